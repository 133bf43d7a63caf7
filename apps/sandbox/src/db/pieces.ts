import { setTimeout as pause } from "node:timers/promises";
import { and, gte, lt, type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import pLimit from "p-limit";
import type { ReadSql } from "./database.ts";
import { rowsOf } from "./rows.ts";

/** The number of rows in a piece: more than a page shows, and a few milliseconds of work. */
const PIECE = 50;
const LONGEST_PAUSE = 20;
/** The queue of all long lists: while one piece is made, other requests still get their turn. */
const inTurn = pLimit(1);

/** A part of a list to read: the rows after a given row, or from the first row; within a period, or of all time. */
export interface Piece {
  /** The name of the row before the piece; null for the first piece. */
  readonly after: string | null;
  readonly limit: number;
  /** The first instant of the period; null if the period has no beginning. */
  readonly since?: Date | null;
  /** The first instant after the period; null if the period has no end. */
  readonly until?: Date | null;
}

/** A list of a user: the query of a piece, the name of a row, and the conversion of a row to the contract. */
export interface List<Row, Shown> {
  readonly read: (piece: Piece) => Promise<readonly Row[]>;
  readonly name: (row: Row) => string;
  readonly show: (row: Row) => Shown;
}

/**
 * Reads a long list piece by piece without delaying other requests: after each piece but the last, it yields the
 * processor for as long as the piece took.
 */
export async function readInPieces<Row, Shown>({ read, name, show }: List<Row, Shown>): Promise<Shown[]> {
  const shown: Shown[] = [];
  let rows = await read({ after: null, limit: PIECE });
  for (;;) {
    for (const row of rows) shown.push(show(row));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) return shown;
    rows = await inTurn(async () => {
      const start = performance.now();
      const more = await read({ after: name(last), limit: PIECE });
      await pause(Math.min(LONGEST_PAUSE, performance.now() - start));
      return more;
    });
  }
}

/** The order of a list, newest first: by a time, and by the name of the row if the times are equal. */
export interface ListOrder {
  readonly table: PgTable;
  readonly at: PgColumn;
  readonly name: PgColumn;
  /** Returns the condition that the row with the alias `last` is in the list of a user. */
  readonly isIn: (userId: number) => SQL;
}

/** Returns the condition that the row `last` belongs to a user. */
export const isOwn = (userId: number): SQL => raw`last.user_id = ${userId}`;

const lastRow = ({ table, name, isIn }: ListOrder, userId: number, after: string) =>
  raw`from ${table} as last where last.${raw.identifier(name.name)}::text = ${after} and ${isIn(userId)}`;

/**
 * Returns the condition for the rows of a piece. The database compares with the stored row before the piece, because a
 * JavaScript date has fewer digits. After a row that is not in the user's list the piece is empty.
 */
export function isInPiece(order: ListOrder, userId: number, piece: Piece): SQL | undefined {
  const { at, name } = order;
  const { after, since = null, until = null } = piece;
  return and(
    after === null
      ? undefined
      : raw`(${at}, ${name}) < (select last.${raw.identifier(at.name)}, last.${raw.identifier(name.name)}
          ${lastRow(order, userId, after)})`,
    since === null ? undefined : gte(at, since),
    until === null ? undefined : lt(at, until),
  );
}

/** Returns whether the list of a user has a row with a name. */
export async function hasRow(sql: ReadSql, order: ListOrder, userId: number, row: string): Promise<boolean> {
  return (await rowsOf(sql, raw`select 1 ${lastRow(order, userId, row)}`)).length > 0;
}
