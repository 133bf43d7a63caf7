import { and, eq } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Sql } from "../db/database.ts";
import { deposits } from "../db/schema/deposit.ts";
import { messageFiles } from "../db/schema/thread.ts";
import { kycCases } from "../db/schema/kyc.ts";
import { transfers } from "../db/schema/transfer.ts";
import { uploads } from "../db/schema/upload.ts";

/** A row of the uploaded files. */
export type UploadedFile = typeof uploads.$inferSelect;

/** A row to insert. */
export type NewUpload = typeof uploads.$inferInsert;

/** Selects the upload that a row of another table references. */
async function named(
  sql: Sql,
  uploadId: PgColumn,
  key: PgColumn,
  id: string | number,
): Promise<UploadedFile | null> {
  const [row] = await sql
    .select({ upload: uploads })
    .from(uploads)
    .innerJoin(uploadId.table, and(eq(uploadId, uploads.uploadId), eq(key, id)));
  return row?.upload ?? null;
}

/** Queries of uploads, by the records that they belong to. */
export const uploadStore = {
  receiptOf: (sql: Sql, transactionId: string) =>
    named(sql, deposits.receiptId, deposits.transactionId, transactionId),
  referenceOf: (sql: Sql, transactionId: string) =>
    named(sql, transfers.referenceId, transfers.transactionId, transactionId),
  /** Finds a file of a message by its place among the files of the message. */
  async messageFileOf(sql: Sql, messageId: number, place: number): Promise<UploadedFile | null> {
    const [row] = await sql
      .select({ upload: uploads })
      .from(uploads)
      .innerJoin(messageFiles, eq(messageFiles.uploadId, uploads.uploadId))
      .where(and(eq(messageFiles.messageId, messageId), eq(messageFiles.place, place)));
    return row?.upload ?? null;
  },
  documentOf: (sql: Sql, userId: number, side: "front" | "back") =>
    named(sql, side === "front" ? kycCases.frontId : kycCases.backId, kycCases.userId, userId),
};
