import { useEligibility, useUserInfo } from "@broker/hooks";
import { lazy, Suspense, useState } from "react";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { ActivityPlace } from "./activity-place.view.tsx";
import { DashboardView } from "./dashboard.view.tsx";

const TransferDialog = lazy(() =>
  import("../transfer/transfer.screen.tsx").then((file) => ({ default: file.TransferDialog })),
);

// With the chart and the lists: behind the balances.
const RecentActivity = lazy(() =>
  import("./recent-activity.screen.tsx").then((file) => ({ default: file.RecentActivity })),
);

/**
 * The dashboard, connected. `onTransferred` is called when the user has read that a transfer was made.
 *
 * @example
 * <DashboardScreen onTransferred={() => navigate("/transactions?tab=internal-transfer")} />
 */
export function DashboardScreen({ onTransferred }: { onTransferred: () => void }) {
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
      />
      {isTransferring && (
        <Suspense>
          <TransferDialog onClose={() => setTransferring(false)} onDone={onTransferred} />
        </Suspense>
      )}
    </>
  );
}
