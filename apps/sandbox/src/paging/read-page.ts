import { Refusal } from "../http/problem.ts";
import type { List } from "../db/pieces.ts";

const DAY = 86_400_000;
/** The maximum number of rows of a page if the request names no limit. */
const USUAL = 50;

/** The fields of a request for a page, as in the contract. */
interface PageRequest {
  readonly cursor?: string;
  readonly limit?: number;
  /** The first and the last day, in UTC. */
  readonly from?: string;
  readonly to?: string;
}

/** A page of a list; the next cursor is null on the page with the last row. */
interface Page<Shown> {
  readonly rows: Shown[];
  readonly nextCursor: string | null;
}

const startOf = (day: string | undefined) => (day === undefined ? null : new Date(`${day}T00:00:00Z`));
const endOf = (day: string | undefined) => {
  const start = startOf(day);
  return start && new Date(start.getTime() + DAY);
};

/**
 * Reads the page of a list after a cursor, which is the name of the last row of the page before. `has` returns whether the
 * list has a row with a name. It is called only for an empty page, because the page after a row of another list is empty.
 */
export async function readPage<Row, Shown>(
  { read, name, show, has }: List<Row, Shown> & { readonly has: (name: string) => Promise<boolean> },
  { cursor, limit = USUAL, from, to }: PageRequest,
): Promise<Page<Shown>> {
  const piece = { after: cursor ?? null, limit: limit + 1, since: startOf(from), until: endOf(to) };
  // The query returns one row more than the page can have if another page follows.
  const found = await read(piece);
  if (found.length === 0 && cursor !== undefined && !(await has(cursor)))
    throw new Refusal("cursorUnknown", "The list cannot be continued from here. Please load it again.");
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows: rows.map(show), nextCursor: found.length > limit && last !== undefined ? name(last) : null };
}
