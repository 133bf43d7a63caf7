import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import pLimit from "p-limit";

/** The number of rows in a piece: more than a page shows, and a few milliseconds of work. */
const PIECE = 50;
const LONGEST_PAUSE = 20;
/** The queue of all long lists: while one piece is made, other requests still get their turn. */
const inTurn = pLimit(1);

/**
 * A list that is read in pieces: a query of the rows after a row or from the start, the name of a row, and its
 * conversion.
 */
interface List<Row, Shown> {
  readonly read: (after: string | null, limit: number) => Promise<readonly Row[]>;
  readonly name: (row: Row) => string;
  readonly show: (row: Row) => Shown;
}

/**
 * Reads a long list piece by piece without delaying other requests: after each piece but the last, it yields the
 * processor for as long as the piece took.
 */
export async function readInPieces<Row, Shown>({ read, name, show }: List<Row, Shown>): Promise<Shown[]> {
  const shown: Shown[] = [];
  let rows = await read(null, PIECE);
  for (;;) {
    for (const row of rows) shown.push(show(row));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PIECE) return shown;
    rows = await inTurn(async () => {
      const start = performance.now();
      const more = await read(name(last), PIECE);
      await pause(Math.min(LONGEST_PAUSE, performance.now() - start));
      return more;
    });
  }
}

/**
 * The condition for rows after a given row, newest first; it compares by the stored row, since a JavaScript date has
 * fewer digits.
 */
export function olderThan(
  table: PgTable & { readonly requestedAt: PgColumn; readonly transactionId: PgColumn },
  transactionId: string | null,
): SQL | undefined {
  if (transactionId === null) return undefined;
  return raw`(${table.requestedAt}, ${table.transactionId}) < (select last.requested_at, last.transaction_id
    from ${table} as last where last.transaction_id = ${transactionId})`;
}
