import * as v from "valibot";
import type { Input } from "../contract/call.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { consume } from "../http/rate-limit.ts";
import { enqueue, type JobHandler } from "../jobs/job.service.ts";
import { sendLetter } from "../mailbox/mailbox.service.ts";
import { type Changer, lockChanger, requirePassword } from "../session/changer.ts";
import { sessionStore } from "../session/session.store.ts";
import { requireStepUp } from "../step-up/step-up.service.ts";
import { type DeletionBlock, type DeletionRow, deletionStore } from "./deletion.store.ts";

const DAY = 86_400_000;
/** The time of the e-mail before the end. */
const REMINDER_DAYS = 3;
/** The limit of requests per client, each of which is an e-mail and a row of staff's queue. */
const REQUESTS = { points: 5, seconds: 24 * 3600 };

const signedOut = () => new Problem(401, "signedOut", "Please sign in.");

const dollars = ({ amountUsd }: DeletionBlock): string => `USD ${amountUsd}`;

/** The words for each obstacle to a deletion, and for the step of the client that removes it. */
const advice: Readonly<Record<DeletionBlock["kind"], (block: DeletionBlock) => string>> = {
  eWallet: (block) => `your e-wallet has ${dollars(block)}, which you can withdraw`,
  trading: (block) => `your trading account has ${dollars(block)}, which you can transfer to your e-wallet`,
  positions: () => "you have open positions, which you can close in cTrader",
  deposits: ({ count }) => `${count} of your deposits wait, which you can cancel`,
  withdrawals: ({ count }) => `${count} of your withdrawals wait, which you can cancel`,
  transfers: ({ count }) => `${count} of your transfers wait, which you can cancel`,
  payments: ({ count }) => `${count} of your payments wait for our staff`,
};

/** Returns the sentence that says what prevents a deletion. */
export const describeBlocks = (blocks: readonly DeletionBlock[]): string =>
  `The account cannot be deleted yet: ${blocks.map((block) => advice[block.kind](block)).join("; ")}.`;

/**
 * Requests the deletion of the caller's account, by the password and the address of the account. It waits for the time
 * of the configuration and for staff, and is reported by e-mail. A repeated request returns the open one. Hashes a
 * password, so it opens its own transaction.
 */
export async function requestDeletion(
  deps: Deps,
  changer: Changer,
  { email, password }: Input<"RequestDeletion">,
): Promise<{ readonly deletion: DeletionRow; readonly isNew: boolean }> {
  const { user } = changer;
  const { userId } = user;
  if (email.trim().toLowerCase() !== user.email)
    throw new Refusal("general", "This is not the email address of your account.");
  await requirePassword(deps, changer, password);
  return runInTransaction(deps.sql, async (sql) => {
    await lockChanger(sql, changer);
    const open = await deletionStore.open(sql, userId);
    if (open) return { deletion: open, isNew: false };
    const blocks = await deletionStore.blocksOf(sql, userId);
    if (blocks.length > 0) throw new Refusal("deletionBlocked", describeBlocks(blocks));
    const spendProof = await requireStepUp(deps, sql, changer, "RequestDeletion");
    const askedAt = deps.clock.now();
    await consume(sql, `deletion:${userId}`, REQUESTS, askedAt);
    const erasableFrom = new Date(askedAt.getTime() + deps.config.deletionWaitDays * DAY);
    const deletion = await deletionStore.insert(sql, { userId, askedAt, erasableFrom });
    await spendProof();
    const dueAt = new Date(Math.max(askedAt.getTime(), erasableFrom.getTime() - REMINDER_DAYS * DAY));
    const payload = { deletionId: deletion.deletionId };
    await enqueue(sql, { lane: "letters", kind: "deletionReminder", payload, dueAt });
    await sendLetter(deps, sql, userId, {
      kind: "deletionRequested",
      erasableFrom: erasableFrom.toISOString(),
    });
    return { deletion, isNew: true };
  });
}

/** Takes back the open request of a client; a repeated call does nothing. Returns whether there was one. */
export async function cancelDeletion(deps: Deps, sql: Sql, userId: number): Promise<boolean> {
  if (!(await sessionStore.lockUser(sql, userId))) throw signedOut();
  const decision = { outcome: "cancelled", closedAt: deps.clock.now(), reason: null } as const;
  const isCancelled = await deletionStore.close(sql, userId, decision);
  if (isCancelled) await sendLetter(deps, sql, userId, { kind: "deletionCancelled" });
  return isCancelled;
}

const Payload = v.object({ deletionId: v.number() });

/** Creates the job that reminds a client of an open request before the end, once. */
export const createDeletionReminder =
  (deps: Deps): JobHandler =>
  (payload) =>
    runInTransaction(deps.sql, async (sql) => {
      const { deletionId } = v.parse(Payload, payload);
      const row = await deletionStore.remind(sql, deletionId, deps.clock.now());
      if (!row) return;
      const erasableFrom = row.erasableFrom.toISOString();
      await sendLetter(deps, sql, row.userId, { kind: "deletionSoon", erasableFrom });
    });
