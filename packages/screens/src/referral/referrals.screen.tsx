import { useCapability, useReferrals, useUserInfo } from "@broker/hooks";
import { Heading, late, Skeleton, Stack, Tabs } from "@broker/ui";
import { PageTitle } from "../frame/page-title.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import type { Search } from "../places/places.ts";
import { InviteView } from "./invite.view.tsx";
import { referralMessages } from "./referral.messages.ts";
import { parseReferralsTab } from "./referrals-tabs.ts";

const Invite = () => <InviteView user={useUserInfo()} />;

// Late code, because inviting needs neither table nor tree.
const HistoryView = late(async () => (await import("./history.view.tsx")).HistoryView, {
  while: () => <Skeleton height="block" />,
  whenMissing: MissingPanel,
});

function History() {
  const list = useReferrals();
  return (
    <PanelBoundary>
      <HistoryView list={list} />
    </PanelBoundary>
  );
}

/**
 * Referrals, connected. Each tab is a link to `?tab=`; an unknown `tab` opens the first one.
 *
 * @example
 * <ReferralsScreen search={searchParams} />
 */
export function ReferralsScreen({ search }: { search: Search }) {
  const hasHistory = useCapability("referralHistory");
  const tab = hasHistory ? parseReferralsTab(search.get("tab")) : "invite-friend";
  const places = usePlaces();
  const t = useMessages(referralMessages);
  return (
    <Stack gap={8}>
      <PageTitle part={t(tab === "history" ? "history" : "inviteFriend")}>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected={tab}
        items={[
          {
            id: "invite-friend",
            label: t("inviteFriend"),
            href: places.referrals("invite-friend"),
            content: (
              <PanelBoundary>
                <Invite />
              </PanelBoundary>
            ),
          },
          ...(hasHistory
            ? [
                {
                  id: "history",
                  label: t("history"),
                  href: places.referrals("history"),
                  content: <History />,
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
