import { sql as raw } from "drizzle-orm";
import type { ReadSql, Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";

/** The invariants of the books; each query lists violations, and must return no row. */
const invariants: Readonly<Record<string, ReturnType<typeof raw>>> = {
  "postings of a transaction sum to zero": raw`
    select ledger_transaction_id::text as what from posting group by 1 having sum(amount) <> 0`,
  "a balance equals its postings": raw`
    select account_id::text as what from account left join posting using (account_id)
    where user_id is not null group by account_id having account.balance <> coalesce(sum(posting.amount), 0)`,
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
  "what lies with a gateway is what it received and nobody decided on yet": raw`
    select account.kind as what from account
    left join lateral (select coalesce(sum(amount), 0) as lies from posting where posting.account_id = account.account_id) there on true
    left join lateral (select coalesce(sum(remaining_usd), 0) as waits from unmatched_payment
                         where 'suspense ' || gateway = account.kind) here on true
    where account.kind like 'suspense %' and lies <> waits`,
  "a payment that does not fit is received once, and credited or returned as far as somebody decided": raw`
    select unmatched_id::text as what from unmatched_payment
    left join lateral (select coalesce(sum(amount), 0) as done, coalesce(sum(amount_usd), 0) as done_usd
                         from unmatched_decision where unmatched_decision.unmatched_id = unmatched_payment.unmatched_id) decided on true
    where remaining < 0 or remaining <> amount - done or remaining_usd is distinct from amount_usd - done_usd
      or (amount_usd is null and done > 0) or (remaining = 0 and remaining_usd <> 0)
      or (amount_usd is not null) is distinct from exists (
        select 1 from ledger_transaction where kind = 'paymentReceived' and reference = gateway || ' ' || payment_id)`,
  "what staff decided on a payment is in the books": raw`
    select decision_id::text as what from unmatched_decision
    where not exists (
      select 1 from ledger_transaction
      join posting using (ledger_transaction_id)
      where ledger_transaction.kind = case when transaction_id is null then 'paymentReturned' else 'deposit' end
        and reference = coalesce(transaction_id, 'unmatched ' || decision_id)
        and posting.amount = unmatched_decision.amount_usd)`,
  "what a gateway reported as paid is credited, or kept for staff": raw`
    select payment_id as what from gateway_payment
    where outcome = 'paid' and effect <> 'credited' and not exists (
      select 1 from unmatched_payment where unmatched_payment.gateway = gateway_payment.gateway
        and unmatched_payment.payment_id = gateway_payment.payment_id)`,
  "what is held for withdrawals is what is asked for and not decided": raw`
    select account.user_id::text as what from account
    left join withdrawal on withdrawal.user_id = account.user_id and payment_status_id < 5
    where kind = 'withdrawalHold'
    group by account.account_id having account.balance <> coalesce(sum(amount_usd), 0)`,
  "what is held for transfers is what is asked for and not decided": raw`
    select account.user_id::text as what from account
    left join transfer on transfer.user_id = account.user_id and payment_status_id < 5
    where account.kind = 'transferHold'
    group by account.account_id having account.balance <> coalesce(sum(amount_usd), 0)`,
  "a withdrawal is held once, and then paid out or given back once": raw`
    select transaction_id as what from withdrawal
    where (select array_agg(kind order by kind) from ledger_transaction
             where reference = transaction_id and kind in ('withdrawal', 'withdrawalPaid', 'withdrawalReturned')) is distinct from
      case payment_status_id when 5 then array['withdrawal', 'withdrawalPaid']
                             when 6 then array['withdrawal', 'withdrawalReturned'] else array['withdrawal'] end`,
  "a transfer is held once, and then done or given back once": raw`
    select transaction_id as what from transfer
    where (select array_agg(kind order by kind) from ledger_transaction
             where reference = transaction_id and kind in ('transfer', 'transferDone', 'transferReturned')) is distinct from
      case when transfer.kind = 'eWallet' then array['transferDone']
           when payment_status_id = 5 then array['transfer', 'transferDone']
           when payment_status_id = 6 then array['transfer', 'transferReturned'] else array['transfer'] end`,
  "what its client or the time cancelled is cancelled, and no such deposit has a proof": raw`
    select transaction_id as what from deposit
      where cancelled_by is not null and (payment_status_id <> 6 or receipt_id is not null)
    union all select transaction_id from withdrawal where cancelled_by is not null and payment_status_id <> 6
    union all select transaction_id from transfer where cancelled_by is not null and payment_status_id <> 6`,
  "a one-time code is used at most once, and never after five wrong tries": raw`
    select code_id::text as what from one_time_code where wrong_tries > 5 or (used_at is not null and wrong_tries >= 5)`,
  "an identity check has its documents when it was submitted, and keeps them while it is open again": raw`
    select app_user.user_id::text as what from app_user left join kyc_case using (user_id)
    where role = 'client' and (kyc_status > 0 and kyc_case.user_id is null
      or kyc_status = 0 and kyc_case.user_id is not null and kyc_reason is null)`,
  "a document is refused, with a reason, only in a cancelled identity check": raw`
    select app_user.user_id::text as what from app_user join kyc_case using (user_id)
    where kyc_status <> 4 and 'refused' in (front_state, back_state)
      or (front_state is not distinct from 'refused') <> (front_reason is not null)
      or (back_state is not distinct from 'refused') <> (back_reason is not null)`,
  "every customer has each account": raw`
    select user_id::text as what from app_user where role = 'client'
      and (select count(*) from account where account.user_id = app_user.user_id) <> 5`,
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
  /** The violated rules, each with its violations. */
  readonly violations: readonly string[];
  /** All rules, each with its violations. */
  readonly rules: readonly { readonly rule: string; readonly broken: readonly string[] }[];
}

const read = (row: unknown, key: string): string =>
  typeof row === "object" && row !== null ? String(Reflect.get(row, key)) : "";

/** Checks all invariants on the primary. */
export const proveLedger = (sql: Sql): Promise<LedgerProof> => sql.transaction(checkRules);

/** Checks all invariants, within a transaction. */
export async function checkRules(sql: ReadSql): Promise<LedgerProof> {
  // Over millions of postings this takes longer than any call may.
  await sql.execute(raw`set local statement_timeout = '30min'`);
  const rules: { rule: string; broken: string[] }[] = [];
  for (const [rule, query] of Object.entries(invariants)) {
    rules.push({ rule, broken: (await rowsOf(sql, query)).map((row) => read(row, "what")) });
  }
  const [counts] = await rowsOf(
    sql,
    raw`select (select count(*) from account) as accounts, (select count(*) from ledger_transaction) as transactions`,
  );
  const violations = rules.flatMap(({ rule, broken }) => broken.map((what) => `${rule}: ${what}`));
  return {
    ok: violations.length === 0,
    accounts: Number(read(counts, "accounts")),
    transactions: Number(read(counts, "transactions")),
    violations,
    rules,
  };
}
