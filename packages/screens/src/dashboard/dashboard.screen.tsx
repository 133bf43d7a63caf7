import { useCapability, useEligibility, useSession, useUserInfo } from "@broker/hooks";
import { late } from "@broker/ui";
import { useState } from "react";
import { TransferDialog } from "../entries/transfer.ts";
import { ContactProvider } from "../frame/company-contact.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { InView } from "../frame/in-view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { useNavigate, usePlaces } from "../places/host.tsx";
import { TrackersPlace } from "../screener/trackers-place.view.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { ActionPlace } from "./action-place.view.tsx";
import { CurvePlace, type PlaceProps } from "./curve-place.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { DashboardView } from "./dashboard.view.tsx";

// Late code with the chart and the lists, loaded after the balances.
const RecentActivity = late<PlaceProps>(
  async () => (await import("./recent-activity.screen.tsx")).RecentActivity,
  {
    while: ActivityPlace,
    whenMissing: MissingPanel,
  },
);

const MoneyCurve = late<PlaceProps>(async () => (await import("./recent-activity.screen.tsx")).MoneyCurve, {
  while: CurvePlace,
  whenMissing: () => null,
});

// Needed by newcomers only.
const ResendStep = late<{ isLead: boolean }>(
  async () => (await import("./resend-step.screen.tsx")).ResendStep,
  { while: ActionPlace, whenMissing: MissingPanel },
);

const toResendStep = (isLead: boolean) => <ResendStep isLead={isLead} />;

const MarketTrackers = late(
  async () => (await import("../screener/market-trackers.screen.tsx")).MarketTrackers,
  { while: TrackersPlace, whenMissing: MissingPanel },
);

/** The status of an identity check that was not submitted (spec 4.2). */
const NOT_SUBMITTED = 0;

/**
 * The connected dashboard. After a transfer it navigates to the internal transfers.
 *
 * @example
 * <DashboardScreen />
 */
export function DashboardScreen() {
  const places = usePlaces();
  const navigate = useNavigate();
  const [isTransferring, setTransferring] = useState(false);
  const eligibility = useEligibility("withdrawal");
  const hasTransfers = useCapability("transfers");
  const isToUsers = useCapability("userTransfers");
  const session = useSession();
  const user = useUserInfo();
  // The account, once it is loaded, tells more than its session.
  const isNewcomer =
    user.status === "loaded"
      ? user.info.eWalletBalance === 0 && user.info.cTraderBalance === 0
      : session.status === "signedIn" && session.user.kycStatus === NOT_SUBMITTED;
  const t = useMessages(dashboardMessages);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <ContactProvider>
        <DashboardView
          user={user}
          missing={eligibility.status === "known" ? eligibility.missing : []}
          resend={toResendStep}
          isNewcomer={isNewcomer}
          isToUsers={isToUsers}
          onTransfer={hasTransfers ? () => setTransferring(true) : null}
          curve={
            <PanelBoundary>
              <MoneyCurve isNewcomer={isNewcomer} />
            </PanelBoundary>
          }
          activity={
            <PanelBoundary>
              <RecentActivity isNewcomer={isNewcomer} />
            </PanelBoundary>
          }
          trackers={
            places.screener !== undefined && (
              <InView place={<TrackersPlace />}>
                <PanelBoundary>
                  <MarketTrackers address={places.screener} content={places.content} />
                </PanelBoundary>
              </InView>
            )
          }
        />
      </ContactProvider>
      {isTransferring && (
        <TransferDialog
          onClose={() => setTransferring(false)}
          onDone={() => navigate(places.transactions("internal-transfer"))}
        />
      )}
    </>
  );
}
