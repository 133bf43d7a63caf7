import type { Context } from "hono";
import { closeApproval, decideOnMoney, describeApproval, lockRecord } from "../approval/approval.service.ts";
import Big from "big.js";
import { recordEvent } from "../control/event.store.ts";
import type { Env } from "../http/env.ts";
import type { Sql } from "../db/database.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { depositSteps, stepDeposit } from "../deposit/deposit.service.ts";
import { depositStore } from "../deposit/deposit.store.ts";
import { Problem } from "../http/problem.ts";
import { describeRefusals, type DocumentRefusals } from "../kyc/document-refusals.ts";
import { decideKyc, kycSteps } from "../kyc/kyc.service.ts";
import { decideDeletion, deletionSteps } from "../privacy/decide-deletion.ts";
import { decideRemoval, removalSteps } from "../second-factor/decide-removal.ts";
import type { Caller } from "../session/session.store.ts";
import { decideTransfer, transferSteps } from "../transfer/transfer.service.ts";
import { transferStore } from "../transfer/transfer.store.ts";
import { decideUnmatched, isAmount, unmatchedSteps } from "../unmatched/unmatched.service.ts";
import { unmatchedStore } from "../unmatched/unmatched.store.ts";
import { moveWithdrawal, withdrawalSteps } from "../withdrawal/withdrawal.service.ts";
import { withdrawalStore } from "../withdrawal/withdrawal.store.ts";

/** The subject of a decision that is not about a whole record. */
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
  /** The last day of an approved document. */
  readonly validUntil: string | null;
}

/** The money that a decision moves; `part` says which part of a record it is, null for the whole. */
interface Moved {
  readonly amountUsd: string;
  readonly part: string | null;
  readonly setsAmount: boolean;
}

/** Returns the whole amount of a record, for the step that moves it. */
async function wholeOf(found: Promise<{ readonly amountUsd: string } | null>): Promise<Moved | null> {
  const record = await found;
  return record && { amountUsd: record.amountUsd, part: null, setsAmount: false };
}

/**
 * Returns what a decision on an unmatched payment moves, and for which deposit. The worth of the whole payment counts, so that
 * one person cannot decide on a large payment in small parts. A decision that sets the worth counts as a movement of money too.
 */
async function partOfPayment(sql: Sql, id: string, step: string, { amount }: Part): Promise<Moved | null> {
  const payment = /^\d{1,9}$/.test(id) ? await unmatchedStore.find(sql, Number(id)) : null;
  if (!payment || step === unmatchedSteps.assign) return null;
  const text = amount ?? payment.remaining;
  const part = isAmount(text) ? new Big(text).toFixed(2) : text;
  if (step === unmatchedSteps.value)
    return isAmount(text) ? { amountUsd: part, part, setsAmount: true } : null;
  if (payment.amountUsd === null) return null;
  const whose = payment.transactionId === null ? "" : ` for ${payment.transactionId}`;
  return { amountUsd: payment.amountUsd, part: part + whose, setsAmount: false };
}

