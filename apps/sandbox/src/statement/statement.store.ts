import { and, desc, eq, isNotNull, isNull, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { ReadSql, Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { companies, platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { statements } from "../db/schema/statement.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";
import { hashToken } from "../session/session.store.ts";
import type { Period, StatementKind } from "./period.rules.ts";
import type { Ends, Posting } from "./statement-facts.ts";

/** A row of the statements. */
export type StatementRow = typeof statements.$inferSelect;

/** The data of a statement's files that its row stores. */
export type KeptFiles = Required<
  Pick<typeof statements.$inferInsert, "pdfId" | "pdfSha256" | "csvId" | "csvSha256" | "total">
>;

const MOST_LISTED = 200;
const COMPLETED = 5;

const EndRow = v.object({
  kind: v.picklist(["eWallet", "trading", "bonus", "withdrawalHold", "transferHold"]),
  opening: v.string(),
  closing: v.string(),
});
const PostingRow = v.object({
  account: v.string(),
  kind: v.string(),
  reference: v.string(),
  at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  amount: v.string(),
});

const facts = (table: typeof deposits | typeof withdrawals | typeof transfers) => ({
  transactionId: table.transactionId,
  amount: table.amount,
  currencyCode: table.currencyCode,
  amountUsd: table.amountUsd,
  rate: table.rate,
  requestedAt: table.requestedAt,
  settledAt: table.settledAt,
  statusId: table.statusId,
});

/**
 * The name of a client that staff compared with a document: of the approved check, or of one that was approved before. Its
 * client cannot change it without staff. Null without an approval.
 */
const approvedName = raw<string | null>`case when ${users.kycStatus} = 3
  then ${kycCases.firstName} || ' ' || ${kycCases.lastName} else ${users.approvedName} end`;

/** Queries of statements, and of the postings that they list. */
export const statementStore = {
  /** Requests a statement unless it exists, and returns its row; `isNew` is true if its files must be made. */
  async request(
    sql: Sql,
    { userId, kind, subject }: Pick<StatementRow, "userId" | "kind" | "subject">,
    requestedAt: Date,
  ): Promise<{ readonly statementId: string; readonly isNew: boolean }> {
    const [added] = await sql
      .insert(statements)
      .values({ userId, kind, subject, requestedAt })
      .onConflictDoNothing()
      .returning({ statementId: statements.statementId });
    if (added) return { ...added, isNew: true };
    const isSame = and(
      eq(statements.userId, userId),
      eq(statements.kind, kind),
      eq(statements.subject, subject),
    );
    const [found] = await sql.select({ statementId: statements.statementId }).from(statements).where(isSame);
    if (!found) throw new Error("A statement was neither there nor added");
    return { ...found, isNew: false };
  },
  listOf: (sql: ReadSql, userId: number): Promise<readonly StatementRow[]> =>
    sql
      .select()
      .from(statements)
      .where(eq(statements.userId, userId))
      .orderBy(desc(statements.requestedAt), desc(statements.subject))
      .limit(MOST_LISTED),
  /** Lists the subjects of a client's statements of a kind. */
  async subjectsOf(sql: ReadSql, userId: number, kind: StatementKind): Promise<ReadonlySet<string>> {
    const rows = await sql
      .select({ subject: statements.subject })
      .from(statements)
      .where(and(eq(statements.userId, userId), eq(statements.kind, kind)));
    return new Set(rows.map(({ subject }) => subject));
  },
  /** Finds a statement of a client; null for the statement of another client. */
  async findOf(sql: ReadSql, userId: number, statementId: string): Promise<StatementRow | null> {
    const isOwn = and(eq(statements.userId, userId), eq(statements.statementId, statementId));
    const [row] = await sql.select().from(statements).where(isOwn);
    return row ?? null;
  },
  /** Finds a statement that is still to be made, with its client; null once it was made. */
  async findOpen(sql: Sql, statementId: string) {
    const [row] = await sql
      .select({
        statement: statements,
        user: users,
        companyName: companies.name,
        fullName: approvedName,
      })
      .from(statements)
      .innerJoin(users, eq(users.userId, statements.userId))
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .leftJoin(kycCases, eq(kycCases.userId, users.userId))
      .where(and(eq(statements.statementId, statementId), isNull(statements.madeAt)));
    return row ?? null;
  },
  /** Returns whether staff have approved the name of a client. */
  async hasApprovedName(sql: Sql, userId: number): Promise<boolean> {
    const [row] = await sql
      .select({ name: approvedName })
      .from(users)
      .leftJoin(kycCases, eq(kycCases.userId, users.userId))
      .where(eq(users.userId, userId));
    return row !== undefined && row.name !== null;
  },
  /** Deletes the request of a statement that is still to be made. */
  async withdraw(sql: Sql, statementId: string): Promise<void> {
    await sql
      .delete(statements)
      .where(and(eq(statements.statementId, statementId), isNull(statements.madeAt)));
  },
  /** Stores the files of a statement; false where another worker stored them first. */
  async keep(
    sql: Sql,
    statementId: string,
    files: readonly (typeof uploads.$inferInsert)[],
    kept: KeptFiles & { readonly code: string; readonly madeAt: Date },
  ): Promise<boolean> {
    const { code, ...set } = kept;
    await sql.insert(uploads).values([...files]);
    const [done] = await sql
      .update(statements)
      .set({ ...set, codeHash: hashToken(code) })
      .where(and(eq(statements.statementId, statementId), isNull(statements.madeAt)))
      .returning({ statementId: statements.statementId });
    return done !== undefined;
  },
  /** Finds a stored statement by its code, with nothing of its client but the company. */
  async verify(sql: ReadSql, code: string) {
    const [row] = await sql
      .select({
        kind: statements.kind,
        subject: statements.subject,
        madeAt: statements.madeAt,
        pdfSha256: statements.pdfSha256,
        total: statements.total,
        companyName: companies.name,
      })
      .from(statements)
      .innerJoin(users, eq(users.userId, statements.userId))
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .where(eq(statements.codeHash, hashToken(code)));
    return row ?? null;
  },
  /** Returns the balance of each account of a client before and after a period, summed up by the database. */
  async endsOf(sql: ReadSql, userId: number, { from, to }: Period): Promise<readonly Ends[]> {
    const [start, end] = [from.toISOString(), to.toISOString()];
    const rows = await rowsOf(
      sql,
      raw`select account.kind,
        coalesce(sum(amount) filter (where created_at < ${start}::timestamptz), 0)::numeric(18, 2)::text as opening,
        coalesce(sum(amount) filter (where created_at < ${end}::timestamptz), 0)::numeric(18, 2)::text as closing
      from account left join posting using (account_id) left join ledger_transaction using (ledger_transaction_id)
      where user_id = ${userId}::int group by account.account_id order by account.account_id`,
    );
    return v.parse(v.array(EndRow), rows);
  },
  /** Lists the postings to the accounts of a client within a period, oldest first. */
  async postingsOf(sql: ReadSql, userId: number, { from, to }: Period): Promise<readonly Posting[]> {
    const rows = await rowsOf(
      sql,
      raw`select account.kind as account, ledger_transaction.kind, reference, amount::text,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from account join posting using (account_id) join ledger_transaction using (ledger_transaction_id)
      where user_id = ${userId}::int and created_at >= ${from.toISOString()}::timestamptz
        and created_at < ${to.toISOString()}::timestamptz
      order by created_at, posting.ledger_transaction_id`,
    );
    return v.parse(v.array(PostingRow), rows);
  },
  /** Finds a completed transaction of a client; null for any other. */
  async transactionOf(sql: ReadSql, userId: number, transactionId: string) {
    const [deposit] = await sql
      .select({ ...facts(deposits), by: platforms.name })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(and(eq(deposits.userId, userId), eq(deposits.transactionId, transactionId)));
    const [withdrawal] = await sql
      .select({ ...facts(withdrawals), by: platforms.name })
      .from(withdrawals)
      .innerJoin(platforms, eq(platforms.platformId, withdrawals.platformId))
      .where(and(eq(withdrawals.userId, userId), eq(withdrawals.transactionId, transactionId)));
    const [transfer] = await sql
      .select({ ...facts(transfers), by: raw<null>`null` })
      .from(transfers)
      .where(and(eq(transfers.userId, userId), eq(transfers.transactionId, transactionId)));
    const found =
      (deposit && { type: "deposit" as const, ...deposit }) ??
      (withdrawal && { type: "withdrawal" as const, ...withdrawal }) ??
      (transfer && { type: "transfer" as const, ...transfer });
    return found ?? null;
  },
  /** Lists clients whose account is older than the end of a month and who lack its statement. */
  async lacking(sql: ReadSql, month: string, { to }: Period, most: number): Promise<readonly number[]> {
    const has = raw`exists (select 1 from statement where statement.user_id = ${users.userId}
      and statement.kind = 'month' and statement.subject = ${month})`;
    const rows = await sql
      .select({ userId: users.userId })
      .from(users)
      .leftJoin(kycCases, eq(kycCases.userId, users.userId))
      .where(
        and(
          eq(users.role, "client"),
          isNull(users.erasedAt),
          isNotNull(approvedName),
          raw`${users.createdAt} < ${to.toISOString()}::timestamptz`,
          raw`not ${has}`,
        ),
      )
      .orderBy(users.userId)
      .limit(most);
    return rows.map(({ userId }) => userId);
  },
};

/** Returns whether a transaction is completed, so that it will not change. */
export const isCompleted = ({ statusId }: { readonly statusId: number }): boolean => statusId === COMPLETED;
