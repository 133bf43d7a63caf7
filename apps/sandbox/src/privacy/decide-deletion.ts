import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { sendLetter, sendLetterTo } from "../mailbox/mailbox.service.ts";
import { mailboxStore } from "../mailbox/mailbox.store.ts";
import { describeBlocks } from "./deletion.service.ts";
import { deletionStore } from "./deletion.store.ts";
import { removePersonalData } from "./erasure.store.ts";

/** The decisions of staff on a request to delete an account. */
export const deletionSteps = { erase: "erased", reject: "refused" } as const;

/**
 * Decides on a request. A deletion before its time, a deletion of an account with money or pending transactions, and a second
 * decision throw a 409. A refusal has a reason that the client reads. The last e-mail is sent to the address that is erased.
 */
export async function decideDeletion(
  deps: Deps,
  sql: Sql,
  deletionId: number,
  step: keyof typeof deletionSteps,
  reason: string | null,
): Promise<{ outcome: (typeof deletionSteps)[keyof typeof deletionSteps] }> {
  if (step === "reject" && reason === null)
    throw new Problem(400, "malformed", "Please give a reason: the client reads it.");
  const request = await deletionStore.find(sql, deletionId);
  if (!request) throw new Problem(404, "notFound", "There is no such request.");
  const { userId, erasableFrom } = request;
  await deletionStore.lockAccount(sql, userId);
  const closedAt = deps.clock.now();
  const outcome = deletionSteps[step];
  if (step === "erase" && closedAt < erasableFrom)
    throw new Problem(409, "deletionBlocked", "The waiting time of this request is not over.");
  const blocks = step === "erase" ? await deletionStore.blocksOf(sql, userId) : [];
  if (blocks.length > 0) throw new Problem(409, "deletionBlocked", describeBlocks(blocks));
  const open = await deletionStore.open(sql, userId);
  if (
    open?.deletionId !== deletionId ||
    !(await deletionStore.close(sql, userId, { outcome, closedAt, reason }))
  )
    throw new Problem(409, "deletionBlocked", "This request was taken back or decided before.");
  if (step === "reject") {
    await sendLetter(deps, sql, userId, { kind: "deletionRefused", comment: reason });
    return { outcome };
  }
  const whom = await mailboxStore.addressee(sql, userId);
  await removePersonalData(sql, userId, closedAt);
  if (whom?.isVerified) {
    const { companyName } = whom;
    await sendLetterTo(deps, sql, whom, { kind: "accountDeleted", companyName, comment: reason });
  }
  return { outcome };
}
