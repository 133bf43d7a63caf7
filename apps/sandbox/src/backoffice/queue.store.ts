import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql as raw } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { ReadSql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { banks, platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { gatewayPayments } from "../db/schema/gateway.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { unmatchedDecisions, unmatchedPayments } from "../db/schema/unmatched.ts";
import { deletionRequests } from "../db/schema/privacy.ts";
import { factorRemovals } from "../db/schema/second-factor.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** The number of rows on a page of the back office. */
export const PAGE_SIZE = 50;

/** A part of a queue: the waiting rows, oldest first, or the decided rows, newest first. */
export interface Part {
  readonly isOpen: boolean;
  /** The number of the page, from 0. */
  readonly page: number;
}

const recipients = alias(users, "recipient");
const CLOSED_FROM = 5;

const filter = (statusId: PgColumn, { isOpen }: Part): SQL =>
  isOpen ? lt(statusId, CLOSED_FROM) : gte(statusId, CLOSED_FROM);
const order = (at: PgColumn, { isOpen }: Part): SQL => (isOpen ? asc(at) : desc(at));

const Decisions = v.array(
  v.object({
    kind: v.picklist(unmatchedDecisions.kind.enumValues),
    amount: v.string(),
    reason: v.string(),
    transactionId: v.nullable(v.string()),
  }),
);
/** Lists the earlier decisions on a payment, oldest first. */
const decisionsOf =
  raw`(select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', unmatched_decision.amount::text,
    'reason', reason, 'transactionId', unmatched_decision.transaction_id) order by decision_id), '[]')
  from unmatched_decision where unmatched_decision.unmatched_id = ${unmatchedPayments.unmatchedId})`.mapWith(
    (value: unknown) => v.parse(Decisions, typeof value === "string" ? JSON.parse(value) : value),
  );

/** Matches the report of a payment. */
const reportOf = and(
  eq(gatewayPayments.gateway, unmatchedPayments.gateway),
  eq(gatewayPayments.paymentId, unmatchedPayments.paymentId),
);

/** Counts the passkeys of the user of a row. */
const countPasskeys = raw`(select count(*) from passkey where passkey.user_id = ${users.userId})`.mapWith(
  Number,
);

/** The queues of the back office. */
export const queueStore = {
  deposits: (sql: ReadSql, part: Part) =>
    sql
      .select({ deposit: deposits, platformName: platforms.name, user: users, receipt: uploads })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .innerJoin(users, eq(users.userId, deposits.userId))
      .leftJoin(uploads, eq(uploads.uploadId, deposits.receiptId))
      .where(filter(deposits.statusId, part))
      .orderBy(order(deposits.requestedAt, part), deposits.transactionId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
  withdrawals: (sql: ReadSql, part: Part) =>
    sql
      .select({
        withdrawal: withdrawals,
        platformName: platforms.name,
        bankName: banks.description,
        user: users,
      })
      .from(withdrawals)
      .innerJoin(platforms, eq(platforms.platformId, withdrawals.platformId))
      .innerJoin(users, eq(users.userId, withdrawals.userId))
      .leftJoin(banks, and(eq(banks.countryCode, users.countryCode), eq(banks.code, withdrawals.bank)))
      .where(filter(withdrawals.statusId, part))
      .orderBy(order(withdrawals.requestedAt, part), withdrawals.transactionId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
  unmatched: (sql: ReadSql, part: Part) =>
    sql
      .select({
        payment: unmatchedPayments,
        deposit: deposits,
        platformName: platforms.name,
        user: users,
        decisions: decisionsOf,
        reportedOrder: gatewayPayments.transactionId,
      })
      .from(unmatchedPayments)
      .innerJoin(gatewayPayments, reportOf)
      .leftJoin(deposits, eq(deposits.transactionId, unmatchedPayments.transactionId))
      .leftJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .leftJoin(users, eq(users.userId, unmatchedPayments.userId))
      .where(part.isOpen ? gt(unmatchedPayments.remaining, "0") : eq(unmatchedPayments.remaining, "0"))
      .orderBy(order(unmatchedPayments.receivedAt, part), unmatchedPayments.unmatchedId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
  transfers: (sql: ReadSql, part: Part) =>
    sql
      .select({ transfer: transfers, user: users, recipient: recipients, reference: uploads })
      .from(transfers)
      .innerJoin(users, eq(users.userId, transfers.userId))
      .leftJoin(recipients, eq(recipients.userId, transfers.recipientId))
      .leftJoin(uploads, eq(uploads.uploadId, transfers.referenceId))
      .where(filter(transfers.statusId, part))
      .orderBy(order(transfers.requestedAt, part), transfers.transactionId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
  kyc: (sql: ReadSql, part: Part) =>
    sql
      .select({ kyc: kycCases, user: users })
      .from(kycCases)
      .innerJoin(users, eq(users.userId, kycCases.userId))
      .where(and(part.isOpen ? eq(users.kycStatus, 1) : gte(users.kycStatus, 3)))
      .orderBy(order(kycCases.submittedAt, part), kycCases.userId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
  factors: (sql: ReadSql, part: Part) =>
    sql
      .select({ removal: factorRemovals, user: users, passkeys: countPasskeys })
      .from(factorRemovals)
      .innerJoin(users, eq(users.userId, factorRemovals.userId))
      .where(part.isOpen ? isNull(factorRemovals.closedAt) : isNotNull(factorRemovals.closedAt))
      .orderBy(order(factorRemovals.askedAt, part), factorRemovals.removalId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
  deletions: (sql: ReadSql, part: Part) =>
    sql
      .select({ deletion: deletionRequests, user: users })
      .from(deletionRequests)
      .innerJoin(users, eq(users.userId, deletionRequests.userId))
      .where(part.isOpen ? isNull(deletionRequests.closedAt) : isNotNull(deletionRequests.closedAt))
      .orderBy(order(deletionRequests.askedAt, part), deletionRequests.deletionId)
      .limit(PAGE_SIZE + 1)
      .offset(part.page * PAGE_SIZE),
};

const Counts = v.object({
  deposits: v.pipe(v.unknown(), v.transform(Number)),
  withdrawals: v.pipe(v.unknown(), v.transform(Number)),
  unmatched: v.pipe(v.unknown(), v.transform(Number)),
  transfers: v.pipe(v.unknown(), v.transform(Number)),
  kyc: v.pipe(v.unknown(), v.transform(Number)),
  factors: v.pipe(v.unknown(), v.transform(Number)),
  deletions: v.pipe(v.unknown(), v.transform(Number)),
  support: v.pipe(v.unknown(), v.transform(Number)),
  threads: v.pipe(v.unknown(), v.transform(Number)),
});

/** Counts the waiting rows of each desk. */
export async function countWaiting(sql: ReadSql): Promise<v.InferOutput<typeof Counts>> {
  const [row] = await rowsOf(
    sql,
    raw`select
      (select count(*) from deposit where payment_status_id < ${CLOSED_FROM}) as deposits,
      (select count(*) from unmatched_payment where remaining > 0) as unmatched,
      (select count(*) from withdrawal where payment_status_id < ${CLOSED_FROM}) as withdrawals,
      (select count(*) from transfer where payment_status_id < ${CLOSED_FROM}) as transfers,
      (select count(*) from app_user where kyc_status = 1) as kyc,
      (select count(*) from factor_removal where closed_at is null) as factors,
      (select count(*) from deletion_request where closed_at is null) as deletions,
      (select count(*) from support_message where closed_at is null) as support,
      (select count(*) from message_thread where waiting_since is not null) as threads`,
  );
  return v.parse(Counts, row);
}
