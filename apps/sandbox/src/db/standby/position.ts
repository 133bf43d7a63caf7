import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import type { Sql } from "../database.ts";
import { rowsOf } from "../rows.ts";

/**
 * A position in the log of the primary. Every change that was acknowledged before the position was read is at or before it.
 * Positions of two timelines cannot be compared, because a failover discards the end of the earlier timeline.
 */
export interface Position {
  readonly timeline: number;
  /** The log sequence number, as PostgreSQL writes it: `0/3000060`. */
  readonly lsn: string;
}

/** The position of the primary as text, for a query that is made anyway; null where the database is in recovery. */
export const positionText = raw<string | null>`case when not pg_is_in_recovery() then
  left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) || ' ' || pg_current_wal_flush_lsn() end`;

/** Parses the text of a position. */
export function parsePosition(text: string | null): Position | null {
  const [, timeline = "", lsn = ""] = /^([0-9A-F]{8}) ([0-9A-F]+\/[0-9A-F]+)$/.exec(text ?? "") ?? [];
  return lsn === "" ? null : { timeline: Number.parseInt(timeline, 16), lsn };
}

const Row = v.object({ position: v.nullable(v.string()) });

/** Returns the position of the primary now; null where it has just become a standby. */
export async function findPosition(sql: Sql): Promise<Position | null> {
  const [row] = await rowsOf(sql, raw`select ${positionText} as position`);
  return parsePosition(v.parse(Row, row).position);
}
