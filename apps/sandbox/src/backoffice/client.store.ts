import { and, count, desc, eq, gt, or, sql as raw } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { ReadSql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { companies, platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { authenticators } from "../db/schema/second-factor.ts";
import { supportMessages } from "../db/schema/support.ts";
import { threads } from "../db/schema/thread.ts";
import { transfers } from "../db/schema/transfer.ts";
import { unmatchedPayments } from "../db/schema/unmatched.ts";
import { users } from "../db/schema/user.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** The most rows of each kind on the page of a client. */
export const MOST_ROWS = 20;

const Owner = v.object({ userId: v.number() });
const recipients = alias(users, "recipient");

/** Queries of everything about one client, and of records by their reference. */
export const clientStore = {
  async find(sql: ReadSql, userId: number) {
    const [row] = await sql
      .select({ user: users, companyName: companies.name, factorSince: authenticators.confirmedAt })
      .from(users)
      .innerJoin(companies, eq(companies.companyId, users.companyId))
      .leftJoin(authenticators, eq(authenticators.userId, users.userId))
      .where(eq(users.userId, userId));
    return row?.user.role === "client" ? row : null;
  },
  async kycOf(sql: ReadSql, userId: number) {
    const [row] = await sql.select().from(kycCases).where(eq(kycCases.userId, userId));
    return row ?? null;
  },
  deposits: (sql: ReadSql, userId: number) =>
    sql
      .select({ row: deposits, by: platforms.name })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(eq(deposits.userId, userId))
      .orderBy(desc(deposits.requestedAt), desc(deposits.transactionId))
      .limit(MOST_ROWS),
  withdrawals: (sql: ReadSql, userId: number) =>
    sql
      .select({ row: withdrawals, by: platforms.name })
      .from(withdrawals)
      .innerJoin(platforms, eq(platforms.platformId, withdrawals.platformId))
      .where(eq(withdrawals.userId, userId))
      .orderBy(desc(withdrawals.requestedAt), desc(withdrawals.transactionId))
      .limit(MOST_ROWS),
  transfers: (sql: ReadSql, userId: number) =>
    sql
      .select({ row: transfers, from: users, to: recipients })
      .from(transfers)
      .innerJoin(users, eq(users.userId, transfers.userId))
      .leftJoin(recipients, eq(recipients.userId, transfers.recipientId))
      .where(or(eq(transfers.userId, userId), eq(transfers.recipientId, userId)))
      .orderBy(desc(transfers.requestedAt), desc(transfers.transactionId))
      .limit(MOST_ROWS),
  messages: (sql: ReadSql, userId: number) =>
    sql
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.userId, userId))
      .orderBy(desc(supportMessages.receivedAt))
      .limit(MOST_ROWS),
  threads: (sql: ReadSql, userId: number) =>
    sql
      .select()
      .from(threads)
      .where(eq(threads.userId, userId))
      .orderBy(desc(threads.lastAt), desc(threads.threadId))
      .limit(MOST_ROWS),
  async countUnmatched(sql: ReadSql, userId: number): Promise<number> {
    const [row] = await sql
      .select({ found: count() })
      .from(unmatchedPayments)
      .where(and(eq(unmatchedPayments.userId, userId), gt(unmatchedPayments.remaining, "0")));
    return row?.found ?? 0;
  },
  /** Finds the client of a transaction by its whole reference, and of a conversation for staff who may read messages. */
  async ofReference(sql: ReadSql, reference: string, canReadMessages: boolean): Promise<number | null> {
    const ofThread = raw`union all select user_id from message_thread where thread_id = ${reference}`;
    const [row] = await rowsOf(
      sql,
      raw`select user_id as "userId" from deposit where transaction_id = ${reference}
        union all select user_id from withdrawal where transaction_id = ${reference}
        union all select user_id from transfer where transaction_id = ${reference}
        ${canReadMessages ? ofThread : raw``}`,
    );
    return row === undefined ? null : v.parse(Owner, row).userId;
  },
  async message(sql: ReadSql, reference: string) {
    const [row] = await sql.select().from(supportMessages).where(eq(supportMessages.reference, reference));
    return row ?? null;
  },
};
