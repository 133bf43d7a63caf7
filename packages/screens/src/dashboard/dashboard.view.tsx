import type { MissingRequirement, UserInfoState } from "@broker/hooks";
import { FigureTile, Grid, Heading, Section, Stack } from "@broker/ui";
import type { ReactNode } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { LoadingScreen } from "../frame/loading.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { AccountCard } from "./account-card.view.tsx";
import { AccountPlace } from "./account-place.view.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { NextSteps } from "./next-steps.view.tsx";
import { ReferralCard } from "./referral-card.view.tsx";
import { WelcomeCard } from "./welcome-card.view.tsx";

const tiles = [
  { label: "eWallet", amount: "eWalletBalance" },
  { label: "tradingBalance", amount: "cTraderBalance" },
  { label: "cashEquity", amount: "cTraderCashEquity" },
  { label: "bonus", amount: "cTraderBonus" },
] as const;

interface DashboardViewProps {
  user: UserInfoState;
  /** The requirements that the account lacks, in the order in which to meet them. */
  missing: readonly MissingRequirement[];
  onTransfer: () => void;
  /** The panel of recent activity, which loads its own data. */
  activity: ReactNode;
  /** The panel of market trackers. */
  trackers?: ReactNode;
}

/** The balances of the accounts; placeholders while they are loading. */
function Balances({
  info,
}: {
  info: Extract<DashboardViewProps["user"], { status: "loaded" }>["info"] | undefined;
}) {
  const t = useMessages(dashboardMessages);
  return (
    <Section heading={t("accountSummary")} level={2}>
      <Grid columns="pair">
        {tiles.map(({ label, amount }) => (
          <FigureTile key={label} label={t(label)} value={info?.[amount]} currency="USD" />
        ))}
      </Grid>
    </Section>
  );
}

/** The dashboard: the user, the balances, the next steps and the recent activity. */
export function DashboardView({ user, missing, onTransfer, activity, trackers }: DashboardViewProps) {
  const t = useMessages(dashboardMessages);
  const info = user.status === "loaded" ? user.info : undefined;
  const isEmpty = info !== undefined && info.eWalletBalance === 0 && info.cTraderBalance === 0;
  const hasSteps = missing.length > 0 || isEmpty;
  const referral = info && (
    <PanelBoundary>
      <ReferralCard referralLink={info.referralLink} />
    </PanelBoundary>
  );
  return (
    <Stack gap={8}>
      {user.status === "loading" && <LoadingScreen />}
      <Heading level={1}>{t("title")}</Heading>
      {user.status === "failed" ? (
        <Unavailable failure={user.failure} retry={user.retry} />
      ) : (
        <>
          <PanelBoundary>
            <WelcomeCard info={info} onTransfer={onTransfer} />
          </PanelBoundary>
          <Balances info={info} />
          <Grid columns={2} gap={6} align="start">
            {info ? (
              <>
                <Stack gap={6}>
                  {hasSteps && (
                    <PanelBoundary>
                      <NextSteps missing={missing} isEmpty={isEmpty} email={info.email} />
                    </PanelBoundary>
                  )}
                  <PanelBoundary>
                    <AccountCard info={info} isMain={!hasSteps} />
                  </PanelBoundary>
                  {!hasSteps && referral}
                </Stack>
                <Stack gap={6}>
                  {/* Above content that loads late, so that its position does not change. */}
                  {hasSteps && referral}
                  {activity}
                </Stack>
              </>
            ) : (
              <>
                <AccountPlace />
                <ActivityPlace />
              </>
            )}
          </Grid>
          {info && trackers}
        </>
      )}
    </Stack>
  );
}
