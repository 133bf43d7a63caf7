import { parseProviderDate } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";

/** What a provider tells about a transaction beyond the forty calls; null where it does not. */
export interface TransactionDetails {
  /** Local currency per US dollar, an exact decimal; null where nothing was converted. */
  readonly rate: string | null;
  /** When staff or a gateway began to process it. */
  readonly processingAt: Date | null;
  /** When it was completed or cancelled. */
  readonly settledAt: Date | null;
  /**
   * Who cancelled it, with the capability `cancel`: its user, or the time without a payment; null where it is not
   * cancelled, and where the provider did.
   */
  readonly cancelledBy: "client" | "expiry" | null;
}

interface Row {
  readonly rate?: number | null;
  readonly processingDate?: string | null;
  readonly settledDate?: string | null;
  readonly cancelledBy?: "client" | "expiry" | null;
}

/** Reads the details of a list's row. */
export function toTransactionDetails(row: Row): TransactionDetails {
  const { rate, processingDate, settledDate, cancelledBy = null } = row;
  return {
    rate: typeof rate === "number" ? toDecimal(rate) : null,
    processingAt: parseProviderDate(processingDate ?? null),
    settledAt: parseProviderDate(settledDate ?? null),
    cancelledBy,
  };
}
