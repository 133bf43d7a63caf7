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

/** The rows to read of a list: those after a row, or the first; of a period, or of all time. */
export interface Piece {
  /** The name of the row before; null for none. */
  readonly after: string | null;
  readonly limit: number;
  /** The first instant of the period; null where it is open. */
  readonly since?: Date | null;
  /** The first instant after the period; null where it is open. */
  readonly until?: Date | null;
}

/** A list of a user: a query of its rows, the name of a row, and its conversion. */
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

/** The order of the lists in a table, newest first: by a time, and by a name where the times are equal. */
export interface ListOrder {
  readonly table: PgTable;
  readonly at: PgColumn;
  readonly name: PgColumn;
  /** Returns the condition by which a row that is called `last` is in the list of a user. */
  readonly isIn: (userId: number) => SQL;
}

/** The usual condition of a list, which has the rows of its user. */
export const isOwn = (userId: number): SQL => raw`last.user_id = ${userId}`;

const lastRow = ({ table, name, isIn }: ListOrder, userId: number, after: string) =>
  raw`from ${table} as last where last.${raw.identifier(name.name)}::text = ${after} and ${isIn(userId)}`;

/**
 * Returns the condition for the rows of a piece. It compares by the stored row before, since a JavaScript date has fewer
 * digits; after a row that is not in the list of the user there are none.
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

/** Returns whether the list of a user has a row of a name. */
export async function hasRow(sql: ReadSql, order: ListOrder, userId: number, row: string): Promise<boolean> {
  return (await rowsOf(sql, raw`select 1 ${lastRow(order, userId, row)}`)).length > 0;
}
