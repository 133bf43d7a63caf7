import { parseProviderDate } from "@broker/sdk";
import { toDecimal } from "@broker/sdk/money";

/** What a provider with the capability `transactionDetails` tells about a transaction; null where it does not. */
export interface TransactionDetails {
  /** Local currency per US dollar, an exact decimal; null where nothing was converted. */
  readonly rate: string | null;
  /** When staff or a gateway began to process it. */
  readonly processingAt: Date | null;
  /** When it was completed or cancelled. */
  readonly settledAt: Date | null;
}

interface Row {
  readonly rate?: number | null;
  readonly processingDate?: string | null;
  readonly settledDate?: string | null;
}

/** Reads the details of a list's row. */
export function toTransactionDetails(row: Row): TransactionDetails {
  const { rate, processingDate, settledDate } = row;
  return {
    rate: typeof rate === "number" ? toDecimal(rate) : null,
    processingAt: parseProviderDate(processingDate ?? null),
    settledAt: parseProviderDate(settledDate ?? null),
  };
}
