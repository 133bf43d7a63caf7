import { useReferrals, useUserInfo } from "@broker/hooks";
import { Heading, Skeleton, Stack, Tabs } from "@broker/ui";
import { Suspense } from "react";
import { PageTitle } from "../frame/page-title.tsx";
import { lazyPart } from "../frame/lazy-part.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { InviteView } from "./invite.view.tsx";
import { referralMessages } from "./referral.messages.ts";

const Invite = () => <InviteView user={useUserInfo()} />;

// Inviting needs neither table nor tree.
const HistoryView = lazyPart(async () => {
  const file = await import("./history.view.tsx");
  return { default: file.HistoryView };
});

function History() {
  const list = useReferrals();
  return (
    <PanelBoundary>
      <Suspense fallback={<Skeleton height="block" />}>
        <HistoryView list={list} />
      </Suspense>
    </PanelBoundary>
  );
}

/**
 * Referrals, connected. Each tab is a link to `?tab=`; an unknown `tab` is the first one.
 *
 * @example
 * <ReferralsScreen tab={searchParams.get("tab")} />
 */
export function ReferralsScreen({ tab }: { tab: string | null }) {
  const t = useMessages(referralMessages);
  const isHistory = tab === "history";
  return (
    <Stack gap={8}>
      <PageTitle part={t(isHistory ? "history" : "inviteFriend")}>{t("title")}</PageTitle>
      <Heading level={1}>{t("title")}</Heading>
      <Tabs
        label={t("tabs")}
        selected={isHistory ? "history" : "invite-friend"}
        items={[
          {
            id: "invite-friend",
            label: t("inviteFriend"),
            href: "/referrals?tab=invite-friend",
            content: (
              <PanelBoundary>
                <Invite />
              </PanelBoundary>
            ),
          },
          { id: "history", label: t("history"), href: "/referrals?tab=history", content: <History /> },
        ]}
      />
    </Stack>
  );
}
