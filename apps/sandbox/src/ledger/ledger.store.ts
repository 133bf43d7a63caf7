import { and, eq, inArray, type Placeholder, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { gatewayNames } from "../db/names.ts";
import { accounts } from "../db/schema/ledger.ts";
import { type Write, writeAll, writing } from "../db/statement.ts";

/** The accounts that every customer has; what waits for a decision lies in a hold. */
const customerAccounts = ["eWallet", "trading", "bonus", "withdrawalHold", "transferHold"] as const;

/** One of a customer's accounts. */
export type CustomerAccount = (typeof customerAccounts)[number];

/** US dollars in each of them, as exact decimals. */
export type Balances = Readonly<Record<CustomerAccount, string>>;

/** The house's side of a movement. */
type HouseAccount = "bank" | "market" | "promotion" | SuspenseAccount;
/** Where money lies that a gateway received and that nobody decided on yet. */
type SuspenseAccount = `suspense ${(typeof gatewayNames)[number]}`;

/** All of them. */
export const houseAccounts: readonly HouseAccount[] = [
  "bank",
  "market",
  "promotion",
  ...gatewayNames.map((gateway): SuspenseAccount => `suspense ${gateway}`),
];

/** An account, by whose it is and what kind. */
export type AccountName =
  | { readonly userId: number; readonly kind: CustomerAccount }
  | { readonly userId: null; readonly kind: HouseAccount };

/** One transfer of US dollars between two accounts. */
export interface Movement {
  readonly kind: string;
  /** With the kind, what it is about: the same movement is never made twice. */
  readonly reference: string;
  readonly at: Date;
  readonly from: AccountName;
  readonly to: AccountName;
  /** An exact decimal above zero. */
  readonly amount: string;
}

/** The house's accounts are nobody's; asked for apart, so that the index answers for both. */
const account = (kind: Placeholder, userId: Placeholder) =>
  raw`(select account_id from account where kind = ${kind} and user_id = ${userId}::int
    union all select account_id from account where kind = ${kind} and user_id is null and ${userId}::int is null)`;

const post = writing(
  "posted",
  (value) => raw`select ledger_post(${value("kind")}, ${value("reference")}, ${value("at")}::timestamptz,
    array[${account(value("fromKind"), value("fromUser"))}, ${account(value("toKind"), value("toUser"))}]::bigint[],
    array[-${value("amount")}::numeric, ${value("amount")}::numeric]) as done`,
);

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
   * Moves US dollars from one account to another, once per kind and reference. The database refuses whatever breaks
   * double entry or takes a customer below zero, and with it all that is written together.
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

  /** Makes a movement by itself. */
  move: (sql: Sql, movement: Movement): Promise<void> => writeAll(sql, [ledger.movement(movement)]),

  /** A customer's balances in US dollars. */
  async balances(sql: Sql, userId: number): Promise<Balances> {
    const rows = await sql
      .select({ kind: accounts.kind, balance: accounts.balance })
      .from(accounts)
      .where(and(eq(accounts.userId, userId), inArray(accounts.kind, [...customerAccounts])));
    return balancesOf(Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])));
  },
};
