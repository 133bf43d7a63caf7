import { useUserInfo } from "@broker/hooks";
import { lazy, Suspense, useState } from "react";
import { DashboardView } from "./dashboard.view.tsx";

const TransferDialog = lazy(() =>
  import("../transfer/transfer.screen.tsx").then((file) => ({ default: file.TransferDialog })),
);

/**
 * The dashboard, connected. `onTransferred` is called when the user has read that a transfer was made.
 *
 * @example
 * <DashboardScreen onTransferred={() => navigate("/transactions?tab=internal-transfer")} />
 */
export function DashboardScreen({ onTransferred }: { onTransferred: () => void }) {
  const [isTransferring, setTransferring] = useState(false);
  return (
    <>
      <DashboardView user={useUserInfo()} onTransfer={() => setTransferring(true)} />
      {isTransferring && (
        <Suspense>
          <TransferDialog onClose={() => setTransferring(false)} onDone={onTransferred} />
        </Suspense>
      )}
    </>
  );
}
