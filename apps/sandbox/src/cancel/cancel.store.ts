import { and, eq, inArray, isNull, lt, sql as raw } from "drizzle-orm";
import type { Sql } from "../db/database.ts";
import type { cancellers } from "../db/names.ts";
import { gatewayNames } from "../db/names.ts";
import { platforms } from "../db/schema/catalogue.ts";
import { deposits } from "../db/schema/deposit.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";
import { withdrawals } from "../db/schema/withdrawal.ts";

/** Who cancels. */
export type Canceller = (typeof cancellers)[number];

/** The state of a transaction that is not processed yet. */
export const PENDING = 1;
/** The final state of a cancelled transaction. */
export const CANCELLED = 6;

const tables = { deposit: deposits, withdrawal: withdrawals, transfer: transfers } as const;

/** The kind of a transaction that can be cancelled. */
export type CancelKind = keyof typeof tables;

/** The SQL that cancels transactions. */
export const cancelStore = {
  /** Finds a transaction and locks it until the end of the transaction of the database. */
  async lock(sql: Sql, kind: CancelKind, transactionId: string) {
    const { userId, statusId, amountUsd, amount, currencyCode, transactionId: id } = tables[kind];
    const [row] = await sql
      .select({ transactionId: id, userId, statusId, amountUsd, amount, currencyCode })
      .from(tables[kind])
      .where(eq(id, transactionId))
      .for("update");
    return row ?? null;
  },
  /** Returns whether a deposit has a proof of payment. */
  async hasReceipt(sql: Sql, transactionId: string): Promise<boolean> {
    const [row] = await sql
      .select({ receiptId: deposits.receiptId })
      .from(deposits)
      .where(eq(deposits.transactionId, transactionId));
    return row !== undefined && row.receiptId !== null;
  },
  /** Moves a locked transaction to its final state. */
  async cancel(
    sql: Sql,
    kind: CancelKind,
    { transactionId, by, at }: { transactionId: string; by: Canceller; at: Date },
  ): Promise<void> {
    await sql
      .update(tables[kind])
      .set({ statusId: CANCELLED, settledAt: at, cancelledBy: by })
      .where(eq(tables[kind].transactionId, transactionId));
  },
  /** Deletes the row of the reference file of a locked transfer; returns the id of the file, and null if there is none. */
  async deleteReference(sql: Sql, transactionId: string): Promise<string | null> {
    const isOne = eq(transfers.transactionId, transactionId);
    const [row] = await sql.select({ uploadId: transfers.referenceId }).from(transfers).where(isOne);
    if (!row?.uploadId) return null;
    await sql.update(transfers).set({ referenceId: null }).where(isOne);
    await sql.delete(uploads).where(eq(uploads.uploadId, row.uploadId));
    return row.uploadId;
  },
  /** Lists deposits at gateways that were requested before a time and wait for a payment, the oldest first. */
  async listAbandoned(sql: Sql, before: Date, limit: number): Promise<readonly string[]> {
    const rows = await sql
      .select({ transactionId: deposits.transactionId })
      .from(deposits)
      .innerJoin(platforms, eq(platforms.platformId, deposits.platformId))
      .where(
        and(
          eq(deposits.statusId, PENDING),
          inArray(platforms.gateway, [...gatewayNames]),
          isNull(deposits.receiptId),
          lt(deposits.requestedAt, before),
          raw`not exists (select 1 from unmatched_payment
            where unmatched_payment.transaction_id = ${deposits.transactionId} and remaining > 0)`,
        ),
      )
      .orderBy(deposits.requestedAt, deposits.transactionId)
      .limit(limit);
    return rows.map(({ transactionId }) => transactionId);
  },
};
