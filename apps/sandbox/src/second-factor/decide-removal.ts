import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { removeAllPasskeys } from "../passkeys/remove-all-passkeys.ts";
import { sessionStore } from "../session/session.store.ts";
import { removalStore } from "./removal.store.ts";
import { removeFactor } from "./second-factor.service.ts";

/** The decisions of staff on a request to remove a lost second factor. */
export const removalSteps = { approve: "approved", reject: "rejected" } as const;

/**
 * Decides on a request, with a reason that the client reads. An approval before the waiting time is over and a second
 * decision are a 409. An approval ends all sessions of the client.
 */
export async function decideRemoval(
  deps: Deps,
  sql: Sql,
  removalId: number,
  step: keyof typeof removalSteps,
  reason: string | null,
): Promise<{ outcome: (typeof removalSteps)[keyof typeof removalSteps] }> {
  if (reason === null) throw new Problem(400, "malformed", "Please give a reason: the client reads it.");
  const removal = await removalStore.find(sql, removalId);
  if (!removal) throw new Problem(404, "notFound", "There is no such request.");
  const { userId, decidableAt } = removal;
  await sessionStore.lockUser(sql, userId);
  const closedAt = deps.clock.now();
  if (step === "approve" && closedAt < decidableAt)
    throw new Problem(409, "factorState", "The waiting time of this request is not over.");
  const open = await removalStore.open(sql, userId);
  const outcome = removalSteps[step];
  if (
    open?.removalId !== removalId ||
    !(await removalStore.close(sql, userId, { outcome, closedAt, reason }))
  )
    throw new Problem(409, "factorState", "This request was cancelled or decided before.");
  if (step === "approve") {
    const freeze = await removeFactor(deps, sql, userId);
    // A passkey signs in without a code too, and may be on the device that was lost.
    await removeAllPasskeys(deps, sql, userId);
    await sessionStore.deleteAllOf(sql, userId);
    await sendLetter(deps, sql, userId, { kind: "factorRemoved", comment: reason, ...freeze });
  } else {
    await sendLetter(deps, sql, userId, { kind: "factorRemovalRejected", comment: reason });
  }
  return { outcome };
}
