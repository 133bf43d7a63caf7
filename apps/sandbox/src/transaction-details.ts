import type { Config } from "./config.ts";
import { toWireDate } from "./contract/wire-values.ts";

/** Returns the time to keep for a change of status: of the beginning of processing, or of the end. */
export const timeOf = (statusId: number, at: Date) =>
  statusId < 4 ? { processingAt: at } : { settledAt: at };

interface Times {
  readonly processingAt: Date | null;
  readonly settledAt: Date | null;
}

/**
 * Returns what a row of a list tells with the capability `transactionDetails`: its rate, null for a transaction in US
 * dollars, and the times of its later states.
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

/** Returns what a row of a list tells with the capability `cancel`: who cancelled it, besides staff and gateways. */
export const cancellerOf = (
  { capabilities }: Pick<Config, "capabilities">,
  { cancelledBy }: { readonly cancelledBy: "client" | "expiry" | null },
) => capabilities.includes("cancel") && { cancelledBy };
