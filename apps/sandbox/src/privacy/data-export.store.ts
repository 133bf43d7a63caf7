import { and, desc, eq, gt, inArray, isNull, lt, lte, notExists, or, sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { ReadSql, Sql } from "../db/database.ts";
import { rowsOf } from "../db/rows.ts";
import { jobs } from "../db/schema/job.ts";
import { dataExports } from "../db/schema/privacy.ts";
import { uploads } from "../db/schema/upload.ts";
import { users } from "../db/schema/user.ts";
import { MOST_TRIES } from "../jobs/job.store.ts";
import { ownFiles } from "./personal-data.store.ts";

/** A row of the copies of data. */
export type DataExportRow = typeof dataExports.$inferSelect;

const MOST_LISTED = 10;
const MOST_REMOVED = 100;
/** The age of a claim that its worker no longer renews. */
const LONGEST_CLAIM = 600_000;

const Large = v.object({ isLarge: v.boolean() });

/** The bytes of files, and the rows of the audit by the client, from which on a copy is a large one. */
const LARGE = { bytes: 50_000_000, rows: 100_000 };

/** Queries of the copies of data that clients requested. */
export const dataExportStore = {
  listOf: (sql: ReadSql, userId: number): Promise<readonly DataExportRow[]> =>
    sql
      .select()
      .from(dataExports)
      .where(eq(dataExports.userId, userId))
      .orderBy(desc(dataExports.requestedAt))
      .limit(MOST_LISTED),
  /** Finds a copy of a client; null for the copy of another client. */
  async findOf(sql: ReadSql, userId: number, exportId: string): Promise<DataExportRow | null> {
    const isOwn = and(eq(dataExports.userId, userId), eq(dataExports.exportId, exportId));
    const [row] = await sql.select().from(dataExports).where(isOwn);
    return row ?? null;
  },
  async insert(sql: Sql, row: Pick<DataExportRow, "exportId" | "userId" | "requestedAt">): Promise<void> {
    await sql.insert(dataExports).values(row);
  },
  /** Finds a copy that is still to be made, with the language of its client; null once it was made. */
  async findOpen(sql: Sql, exportId: string) {
    const [row] = await sql
      .select({ userId: dataExports.userId, language: users.language })
      .from(dataExports)
      .innerJoin(users, eq(users.userId, dataExports.userId))
      .where(and(eq(dataExports.exportId, exportId), isNull(dataExports.madeAt)));
    return row ?? null;
  },
  /** Stores the parts of a copy; false where another worker stored them first. */
  async keep(
    sql: Sql,
    exportId: string,
    parts: readonly (typeof uploads.$inferInsert)[],
    made: { readonly madeAt: Date; readonly availableUntil: Date; readonly size: number },
  ): Promise<boolean> {
    await sql.insert(uploads).values([...parts]);
    const [done] = await sql
      .update(dataExports)
      .set({ ...made, partIds: parts.map(({ uploadId }) => uploadId) })
      .where(and(eq(dataExports.exportId, exportId), isNull(dataExports.madeAt)))
      .returning({ exportId: dataExports.exportId });
    return done !== undefined;
  },
  /** Returns whether the copy of a client takes long, by the size of the files and the number of own rows of the audit. */
  async isLarge(sql: ReadSql, userId: number): Promise<boolean> {
    const [row] = await rowsOf(
      sql,
      raw`select coalesce((select sum(${uploads.size}) from ${uploads} where ${ownFiles(userId)}), 0) > ${LARGE.bytes}::int
        or (select count(*) from (select 1 from event where actor_id = ${userId}::int limit ${LARGE.rows}::int) as own)
          = ${LARGE.rows}::int as "isLarge"`,
    );
    return v.parse(Large, row).isLarge;
  },
  /** Closes the copies whose job was abandoned, and which no worker makes any more. */
  async closeGivenUp(sql: Sql, now: Date): Promise<readonly string[]> {
    const isHeld = gt(jobs.claimedAt, new Date(now.getTime() - LONGEST_CLAIM));
    const isOfCopy = raw`${jobs.payload}->>'exportId' = ${dataExports.exportId}`;
    const open = sql
      .select({ jobId: jobs.jobId })
      .from(jobs)
      .where(
        and(
          eq(jobs.kind, "dataExport"),
          isOfCopy,
          isNull(jobs.doneAt),
          or(lt(jobs.tries, MOST_TRIES), isHeld),
        ),
      );
    const closed = await sql
      .update(dataExports)
      .set({ madeAt: now, removedAt: now })
      .where(and(isNull(dataExports.madeAt), notExists(open)))
      .returning({ exportId: dataExports.exportId });
    return closed.map(({ exportId }) => exportId);
  },
  /** Lists the copies that can no longer be downloaded and whose files are still stored. */
  listOutdated: (sql: Sql, now: Date): Promise<readonly DataExportRow[]> =>
    sql
      .select()
      .from(dataExports)
      .where(and(lte(dataExports.availableUntil, now), isNull(dataExports.removedAt)))
      .orderBy(dataExports.availableUntil)
      .limit(MOST_REMOVED),
  /** Deletes the rows of a copy's files. */
  async remove(sql: Sql, { exportId, partIds }: DataExportRow, removedAt: Date): Promise<void> {
    await sql.update(dataExports).set({ removedAt, partIds: [] }).where(eq(dataExports.exportId, exportId));
    if (partIds.length > 0) await sql.delete(uploads).where(inArray(uploads.uploadId, [...partIds]));
  },
};
