import {
  closeApproval,
  decideOnMoney,
  describeApproval,
  FIRST_OF_TWO,
  lockRecord,
} from "../approval/approval.service.ts";
import { toStatusId } from "../catalogue/catalogue.routes.ts";
import { catalogueStore } from "../catalogue/catalogue.store.ts";
import { addOperation } from "../contract/operation.ts";
import type { App } from "../http/env.ts";
import type { ReadSql } from "../db/database.ts";
import { readPage } from "../paging/read-page.ts";
import { type Piece, readInPieces } from "../db/pieces.ts";
import type { Sql } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { Problem, Refusal } from "../http/problem.ts";
import { toWireDate } from "../contract/wire-values.ts";
import type { UserRow } from "../session/session.store.ts";
import { moveWithdrawal, requestCode, requestWithdrawal } from "./withdrawal.service.ts";
import { withdrawalStore } from "./withdrawal.store.ts";
import { cancellerOf, detailsOf } from "../transaction-details.ts";

/** The status of a withdrawal that was paid. */
const COMPLETED = 5;

/** The bank of countries without a list of banks. */
const anyBank = [{ code: "SWIFT", description: "International transfer (SWIFT)" }];

type ListedWithdrawal = Awaited<ReturnType<typeof withdrawalStore.listOf>>[number];

/** Returns the list of a user's withdrawals, with its rows as in the contract. */
const listOf = ({ config }: Deps, sql: ReadSql, userId: number) => ({
  read: (piece: Piece) => withdrawalStore.listOf(sql, userId, piece),
  has: (transactionId: string) => withdrawalStore.has(sql, userId, transactionId),
  name: ({ withdrawal }: ListedWithdrawal) => withdrawal.transactionId,
  show: ({ withdrawal, platformName }: ListedWithdrawal) => ({
    requestDate: toWireDate(withdrawal.requestedAt),
    transactionId: withdrawal.transactionId,
    amount: Number(withdrawal.amount),
    amountUsd: Number(withdrawal.amountUsd),
    currencyCode: withdrawal.currencyCode,
    paymentPlatformName: platformName,
    paymentStatusId: toStatusId(withdrawal.statusId),
    receipt: null,
    comment: withdrawal.comment,
    ...cancellerOf(config, withdrawal),
    ...detailsOf(config, withdrawal, withdrawal.currencyCode === "USD" ? null : withdrawal.rate),
    ...(config.capabilities.includes("withdrawalWallet") && { walletAddress: withdrawal.walletAddress }),
  }),
});

/** Adds the operations of withdrawals, which a one-time code confirms, and the steps of staff. */
export function withdrawalRoutes(app: App, deps: Deps): void {
  addOperation(app, deps, "GetWithdrawalMethod", async ({ sql, input }) => {
    const rows = await catalogueStore.banks(sql, input.countryCode ?? "MY");
    return rows.length > 0 ? rows.map(({ code, description }) => ({ code, description })) : anyBank;
  });
  addOperation(
    app,
    deps,
    "RequestOtpWithdrawal",
    async ({ sql, user, sessionHash, input, changed }) => {
      const holder = { user, sessionHash };
      const { expiresAt, resendAfterSeconds } = await requestCode(deps, sql, holder, input);
      changed("withdrawal code sent");
      return { expiresAt: toWireDate(expiresAt), resendAfterSeconds };
    },
    { limit: { points: 10, seconds: 3600 } },
  );
  addOperation(app, deps, "WithdrawalRequest", async ({ sql, user, sessionHash, input, write, changed }) => {
    const { transactionId, writes } = await requestWithdrawal(deps, sql, user, sessionHash, input);
    write(...writes);
    changed(`withdrawal ${transactionId} → Pending`);
    return { transactionId };
  });
  addOperation(app, deps, "GetWithdrawalTransactionsByUser", ({ read, user }) =>
    read((sql) => readInPieces(listOf(deps, sql, user.userId))),
  );
  addOperation(app, deps, "GetWithdrawalPage", ({ read, user, input }) =>
    read((sql) => readPage(listOf(deps, sql, user.userId), input)),
  );
  addOperation(app, deps, "ApproveWithdrawalRequest", async ({ sql, user, input, changed }) => {
    const { transactionId, comment = null } = input;
    await move(deps, sql, user, { transactionId, to: 5, comment }, changed);
    return null;
  });
  addOperation(app, deps, "UpdateWithdrawalStatus", async ({ sql, user, input, changed }) => {
    const { transactionId, paymentStatusId: to, comment = null } = input;
    await move(deps, sql, user, { transactionId, to, comment }, changed);
    return null;
  });
}

/** A step of staff with a withdrawal. */
interface Step {
  readonly transactionId: string;
  readonly to: number;
  readonly comment: string | null;
}

/** Moves a withdrawal as a member of staff; null where the payment of its amount waits for a second person. */
async function moveAs(deps: Deps, sql: Sql, staff: UserRow, { transactionId, to, comment }: Step) {
  const desk = "withdrawals";
  await lockRecord(sql, desk, transactionId);
  const perform = (within: Sql, words: string | null) =>
    moveWithdrawal(deps, within, transactionId, to, words);
  const found = to === COMPLETED ? await withdrawalStore.find(sql, transactionId) : null;
  if (found) {
    const { amountUsd } = found;
    const whole = { part: null, amountUsd, setsAmount: false };
    const decision = { desk, recordId: transactionId, step: "approve", ...whole, comment } as const;
    return decideOnMoney(deps, sql, staff.userId, decision, perform);
  }
  const outcome = await perform(sql, comment);
  if (to > COMPLETED) await closeApproval(deps, sql, desk, transactionId);
  return { outcome, firstBy: null };
}

/** Runs a step of staff as an operation, whose refusals are envelopes instead of statuses of a page. */
async function move(
  deps: Deps,
  sql: Sql,
  staff: UserRow,
  step: Step,
  changed: (what: string) => void,
): Promise<void> {
  const what = `withdrawal ${step.transactionId} → ${step.to === COMPLETED ? "Completed" : step.to}`;
  try {
    const done = await moveAs(deps, sql, staff, step);
    changed([what, ...describeApproval(done)].join(": "));
    if (done) return;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Refusal(error.status === 404 ? "transactionUnknown" : "transactionState", error.message);
  }
  throw new Refusal("transactionState", FIRST_OF_TWO, { keepsChanges: true });
}
