import type { Config } from "./config.ts";
import { toWireDate } from "./contract/wire-values.ts";

/** Returns the column that a change of status sets: the time at which processing began, or the time of the end. */
export const timeOf = (statusId: number, at: Date) =>
  statusId < 4 ? { processingAt: at } : { settledAt: at };

interface Times {
  readonly processingAt: Date | null;
  readonly settledAt: Date | null;
}

/**
 * Returns the fields that the capability `transactionDetails` adds to a row of a list: the rate, null for a transaction in US
 * dollars, and the times of the later states.
 */
export const detailsOf = (
  { capabilities }: Pick<Config, "capabilities">,
  { processingAt, settledAt }: Times,
  rate: string | null,
) =>
  capabilities.includes("transactionDetails") && {
    rate: rate === null ? null : Number(rate),
    processingDate: processingAt && toWireDate(processingAt),
    settledDate: settledAt && toWireDate(settledAt),
  };

/**
 * Returns the field that the capability `cancel` adds to a row of a list: who cancelled the transaction; null if staff or a
 * gateway did.
 */
export const cancellerOf = (
  { capabilities }: Pick<Config, "capabilities">,
  { cancelledBy }: { readonly cancelledBy: "client" | "expiry" | null },
) => capabilities.includes("cancel") && { cancelledBy };
