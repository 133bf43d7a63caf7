import { useEligibility, useUserInfo } from "@broker/hooks";
import { lazy, Suspense, useState } from "react";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { TrackersPlace } from "../screener/trackers-place.view.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { DashboardView } from "./dashboard.view.tsx";

const TransferDialog = lazy(() =>
  import("../transfer/transfer.screen.tsx").then((file) => ({ default: file.TransferDialog })),
);

// With the chart and the lists: behind the balances.
const RecentActivity = lazy(() =>
  import("./recent-activity.screen.tsx").then((file) => ({ default: file.RecentActivity })),
);

const MarketTrackers = lazy(() =>
  import("../screener/market-trackers.screen.tsx").then((file) => ({ default: file.MarketTrackers })),
);

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
  return (
    <>
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
            <PanelBoundary>
              <Suspense fallback={<TrackersPlace />}>
                <MarketTrackers address={screener} />
              </Suspense>
            </PanelBoundary>
          )
        }
      />
      {isTransferring && (
        <Suspense>
          <TransferDialog onClose={() => setTransferring(false)} onDone={onTransferred} />
        </Suspense>
      )}
    </>
  );
}
