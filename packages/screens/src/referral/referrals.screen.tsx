import { useReferrals, useUserInfo } from "@broker/hooks";
import { Heading, Stack, Tabs } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { HistoryView } from "./history.view.tsx";
import { InviteView } from "./invite.view.tsx";
import { referralMessages } from "./referral.messages.ts";

const Invite = () => <InviteView user={useUserInfo()} />;
const History = () => <HistoryView list={useReferrals()} />;

/**
 * Referrals, connected. Each tab is a link to `?tab=`; an unknown `tab` is the first one.
 *
 * @example
 * <ReferralsScreen tab={searchParams.get("tab")} />
 */
export function ReferralsScreen({ tab }: { tab: string | null }) {
  const t = useMessages(referralMessages);
  return (
    <Stack gap={8}>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected={tab === "history" ? "history" : "invite-friend"}
        items={[
          {
            id: "invite-friend",
            label: t("inviteFriend"),
            href: "/referrals?tab=invite-friend",
            content: <Invite />,
          },
          { id: "history", label: t("history"), href: "/referrals?tab=history", content: <History /> },
        ]}
      />
    </Stack>
  );
}
