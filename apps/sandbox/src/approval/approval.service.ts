import Big from "big.js";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { lifetimes } from "../expiry/lifetimes.ts";
import { formatTime } from "../pages/page.ts";
import { type Area, hasRight } from "../session/staff-rights.ts";
import { approvalStore } from "./approval.store.ts";

const HOUR = 3_600_000;

/** A decision that moves money. */
export interface MoneyDecision {
  readonly desk: Area;
  readonly recordId: string;
  readonly step: string;
  /** The part of the record that it is about, such as an amount; null for the whole. */
  readonly part: string | null;
  readonly amountUsd: string;
  /** Whether the decision itself sets the amount, so that the amount cannot say how many persons are needed. */
  readonly setsAmount: boolean;
  readonly comment: string | null;
}

/** A decision that was performed. */
export interface Performed<Outcome> {
  readonly outcome: Outcome;
  /** The id of the member of staff who approved the decision before; null if one approval was sufficient. */
  readonly firstBy: number | null;
}

/** The entry of the audit for the first of two approvals. */
export const NOT_DONE_YET = "first of two approvals: not done yet";

/** Returns the words of the audit for the first or the second of two approvals; empty if one approval was sufficient. */
export function describeApproval(done: Performed<unknown> | null): readonly string[] {
  if (done === null) return [NOT_DONE_YET];
  return done.firstBy === null ? [] : [`second of two approvals, the first by user ${done.firstBy}`];
}

/** Tells the first of two members of staff what happens next. */
export const FIRST_OF_TWO =
  "Your approval is recorded. Another person has to approve this amount too before it is done.";

/**
 * Returns whether a decision about an amount needs two members of staff: it is above the configured one, or with null
 * not known yet.
 */
export const needsTwo = ({ config }: Pick<Deps, "config">, amountUsd: string | null): boolean =>
  config.secondApprovalUsd !== null &&
  (amountUsd === null || new Big(amountUsd).gt(config.secondApprovalUsd));

/** Returns whether the first approval of a record counts: its person still has the right to decide. */
export const isCounted = (desk: Area, first: Parameters<typeof hasRight>[0]): boolean =>
  hasRight(first, [desk, "change"]);

/** Locks a record for a decision of staff; every decision locks the record before it does anything else. */
export const lockRecord = approvalStore.lockRecord;

/** Closes the first approval of a record, because another decision about it was made. */
export const closeApproval = (deps: Deps, sql: Sql, desk: Area, recordId: string): Promise<void> =>
  approvalStore.close(sql, { desk, recordId, secondBy: null, at: deps.clock.now() });

/**
 * Refuses an approval by a member of staff whom an administrator added or changed a short time ago, so that an
 * administrator cannot be both persons before the other administrators have learned of the account.
 */
async function requireSettled({ clock }: Pick<Deps, "clock">, sql: Sql, staffId: number): Promise<void> {
  const changedAt = await approvalStore.readChange(sql, staffId);
  const from = changedAt && new Date(changedAt.getTime() + lifetimes.staffWaitHours * HOUR);
  if (from && from > clock.now())
    throw new Problem(
      409,
      "transactionState",
      `An administrator added or changed your account. You can approve amounts that need two persons from ${formatTime(from)} on.`,
    );
}

class Undone extends Error {}

/** Performs a decision and undoes it, so that the first of two approvals is refused where the decision would be. */
async function tryOut(sql: Sql, perform: (sql: Sql) => Promise<unknown>): Promise<void> {
  try {
    await sql.transaction(async (inner) => {
      await perform(inner);
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/**
 * Makes a decision that moves money as one member of staff, on a locked record. Up to the configured amount it is
 * performed. Above it the first approval is recorded, which returns null, and the same approval by another person
 * performs the decision, with the first person's comment where the second one wrote none. An approval of another decision
 * about the record replaces the first one, and so does any approval after its person has lost the right to decide.
 */
export async function decideOnMoney<Outcome>(
  deps: Deps,
  sql: Sql,
  staffId: number,
  decision: MoneyDecision,
  perform: (sql: Sql, comment: string | null) => Promise<Outcome>,
): Promise<Performed<Outcome> | null> {
  const { setsAmount, ...approved } = decision;
  if (needsTwo(deps, setsAmount ? null : decision.amountUsd)) await requireSettled(deps, sql, staffId);
  const { desk, recordId, step, part, amountUsd, comment } = approved;
  const at = deps.clock.now();
  const found = await approvalStore.findOpen(sql, desk, recordId);
  const open = found && isCounted(desk, found.first) ? found.approval : null;
  const isSame = open?.step === step && open.part === part && new Big(open.amountUsd).eq(amountUsd);
  if (!needsTwo(deps, setsAmount ? null : amountUsd)) {
    await approvalStore.close(sql, { desk, recordId, secondBy: null, at });
    return { outcome: await perform(sql, comment), firstBy: null };
  }
  if (!isSame) {
    await tryOut(sql, (inner) => perform(inner, comment));
    await approvalStore.close(sql, { desk, recordId, secondBy: null, at });
    await approvalStore.insert(sql, { ...approved, firstBy: staffId, firstAt: at });
    return null;
  }
  if (open.firstBy === staffId)
    throw new Problem(
      409,
      "transactionState",
      "You have approved this already. Another person has to approve it too.",
    );
  await approvalStore.close(sql, { desk, recordId, secondBy: staffId, at });
  return { outcome: await perform(sql, comment ?? open.comment), firstBy: open.firstBy };
}
