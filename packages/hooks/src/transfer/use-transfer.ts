import type { TransferState } from "./transfer-state.ts";
import { useTransferMachine } from "./use-transfer-machine.ts";

/**
 * Runs a transfer between the user's own accounts: `eWallet` from the e-wallet to the trading account, which is done at once;
 * `trading` from the trading account to the e-wallet, which waits for approval. After a reload a transfer with an unknown
 * outcome is looked up again. The kind of a mounted hook must not change: give each kind its own `key`, and pass what was
 * entered as `usdAmount`.
 *
 * @example
 * const transfer = useTransfer("eWallet", { onSettled: () => navigate("/transactions?tab=internal-transfer") });
 * if (transfer.step === "entering") return <input value={transfer.usdAmount} onChange={(event) => transfer.change(event.target.value)} />;
 */
export function useTransfer(
  kind: "eWallet" | "trading",
  options: { onSettled?: () => void; usdAmount?: string } = {},
): TransferState {
  return useTransferMachine(kind, options).transfer;
}
