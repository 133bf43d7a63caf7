import type { MissingRequirement, UserInfoState } from "@broker/hooks";
import { Grid, Heading, Stack, TallCell } from "@broker/ui";
import type { ReactNode } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { LoadingScreen } from "../frame/loading.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { AccountHero } from "./account-hero.view.tsx";
import { Balances } from "./balances.view.tsx";
import { DashboardPlace } from "./dashboard-place.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { NextSteps } from "./next-steps.view.tsx";
import { ReferralCard } from "./referral-card.view.tsx";

interface DashboardViewProps {
  user: UserInfoState;
  /** The requirements that the account lacks, in the order in which to meet them. */
  missing: readonly MissingRequirement[];
  /** The button that sends the verification e-mail again. */
  resend: (isLead: boolean) => ReactNode;
  /** Whether the user is probably a newcomer, for the placeholder of the loading account. */
  isNewcomer: boolean;
  /** Whether the provider has transfers to other users. */
  isToUsers: boolean;
  /** Opens a transfer; null without transfers. */
  onTransfer: (() => void) | null;
  /** The curve of the last months, which loads its own data. */
  curve: ReactNode;
  /** The panel of recent activity, which loads its own data. */
  activity: ReactNode;
  /** The panel of market trackers. */
  trackers?: ReactNode;
}

type LoadedProps = Omit<DashboardViewProps, "user" | "isNewcomer"> & {
  info: Extract<UserInfoState, { status: "loaded" }>["info"];
};

/** The loaded dashboard: money leads; for a newcomer without money, the next steps lead. */
function Loaded({ info, missing, resend, isToUsers, onTransfer, curve, activity, trackers }: LoadedProps) {
  const isEmpty = info.eWalletBalance === 0 && info.cTraderBalance === 0;
  const isStuck = missing.some(({ fixAt }) => fixAt === "support");
  const isNewcomer = isEmpty && missing.length > 0;
  const steps = missing.length > 0 && (
    <PanelBoundary>
      <NextSteps
        missing={missing}
        isEmpty={isEmpty}
        email={info.email}
        resend={resend}
        isToUsers={isToUsers}
        isLead={isNewcomer || isStuck}
      />
    </PanelBoundary>
  );
  return (
    <>
      {isNewcomer && steps}
      <PanelBoundary>
        <AccountHero info={info} isMain={!isNewcomer && !isStuck} onTransfer={onTransfer} curve={curve} />
      </PanelBoundary>
      {!isNewcomer && steps}
      <Grid columns="beside" gap={6}>
        <Balances info={info} />
        <TallCell>{activity}</TallCell>
        <PanelBoundary>
          <ReferralCard referralLink={info.referralLink} />
        </PanelBoundary>
      </Grid>
      {trackers}
    </>
  );
}

/** The dashboard: the account with its money, the next steps, the balances and the recent activity. */
export function DashboardView({ user, isNewcomer, ...more }: DashboardViewProps) {
  const t = useMessages(dashboardMessages);
  return (
    <Stack gap={6}>
      {user.status === "loading" && <LoadingScreen />}
      <Heading level={1}>{t("title")}</Heading>
      {user.status === "failed" ? (
        <Unavailable failure={user.failure} retry={user.retry} />
      ) : user.status === "loading" ? (
        <DashboardPlace isNewcomer={isNewcomer} />
      ) : (
        <Loaded info={user.info} {...more} />
      )}
    </Stack>
  );
}
