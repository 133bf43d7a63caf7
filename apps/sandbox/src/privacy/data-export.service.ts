import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { enqueue } from "../jobs/job.service.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { sessionStore, type UserRow } from "../session/session.store.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import { type DataExportRow, dataExportStore } from "./data-export.store.ts";

const DAY = 86_400_000;

/** Returns from when a client can request another copy; null where one can be requested now, or is being made. */
export function calculatePossibleFrom(
  { clock }: Pick<Deps, "clock">,
  latest: DataExportRow | undefined,
): Date | null {
  if (!latest?.madeAt) return null;
  const from = new Date(latest.requestedAt.getTime() + DAY);
  return from > clock.now() ? from : null;
}

/** Returns whether a copy can be downloaded now. */
export const isAvailable = (
  { clock }: Pick<Deps, "clock">,
  { availableUntil, removedAt }: DataExportRow,
): boolean => removedAt === null && availableUntil !== null && clock.now() < availableUntil;

/**
 * Requests a copy of all data about a client, and reports the request by e-mail. While a copy is being made, a further request
 * returns it, because browsers repeat a request whose answer was lost.
 */
export async function requestDataExport(
  deps: Deps,
  sql: Sql,
  holder: { readonly user: UserRow; readonly sessionHash: string },
): Promise<{ readonly exportId: string; readonly isNew: boolean }> {
  const { userId } = holder.user;
  // Requests of one user follow each other.
  if (!(await sessionStore.lockUser(sql, userId))) throw new Problem(401, "signedOut", "Please sign in.");
  const [latest] = await dataExportStore.listOf(sql, userId);
  if (latest && !latest.madeAt) return { exportId: latest.exportId, isNew: false };
  if (calculatePossibleFrom(deps, latest))
    throw new Refusal("dataExportTooSoon", "You can request one copy a day. Please try again tomorrow.");
  const spendProof = await requireStepUp(deps, sql, holder, "RequestDataExport");
  const exportId = deps.randomId();
  const requestedAt = deps.clock.now();
  await dataExportStore.insert(sql, { exportId, userId, requestedAt });
  await spendProof();
  await enqueue(sql, { lane: "copies", kind: "dataExport", payload: { exportId }, dueAt: requestedAt });
  await sendLetter(deps, sql, userId, { kind: "dataExportRequested" });
  return { exportId, isNew: true };
}

/** Closes the copies whose job was abandoned, so that their clients can request others. */
export async function closeFailedExports({ sql, clock, logger }: Deps): Promise<void> {
  for (const exportId of await dataExportStore.closeGivenUp(sql, clock.now()))
    logger.error({ exportId }, "a copy of data could not be made");
}

/** Deletes the files of copies that can no longer be downloaded. */
export async function removeOutdatedExports(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const row of await dataExportStore.listOutdated(deps.sql, now)) {
    await runInTransaction(deps.sql, (sql) => dataExportStore.remove(sql, row, now));
    // A file without a row that is left here is deleted by the purge.
    for (const id of row.partIds) await deps.files.delete(id);
  }
}
