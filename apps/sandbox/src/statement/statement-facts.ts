import Big from "big.js";
import type { CustomerAccount } from "../ledger/ledger.store.ts";
import { OwnError } from "../telemetry/error-description.ts";
import type { Period } from "./period.rules.ts";

/** A posting of one account, as the ledger has it. */
export interface Posting {
  readonly account: string;
  readonly at: Date;
  readonly kind: string;
  readonly reference: string;
  readonly amount: string;
}

/** A movement of an account with the balance after it. */
interface StatedMovement extends Omit<Posting, "account"> {
  readonly balance: string;
}

/** An account within a period. */
export interface StatedAccount {
  readonly kind: CustomerAccount;
  readonly opening: string;
  readonly received: string;
  readonly spent: string;
  readonly closing: string;
  readonly movements: readonly StatedMovement[];
}

/** The balances of an account at both ends of a period, each summed up by the ledger itself. */
export interface Ends {
  readonly kind: CustomerAccount;
  readonly opening: string;
  readonly closing: string;
}

const sum = (amounts: readonly string[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0));

/** States one account; throws where its opening balance and its movements do not make its closing balance. */
function stateAccount({ kind, opening, closing }: Ends, postings: readonly Posting[]): StatedAccount {
  let balance = new Big(opening);
  const movements = postings.map(({ at, kind: cause, reference, amount }) => {
    balance = balance.plus(amount);
    return { at, kind: cause, reference, amount, balance: balance.toFixed(2) };
  });
  if (!balance.eq(closing))
    throw new OwnError(`A statement of the account ${kind} ends at ${balance.toFixed(2)}, not at ${closing}`);
  const amounts = postings.map(({ amount }) => amount);
  return {
    kind,
    opening: new Big(opening).toFixed(2),
    received: sum(amounts.filter((amount) => !amount.startsWith("-"))).toFixed(2),
    spent: sum(amounts.filter((amount) => amount.startsWith("-"))).toFixed(2),
    closing: balance.toFixed(2),
    movements,
  };
}

/** Computes the statement of the accounts in a period from the balances at its ends and the postings between them. */
export const stateAccounts = (
  ends: readonly Ends[],
  postings: readonly Posting[],
): readonly StatedAccount[] =>
  ends.map((end) =>
    stateAccount(
      end,
      postings.filter(({ account }) => account === end.kind),
    ),
  );

/** Returns the sum of a field over all accounts. */
export const totalOf = (
  accounts: readonly StatedAccount[],
  field: "opening" | "received" | "spent" | "closing",
): string => sum(accounts.map((account) => account[field])).toFixed(2);

/** The movements of one kind in an account. */
export interface KindTotal {
  readonly kind: string;
  readonly count: number;
  readonly received: string;
  readonly spent: string;
}

/** Sums up the movements of an account by kind, for the summary of a year. */
export function sumByKind({ movements }: StatedAccount): readonly KindTotal[] {
  const kinds = [...new Set(movements.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const amounts = movements.filter((one) => one.kind === kind).map(({ amount }) => amount);
    return {
      kind,
      count: amounts.length,
      received: sum(amounts.filter((amount) => !amount.startsWith("-"))).toFixed(2),
      spent: sum(amounts.filter((amount) => amount.startsWith("-"))).toFixed(2),
    };
  });
}

/** A completed transaction, as its confirmation states it. */
export interface StatedTransaction {
  readonly type: "deposit" | "withdrawal" | "transfer";
  readonly transactionId: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly amountUsd: string;
  /** Null where nothing was converted. */
  readonly rate: string | null;
  /** The platform, such as the name of a bank; for a transfer its way. */
  readonly by: string | null;
  readonly requestedAt: Date;
  readonly settledAt: Date | null;
}

/** The client's data in a statement. */
interface Holder {
  readonly companyName: string;
  readonly fullName: string;
  readonly cTraderLogin: string;
}

/** The facts of a statement, before they are put into words. */
export type StatementFacts = {
  readonly holder: Holder;
  readonly madeAt: Date;
  /** The code by which every visitor who holds the statement verifies it. */
  readonly code: string;
  /** The address at which the code is verified. */
  readonly verifyUrl: string;
} & (
  | {
      readonly kind: "month" | "year";
      readonly subject: string;
      readonly period: Period;
      readonly accounts: readonly StatedAccount[];
    }
  | { readonly kind: "transaction"; readonly subject: string; readonly transaction: StatedTransaction }
);
