import { useEligibility, useUserInfo } from "@broker/hooks";
import { Suspense, useState } from "react";
import { lazyOr, lazyPart } from "../frame/lazy-part.tsx";
import { MissingDialog } from "../frame/missing-dialog.view.tsx";
import { ContactProvider } from "../frame/company-contact.tsx";
import { PageTitle } from "../frame/page-title.tsx";
import { InView } from "../frame/in-view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useMessages } from "../i18n/translation.tsx";
import { TrackersPlace } from "../screener/trackers-place.view.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { DashboardView } from "./dashboard.view.tsx";

const TransferDialog = lazyOr(
  async () => (await import("../transfer/transfer.screen.tsx")).TransferDialog,
  MissingDialog,
);

// With the chart and the lists: behind the balances.
const RecentActivity = lazyPart(async () => {
  const file = await import("./recent-activity.screen.tsx");
  return { default: file.RecentActivity };
});

const MarketTrackers = lazyPart(async () => {
  const file = await import("../screener/market-trackers.screen.tsx");
  return { default: file.MarketTrackers };
});

interface DashboardScreenProps {
  /** Called when the user has read that a transfer was made. */
  onTransferred: () => void;
  /** Address of the document that embeds the third party's screener; left out, there are no market trackers. */
  screener?: string;
}

/**
 * The dashboard, connected.
 *
 * @example
 * <DashboardScreen screener="/embed/screener.html" onTransferred={() => navigate("/transactions?tab=internal-transfer")} />
 */
export function DashboardScreen({ onTransferred, screener }: DashboardScreenProps) {
  const [isTransferring, setTransferring] = useState(false);
  const eligibility = useEligibility("withdrawal");
  const t = useMessages(dashboardMessages);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <ContactProvider>
        <DashboardView
          user={useUserInfo()}
          missing={eligibility.status === "known" ? eligibility.missing : []}
          onTransfer={() => setTransferring(true)}
          activity={
            <PanelBoundary>
              <Suspense fallback={<ActivityPlace />}>
                <RecentActivity />
              </Suspense>
            </PanelBoundary>
          }
          trackers={
            screener !== undefined && (
              <InView place={<TrackersPlace />}>
                <PanelBoundary>
                  <Suspense fallback={<TrackersPlace />}>
                    <MarketTrackers address={screener} />
                  </Suspense>
                </PanelBoundary>
              </InView>
            )
          }
        />
      </ContactProvider>
      {isTransferring && (
        <Suspense>
          <TransferDialog onClose={() => setTransferring(false)} onDone={onTransferred} />
        </Suspense>
      )}
    </>
  );
}
