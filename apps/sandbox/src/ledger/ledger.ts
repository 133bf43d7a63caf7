import { and, eq, inArray, isNull, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { accounts } from "../db/schema.ts";
import { databaseError } from "../db/transaction.ts";
import { Refusal } from "../http/problem.ts";

/** The accounts that every customer has; what waits for a decision lies in a hold. */
const customerAccounts = ["eWallet", "trading", "bonus", "withdrawalHold", "transferHold"] as const;

/** One of a customer's accounts. */
export type CustomerAccount = (typeof customerAccounts)[number];

/** US dollars in each of them, as exact decimals. */
export type Balances = Readonly<Record<CustomerAccount, string>>;

/** The house's side of a movement. */
type HouseAccount = "bank" | "market" | "promotion";

/** An account, by whose it is and what kind. */
export type AccountName =
  | { readonly userId: number; readonly kind: CustomerAccount }
  | { readonly userId: null; readonly kind: HouseAccount };

/** One line of a movement: US dollars as an exact decimal, negative for what leaves. */
export interface Posting {
  readonly account: AccountName;
  readonly amount: string;
}

async function accountId(sql: Sql, { userId, kind }: AccountName): Promise<number> {
  const owner = userId === null ? isNull(accounts.userId) : eq(accounts.userId, userId);
  const [found] = await sql
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(and(owner, eq(accounts.kind, kind)));
  if (!found) throw new Error(`There is no account ${kind} of ${userId ?? "the house"}`);
  return found.id;
}

/** Balances from what was found of them; an account that is not there is empty. */
export function balancesOf(found: Readonly<Record<string, string>>): Balances {
  const of = (kind: CustomerAccount) => found[kind] ?? "0.00";
  return {
    eWallet: of("eWallet"),
    trading: of("trading"),
    bonus: of("bonus"),
    withdrawalHold: of("withdrawalHold"),
    transferHold: of("transferHold"),
  };
}

/** The only way in which money moves. */
export const ledger = {
  /** Opens a new customer's accounts. */
  async open(sql: Sql, userId: number): Promise<void> {
    await sql.insert(accounts).values(customerAccounts.map((kind) => ({ userId, kind })));
  },

  /**
   * Moves money: postings that sum to zero, once per kind and reference. The database refuses whatever breaks
   * double entry or takes a customer below zero, and with it the whole transaction.
   */
  async post(
    sql: Sql,
    movement: { kind: string; reference: string; at: Date; postings: readonly Posting[] },
  ): Promise<void> {
    const ids: number[] = [];
    for (const { account } of movement.postings) ids.push(await accountId(sql, account));
    const amounts = movement.postings.map(({ amount }) => amount);
    await sql.execute(
      raw`select ledger_post(${movement.kind}, ${movement.reference}, ${movement.at.toISOString()}::timestamptz,
        ${`{${ids.join(",")}}`}::bigint[], ${`{${amounts.join(",")}}`}::numeric[])`,
    );
  },

  /** Moves US dollars from one account to another. */
  async move(
    sql: Sql,
    movement: {
      kind: string;
      reference: string;
      at: Date;
      from: AccountName;
      to: AccountName;
      amount: string;
    },
  ): Promise<void> {
    const { from, to, amount, ...rest } = movement;
    const postings = [
      { account: from, amount: `-${amount}` },
      { account: to, amount },
    ];
    await ledger.post(sql, { ...rest, postings });
  },

  /** A customer's balances in US dollars. */
  async balances(sql: Sql, userId: number): Promise<Balances> {
    const rows = await sql
      .select({ kind: accounts.kind, balance: accounts.balance })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), inArray(accounts.kind, [...customerAccounts])));
    return balancesOf(Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])));
  },
};

/** Turns the database's refusal to take an account below zero into one for the user. */
export async function refuseOverdraft(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (databaseError(error)?.constraint !== "account_not_below_zero") throw error;
    throw new Refusal("balanceTooLow", "Your balance is too low for this amount.");
  }
}
