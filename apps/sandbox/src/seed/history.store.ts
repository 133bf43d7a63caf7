import { sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { subscriptions } from "../db/schema/compound-scheme.ts";
import { deposits } from "../db/schema/deposit.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** The number of rows per insert. */
const AT_ONCE = 1000;

/** Queries that insert the history of demo accounts. */
export const historyStore = {
  async insertDocument(sql: Sql, document: typeof uploads.$inferInsert): Promise<void> {
    await sql.insert(uploads).values(document);
  },
  async insertKycCase(sql: Sql, kycCase: typeof kycCases.$inferInsert): Promise<void> {
    await sql.insert(kycCases).values(kycCase);
  },
  async insertDeposits(sql: Sql, rows: readonly (typeof deposits.$inferInsert)[]): Promise<void> {
    for (let start = 0; start < rows.length; start += AT_ONCE)
      await sql.insert(deposits).values(rows.slice(start, start + AT_ONCE));
  },
  /** Credits a user's completed deposits in one statement. */
  async creditDeposits(sql: Sql, userId: number): Promise<void> {
    await sql.execute(raw`select ledger_post('deposit', transaction_id, requested_at,
        array[(select account_id from account where user_id is null and kind = 'bank'),
              (select account_id from account where user_id = ${userId} and kind = 'eWallet')],
        array[-amount_usd, amount_usd])
      from deposit where user_id = ${userId} and payment_status_id = 5`);
  },
  async insertWithdrawal(sql: Sql, withdrawal: typeof withdrawals.$inferInsert): Promise<void> {
    await sql.insert(withdrawals).values(withdrawal);
  },
  async insertTransfer(sql: Sql, transfer: typeof transfers.$inferInsert): Promise<void> {
    await sql.insert(transfers).values(transfer);
  },
  async insertSubscriptions(sql: Sql, rows: readonly (typeof subscriptions.$inferInsert)[]): Promise<void> {
    await sql.insert(subscriptions).values([...rows]);
  },
};
