import { and, eq, inArray, isNotNull, lt, type SQL, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import { deposits } from "../db/schema/deposit.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";
import { runInTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";

/** The states of an identity check, which the database lets follow each other only in this order. */
const CANCELLED = 4;
const NONE = 0;

/** Deletes the identity check of a client with its documents. */
async function forgetIdentity(sql: Sql, userId: number): Promise<void> {
  const [kyc] = await sql.delete(kycCases).where(eq(kycCases.userId, userId)).returning();
  const isOpen = and(eq(users.userId, userId), inArray(users.kycStatus, [1, 3]));
  await sql.update(users).set({ kycStatus: CANCELLED }).where(isOpen);
  await sql
    .update(users)
    .set({ kycStatus: NONE, kycReason: null, kycVerifiedAt: null })
    .where(eq(users.userId, userId));
  const files = [kyc?.frontId, kyc?.backId].filter((id) => typeof id === "string");
  if (files.length > 0) await sql.delete(uploads).where(inArray(uploads.uploadId, files));
}

/** Deletes what names a client in movements of money: the accounts of withdrawals, comments, and proofs. */
async function forgetTransactions(sql: Sql, userId: number): Promise<void> {
  const account = {
    bank: "",
    bankAccountName: "",
    bankAccountNumber: "",
    walletAddress: null,
    comment: null,
  };
  await sql.update(withdrawals).set(account).where(eq(withdrawals.userId, userId));
  await sql.update(deposits).set({ receiptId: null, comment: null }).where(eq(deposits.userId, userId));
  await sql.update(transfers).set({ referenceId: null, comment: null }).where(eq(transfers.userId, userId));
  const kept = raw`(select front_id from kyc_case where user_id = ${userId}::int
    union all select back_id from kyc_case where user_id = ${userId}::int and back_id is not null)`;
  await sql
    .delete(uploads)
    .where(raw`${uploads.userId} = ${userId}::int and ${uploads.uploadId} not in ${kept}`);
}

/** Lists clients whose account was deleted before a time, and of whom something is still stored. */
async function listOver(sql: Sql, before: Date, hasKept: SQL): Promise<readonly number[]> {
  const rows = await sql
    .select({ userId: users.userId })
    .from(users)
    .where(and(isNotNull(users.erasedAt), lt(users.erasedAt, before), hasKept))
    .limit(100);
  return rows.map(({ userId }) => userId);
}

/** Deletes the stored data of deleted accounts whose legal years are over. The purge deletes the files. */
export async function forgetKept({
  sql,
  clock,
  config,
}: Pick<Deps, "sql" | "clock" | "config">): Promise<void> {
  const yearsAgo = (years: number) => {
    const at = clock.now();
    at.setUTCFullYear(at.getUTCFullYear() - years);
    return at;
  };
  const hasIdentity = raw`exists (select 1 from kyc_case where kyc_case.user_id = ${users.userId})`;
  const hasAccounts = raw`(exists (select 1 from withdrawal where withdrawal.user_id = ${users.userId}
      and (bank_account_number <> '' or wallet_address is not null or comment is not null))
    or exists (select 1 from deposit where deposit.user_id = ${users.userId} and (receipt_id is not null or comment is not null))
    or exists (select 1 from transfer where transfer.user_id = ${users.userId} and (reference_id is not null or comment is not null)))`;
  const steps = [
    [forgetIdentity, config.keptYears.identity, hasIdentity],
    [forgetTransactions, config.keptYears.transactions, hasAccounts],
  ] as const;
  for (const [forget, years, hasKept] of steps)
    for (const userId of await listOver(sql, yearsAgo(years), hasKept))
      await runInTransaction(sql, (transaction) => forget(transaction, userId));
}
