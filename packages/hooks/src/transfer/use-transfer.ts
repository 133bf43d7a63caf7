import type { Transfer } from "./transfer-form.ts";
import { useTransferMachine } from "./use-transfer-machine.ts";

/**
 * A transfer between the user's own accounts: `eWallet` moves from the e-wallet to the trading account at once,
 * `trading` the other way, pending for approval. One whose outcome is open is looked up again after a reload.
 * A component stays with its kind: give another kind another `key`, and what was entered as `usdAmount`.
 *
 * @example
 * const transfer = useTransfer("eWallet", { onSettled: () => navigate("/transactions?tab=internal-transfer") });
 * if (transfer.step === "entering") return <input value={transfer.usdAmount} onChange={(event) => transfer.change(event.target.value)} />;
 */
export function useTransfer(
  kind: "eWallet" | "trading",
  options: { onSettled?: () => void; usdAmount?: string } = {},
): Transfer {
  return useTransferMachine(kind, options).transfer;
}