/** A kind of record that staff decide on, such as a deposit. */
interface Desk {
  readonly operation: string;
  readonly steps: readonly string[];
  /** Returns what a step moves, where it moves money and two members of staff may be needed; null for any other step. */
  moves?(sql: Sql, id: string, step: string, part: Part): Promise<Moved | null>;
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
    moves: async (sql, id, step) => (step === "complete" ? wholeOf(depositStore.find(sql, id)) : null),
    async decide(deps, sql, transactionId, step, comment) {
      if (!has(depositSteps, step)) throw noStep();
      const { statusId } = await stepDeposit(deps, sql, transactionId, step, comment);
      return { transactionId, paymentStatusId: statusId };
    },
  },
  unmatched: {
    operation: "BackOfficeUnmatchedPayment",
    steps: Object.keys(unmatchedSteps),
    moves: partOfPayment,
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
    moves: async (sql, id, step) => (step === "approve" ? wholeOf(withdrawalStore.find(sql, id)) : null),
    async decide(deps, sql, transactionId, step, comment) {
      if (!has(withdrawalSteps, step)) throw noStep();
      const { statusId } = await moveWithdrawal(deps, sql, transactionId, withdrawalSteps[step], comment);
      return { transactionId, paymentStatusId: statusId };
    },
  },
  transfers: {
    operation: "BackOfficeTransfer",
    steps: Object.keys(transferSteps),
    moves: async (sql, id, step) => (step === "approve" ? wholeOf(transferStore.find(sql, id)) : null),
    async decide(deps, sql, transactionId, step, comment) {
      if (!has(transferSteps, step)) throw noStep();
      const { statusId } = await decideTransfer(deps, sql, transactionId, step, comment);
      return { transactionId, paymentStatusId: statusId };
    },
  },
  kyc: {
    operation: "BackOfficeKyc",
    steps: Object.keys(kycSteps),
    async decide(deps, sql, userId, step, reason, { refusals, submittedAt, validUntil }) {
      if (!has(kycSteps, step)) throw noStep();
      if (!/^\d{1,9}$/.test(userId)) throw new Problem(404, "notFound", "There is no such user.");
      const decision = { step, reason, refusals, submittedAt, validUntil };
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
  deletions: {
    operation: "BackOfficeDeletion",
    steps: Object.keys(deletionSteps),
    async decide(deps, sql, id, step, reason) {
      if (!has(deletionSteps, step)) throw noStep();
      if (!/^\d{1,15}$/.test(id)) throw new Problem(404, "notFound", "There is no such request.");
      return { deletionId: Number(id), ...(await decideDeletion(deps, sql, Number(id), step, reason)) };
    },
  },
} as const satisfies Readonly<Record<string, Desk>>;

/** The name of a desk. */
export type DeskName = keyof typeof desks;

const isDesk = (word: string): word is DeskName => Object.hasOwn(desks, word);

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
  const { refusals = {}, submittedAt = null, validUntil = null } = decision;
  const part = { amount, order, remaining, refusals, submittedAt, validUntil };
  const desk: Desk = desks[decision.desk];
  // A record has one spelling, because locks and approvals are found by its text.
  if (id.startsWith("0")) throw new Problem(404, "notFound", "There is no such record.");
  const { requestId, address } = context.var;
  const event = { at: deps.clock.now(), requestId, caller: staff, operation: desk.operation, address };
  try {
    return await runInTransaction(deps.sql, async (sql) => {
      await lockRecord(sql, decision.desk, id);
      const perform = (within: Sql, comment: string | null) =>
        desk.decide(deps, within, id, step, comment, part);
      // A control call of a demo has no member of staff, who could be one of two persons.
      const moved = staff && desk.moves ? await desk.moves(sql, id, step, part) : null;
      const money = moved && { ...moved, desk: decision.desk, recordId: id, step, comment: decision.comment };
      const done =
        staff && money
          ? await decideOnMoney(deps, sql, staff.user.userId, money, perform)
          : { outcome: await perform(sql, decision.comment), firstBy: null };
      // Another decision may change what was approved, such as the client of a payment.
      if (!money && step !== "process") await closeApproval(deps, sql, decision.desk, id);
      const portion = step === unmatchedSteps.assign ? order : amount;
      const words = step === "refuse" ? describeRefusals(refusals) : decision.comment;
      const changes = [
        `${decision.desk} ${id} → ${step}${portion === null ? "" : ` ${portion}`}${words ? `: ${words}` : ""}`,
        ...describeApproval(done),
      ];
      await recordEvent(sql, { ...event, status: 200, responseCode: 1, changes });
      return done?.outcome ?? { waitsFor: "secondApproval" };
    });
  } catch (error) {
    if (error instanceof Problem && error.status < 500)
      await recordEvent(deps.sql, { ...event, status: error.status, responseCode: error.code, changes: [] });
    throw error;
  }
}
