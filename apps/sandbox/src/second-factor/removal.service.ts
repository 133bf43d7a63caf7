import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { consume } from "../http/rate-limit.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import type { Origin } from "../session/origin.ts";
import { type RemovalRow, removalStore } from "./removal.store.ts";

const HOUR = 3_600_000;
/** The limit of requests per user, each of which is an e-mail and a row of staff's queue. */
const REQUESTS = { points: 3, seconds: 24 * 3600 };

/**
 * Stores the request of a user to remove a lost second factor. The factor stays until the waiting time is over and staff have
 * approved the request; a repeated request returns the first one.
 */
export async function askForRemoval(
  deps: Deps,
  sql: Sql,
  userId: number,
  origin: Origin,
): Promise<RemovalRow> {
  const open = await removalStore.open(sql, userId);
  if (open) return open;
  const askedAt = deps.clock.now();
  await consume(sql, `factor removal:${userId}`, REQUESTS, askedAt);
  const decidableAt = new Date(askedAt.getTime() + deps.config.factorRemovalHours * HOUR);
  const row = await removalStore.insert(sql, { userId, askedAt, decidableAt, ...origin });
  if (!row) throw new Error("A request to remove a second factor was not written");
  await sendLetter(deps, sql, userId, {
    kind: "factorRemovalAsked",
    waitHours: deps.config.factorRemovalHours,
  });
  return row;
}

/** Cancels the open request of a user; returns false where there is none. */
export async function cancelRemoval(
  deps: Deps,
  sql: Sql,
  userId: number,
  { isTold = true }: { readonly isTold?: boolean } = {},
): Promise<boolean> {
  const decision = { outcome: "cancelled", closedAt: deps.clock.now(), reason: null } as const;
  const isCancelled = await removalStore.close(sql, userId, decision);
  if (isCancelled && isTold) await sendLetter(deps, sql, userId, { kind: "factorRemovalCancelled" });
  return isCancelled;
}

/** Returns the user whose open request a link of an e-mail cancels; null for a link of an earlier request. */
export async function findUserOfKeepLink(sql: Sql, token: string): Promise<number | null> {
  const link = await removalStore.userOfLink(sql, token);
  const open = link && (await removalStore.open(sql, link.userId));
  return open && link.createdAt >= open.askedAt ? link.userId : null;
}
