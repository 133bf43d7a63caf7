import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql as raw } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import pLimit from "p-limit";

/** As many as a page shows many times over, and no more than some milliseconds of work. */
const PIECE = 200;
const LONGEST_PAUSE = 20;
/** Of all long lists together: beside one piece others' requests still get their turn. */
const inTurn = pLimit(1);

/** How a list is read: the rows that come after one, or the first; how a row is named; and what is shown of it. */
interface List<Row, Shown> {
  readonly read: (after: string | null, limit: number) => Promise<readonly Row[]>;
  readonly name: (row: Row) => string;
  readonly show: (row: Row) => Shown;
}

/**
 * Reads a list piece by piece, so that a long one holds nobody else up: after each piece that is not the last, others
 * have the processor for as long as it took.
 */
export async function inPieces<Row, Shown>({ read, name, show }: List<Row, Shown>): Promise<Shown[]> {
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

/** Of a list, newest first, what comes after a row: by the row itself, since a moment in JavaScript has fewer digits. */
export function olderThan(
  table: PgTable & { readonly requestedAt: PgColumn; readonly transactionId: PgColumn },
  transactionId: string | null,
): SQL | undefined {
  if (transactionId === null) return undefined;
  return raw`(${table.requestedAt}, ${table.transactionId}) < (select last.requested_at, last.transaction_id
    from ${table} as last where last.transaction_id = ${transactionId})`;
}
