import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { inboxStore, type NewEntry } from "./inbox.store.ts";

/** Changes that users make to their own requests, whose entries are read from the start. Changes of an account's security are not among them, since a thief may have made them. */
const ownChanges: ReadonlySet<NewEntry["change"]> = new Set<NewEntry["change"]>([
  "depositCancelledByClient",
  "withdrawalCancelledByClient",
  "transferCancelledByClient",
]);

/**
 * Writes an entry of the inbox in the transaction of its cause, unless its user does not want it there. Returns whether
 * an e-mail about it is wanted.
 */
export async function recordEntry(
  { config, clock }: Pick<Deps, "config" | "clock">,
  sql: Sql,
  entry: Omit<NewEntry, "at" | "readAt">,
): Promise<boolean> {
  if (!config.capabilities.includes("inbox")) return true;
  const at = clock.now();
  const readAt = ownChanges.has(entry.change) ? at : null;
  const { isEmailOff } = await inboxStore.write(sql, { ...entry, at, readAt });
  return !isEmailOff;
}
