import type { Context } from "hono";
import { recordEvent } from "../control/event.store.ts";
import type { Env } from "../http/env.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { depositSteps, stepDeposit } from "../deposit/deposit.service.ts";
import { Problem } from "../http/problem.ts";
import { describeRefusals, type DocumentRefusals } from "../kyc/document-refusals.ts";
import { decideKyc, kycSteps } from "../kyc/kyc.service.ts";
import { decideRemoval, removalSteps } from "../second-factor/decide-removal.ts";
import type { Caller } from "../session/session.store.ts";
import { decideTransfer, transferSteps } from "../transfer/transfer.service.ts";
import { decideUnmatched, unmatchedSteps } from "../unmatched/unmatched.service.ts";
import { moveWithdrawal, withdrawalSteps } from "../withdrawal/withdrawal.service.ts";

/** What a decision is about, where it is not the whole record. */
interface Part {
  readonly amount: string | null;
  /** The deposit that staff matched the payment with. */
  readonly order: string | null;
  /** The remaining amount when staff read the page. */
  readonly remaining: string | null;
  /** The documents to refuse. */
  readonly refusals: DocumentRefusals;
  /** When the documents on the page of staff were submitted. */
  readonly submittedAt: string | null;
}

/** A kind of record that staff decide on, such as a deposit. */
interface Desk {
  readonly operation: string;
  readonly steps: readonly string[];
  /** Performs one step of a decision, and returns its outcome. */
  decide(deps: Deps, sql: Sql, id: string, step: string, comment: string | null, part: Part): Promise<object>;
}

const has = <T extends object>(steps: T, step: string): step is Extract<keyof T, string> =>
  Object.hasOwn(steps, step);
const noStep = () => new Problem(404, "notFound", "There is no such decision.");

/** The desks of the back office; pages and control calls use the same decisions. */
const desks = {
  deposits: {
    operation: "BackOfficeDeposit",
    steps: Object.keys(depositSteps),
    async decide(deps, sql, transactionId, step, comment) {
      if (!has(depositSteps, step)) throw noStep();
      const { statusId } = await stepDeposit(deps, sql, transactionId, step, comment);
      return { transactionId, paymentStatusId: statusId };
    },
  },
  unmatched: {
    operation: "BackOfficeUnmatchedPayment",
    steps: Object.keys(unmatchedSteps),
    async decide(deps, sql, id, step, reason, part) {
      if (!has(unmatchedSteps, step)) throw noStep();
      if (!/^\d{1,9}$/.test(id)) throw new Problem(404, "notFound", "There is no such payment.");
      const outcome = await decideUnmatched(deps, sql, Number(id), { step, reason, ...part });
      return { unmatchedId: Number(id), ...outcome };
    },
  },
  withdrawals: {
    operation: "BackOfficeWithdrawal",
    steps: Object.keys(withdrawalSteps),
    async decide(deps, sql, transactionId, step, comment) {
      if (!has(withdrawalSteps, step)) throw noStep();
      const { statusId } = await moveWithdrawal(deps, sql, transactionId, withdrawalSteps[step], comment);
      return { transactionId, paymentStatusId: statusId };
    },
  },
  transfers: {
    operation: "BackOfficeTransfer",
    steps: Object.keys(transferSteps),
    async decide(deps, sql, transactionId, step, comment) {
      if (!has(transferSteps, step)) throw noStep();
      const { statusId } = await decideTransfer(deps, sql, transactionId, step, comment);
      return { transactionId, paymentStatusId: statusId };
    },
  },
  kyc: {
    operation: "BackOfficeKyc",
    steps: Object.keys(kycSteps),
    async decide(deps, sql, userId, step, reason, { refusals, submittedAt }) {
      if (!has(kycSteps, step)) throw noStep();
      if (!/^\d{1,9}$/.test(userId)) throw new Problem(404, "notFound", "There is no such user.");
      const decision = { step, reason, refusals, submittedAt };
      return { userId: Number(userId), kycStatus: await decideKyc(deps, sql, Number(userId), decision) };
    },
  },
  factors: {
    operation: "BackOfficeSecondFactor",
    steps: Object.keys(removalSteps),
    async decide(deps, sql, id, step, reason) {
      if (!has(removalSteps, step)) throw noStep();
      if (!/^\d{1,15}$/.test(id)) throw new Problem(404, "notFound", "There is no such request.");
      return { removalId: Number(id), ...(await decideRemoval(deps, sql, Number(id), step, reason)) };
    },
  },
} as const satisfies Readonly<Record<string, Desk>>;

/** The name of a desk. */
export type DeskName = keyof typeof desks;

/** Returns whether a text is the name of a desk. */
export const isDesk = (word: string): word is DeskName => Object.hasOwn(desks, word);

/** The names of all desks. */
export const deskNames: readonly DeskName[] = Object.keys(desks).filter(isDesk);

/** Performs a decision and records it in the audit, in one transaction; a refused decision is recorded too. */
export async function decide(
  deps: Deps,
  context: Context<Env>,
  staff: Caller | null,
  decision: { desk: DeskName; id: string; step: string; comment: string | null } & Partial<Part>,
): Promise<object> {
  const { id, step, amount = null, order = null, remaining = null } = decision;
  const { refusals = {}, submittedAt = null } = decision;
  const part = { amount, order, remaining, refusals, submittedAt };
  const desk: Desk = desks[decision.desk];
  const { requestId, address } = context.var;
  const event = { at: deps.clock.now(), requestId, caller: staff, operation: desk.operation, address };
  try {
    return await runInTransaction(deps.sql, async (sql) => {
      const outcome = await desk.decide(deps, sql, id, step, decision.comment, part);
      const portion = step === unmatchedSteps.assign ? order : amount;
      const words = step === "refuse" ? describeRefusals(refusals) : decision.comment;
      const changes = [
        `${decision.desk} ${id} → ${step}${portion === null ? "" : ` ${portion}`}${words ? `: ${words}` : ""}`,
      ];
      await recordEvent(sql, { ...event, status: 200, responseCode: 1, changes });
      return outcome;
    });
  } catch (error) {
    if (error instanceof Problem && error.status < 500)
      await recordEvent(deps.sql, { ...event, status: error.status, responseCode: error.code, changes: [] });
    throw error;
  }
}
