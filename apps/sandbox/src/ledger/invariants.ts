import { sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";

/** What must hold at any time; each query lists what breaks it, and so is empty. */
const invariants: Readonly<Record<string, ReturnType<typeof raw>>> = {
  "postings of a transaction sum to zero": raw`
    select ledger_transaction_id::text as what from posting group by 1 having sum(amount) <> 0`,
  "a balance equals its postings": raw`
    select account_id::text as what from account left join posting using (account_id)
    group by account_id having account.balance <> coalesce(sum(posting.amount), 0)`,
  "no customer account is below zero": raw`
    select account_id::text as what from account where user_id is not null and balance < 0`,
  "a deposit is credited once it is completed, by its amount, and never otherwise": raw`
    select deposit.transaction_id as what from deposit
    left join ledger_transaction on ledger_transaction.kind = 'deposit' and reference = deposit.transaction_id
    left join account on account.user_id = deposit.user_id and account.kind = 'eWallet'
    left join posting on posting.ledger_transaction_id = ledger_transaction.ledger_transaction_id
      and posting.account_id = account.account_id
    where (payment_status_id = 5) is distinct from (ledger_transaction.ledger_transaction_id is not null)
      or (payment_status_id = 5 and posting.amount is distinct from deposit.amount_usd)`,
  "every customer has each account": raw`
    select user_id::text as what from app_user where role = 'client'
      and (select count(*) from account where account.user_id = app_user.user_id) <> 3`,
  "the referral tree has no circle": raw`
    with recursive up as (
      select user_id as start, referrer_id as at, 1 as depth from app_user where referrer_id is not null
      union all
      select start, app_user.referrer_id, depth + 1 from up join app_user on app_user.user_id = up.at
      where app_user.referrer_id is not null and depth < 1000 and up.at <> up.start
    ) select distinct start::text as what from up where at = start or depth >= 1000`,
};

/** The proof of the books. */
export interface LedgerProof {
  readonly ok: boolean;
  readonly accounts: number;
  readonly transactions: number;
  /** Each broken rule with what breaks it. */
  readonly violations: readonly string[];
}

async function rowsOf(sql: Sql, query: ReturnType<typeof raw>): Promise<readonly unknown[]> {
  const result: unknown = await sql.execute(query);
  const rows = typeof result === "object" && result !== null && "rows" in result ? result.rows : [];
  return Array.isArray(rows) ? rows : [];
}

const read = (row: unknown, key: string): string =>
  typeof row === "object" && row !== null ? String(Reflect.get(row, key)) : "";

/** Checks every invariant now. */
export async function proveLedger(sql: Sql): Promise<LedgerProof> {
  const violations: string[] = [];
  for (const [rule, query] of Object.entries(invariants)) {
    for (const row of await rowsOf(sql, query)) violations.push(`${rule}: ${read(row, "what")}`);
  }
  const [counts] = await rowsOf(
    sql,
    raw`select (select count(*) from account) as accounts, (select count(*) from ledger_transaction) as transactions`,
  );
  return {
    ok: violations.length === 0,
    accounts: Number(read(counts, "accounts")),
    transactions: Number(read(counts, "transactions")),
    violations,
  };
}
