import { and, eq, inArray, type Placeholder, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { gatewayNames } from "../db/names.ts";
import { accounts } from "../db/schema/ledger.ts";
import { type Write, writeAll, prepareWrite } from "../db/statement.ts";

/** The ledger accounts of each client; money that waits for a decision is in a hold. */
const customerAccounts = ["eWallet", "trading", "bonus", "withdrawalHold", "transferHold"] as const;

/** The name of a client's account. */
export type CustomerAccount = (typeof customerAccounts)[number];

/** The balances of a client's accounts in US dollars, as exact decimals. */
export type Balances = Readonly<Record<CustomerAccount, string>>;

/** An account of the house. */
type HouseAccount = "bank" | "market" | "promotion" | SuspenseAccount;
/** The suspense account of a gateway, with money that no decision has assigned yet. */
type SuspenseAccount = `suspense ${(typeof gatewayNames)[number]}`;

/** All accounts of the house. */
export const houseAccounts: readonly HouseAccount[] = [
  "bank",
  "market",
  "promotion",
  ...gatewayNames.map((gateway): SuspenseAccount => `suspense ${gateway}`),
];

/** An account, by owner and kind. */
export type AccountName =
  | { readonly userId: number; readonly kind: CustomerAccount }
  | { readonly userId: null; readonly kind: HouseAccount };

/** A transfer of US dollars between two accounts. */
export interface Movement {
  readonly kind: string;
  /** The subject of the movement; a movement is unique by kind and reference. */
  readonly reference: string;
  readonly at: Date;
  readonly from: AccountName;
  readonly to: AccountName;
  /** An exact decimal above zero. */
  readonly amount: string;
}

/**
 * Selects an account. Accounts of the house have no owner and need a separate condition, so that the index serves both kinds.
 */
const account = (kind: Placeholder, userId: Placeholder) =>
  raw`(select account_id from account where kind = ${kind} and user_id = ${userId}::int
    union all select account_id from account where kind = ${kind} and user_id is null and ${userId}::int is null)`;

const post = prepareWrite(
  "posted",
  (value) => raw`select ledger_post(${value("kind")}, ${value("reference")}, ${value("at")}::timestamptz,
    array[${account(value("fromKind"), value("fromUser"))}, ${account(value("toKind"), value("toUser"))}]::bigint[],
    array[-${value("amount")}::numeric, ${value("amount")}::numeric]) as done`,
);

/** Builds balances from the accounts found; a missing account has the balance zero. */
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

/** The only statements that move money. */
export const ledger = {
  /** Opens the accounts of a new client. */
  async open(sql: Sql, userId: number): Promise<void> {
    await sql.insert(accounts).values(customerAccounts.map((kind) => ({ userId, kind })));
  },

  /**
   * Builds a movement of US dollars between two accounts, once per kind and reference. The database refuses a violation
   * of double entry or a negative balance of a client, and with it all changes of the transaction.
   */
  movement: ({ kind, reference, at, from, to, amount }: Movement): Write =>
    post({
      kind,
      reference,
      at: at.toISOString(),
      fromKind: from.kind,
      fromUser: from.userId,
      toKind: to.kind,
      toUser: to.userId,
      amount,
    }),

  /** Makes a single movement. */
  move: (sql: Sql, movement: Movement): Promise<void> => writeAll(sql, [ledger.movement(movement)]),

  /** Returns a client's balances in US dollars. */
  async balances(sql: Sql, userId: number): Promise<Balances> {
    const rows = await sql
      .select({ kind: accounts.kind, balance: accounts.balance })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), inArray(accounts.kind, [...customerAccounts])));
    return balancesOf(Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])));
  },
};
