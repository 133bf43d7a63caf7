import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { kycExpiryStore, type Limits, type Stage } from "./document-expiry.store.ts";

const DAY = 86_400_000;
/** The number of days before the last day of a document at which its client is notified. */
const SOON_DAYS = 30;
/** The maximum number of notices in one run of the hourly work; each has a transaction of its own. */
const MOST_NOTICES = 1000;

const kinds = { soon: "identityExpiresSoon", over: "identityExpired" } as const;

/** Returns whether a document has expired; a document is still valid on its last day. */
export const isExpired = (validUntil: Date, now: Date): boolean =>
  now.getTime() >= validUntil.getTime() + DAY;

/** Reads the last day of a document from the form of the back office; throws a 422 for a day in the past. */
export function readValidUntil(text: string | null, now: Date): Date | null {
  const written = text?.trim() ?? "";
  if (written === "") return null;
  const day = new Date(`${written}T00:00:00Z`);
  // A date that does not exist, such as February 30, is read as another date.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== written)
    throw new Problem(422, "malformed", "Please write the last day of the document as a date.");
  if (isExpired(day, now))
    throw new Problem(422, "malformed", "This document has expired. Please refuse it with that reason.");
  return day;
}

async function notify(deps: Deps, userId: number, stage: Stage, limits: Limits): Promise<void> {
  await runInTransaction(deps.sql, async (sql) => {
    const validUntil = await kycExpiryStore.note(sql, userId, stage, limits);
    if (!validUntil) return;
    await sendLetter(deps, sql, userId, { kind: kinds[stage], validUntil: validUntil.toISOString() });
  });
}

/**
 * Notifies each client once that the document of an approved check expires within 30 days, and once that it has expired. A
 * notice that fails is logged and tried again in the next hour, and the other notices are still sent.
 */
export async function sendExpiryReminders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const limits = {
    soon: new Date(now.getTime() + SOON_DAYS * DAY),
    over: new Date(now.getTime() - DAY),
  };
  for (const { userId, stage } of await kycExpiryStore.listDue(deps.sql, limits, MOST_NOTICES))
    await notify(deps, userId, stage, limits).catch((error: unknown) =>
      deps.logger.error({ err: error, userId }, "notice of an expiring document not sent"),
    );
}
