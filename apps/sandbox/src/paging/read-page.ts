import { Refusal } from "../http/problem.ts";
import type { List } from "../db/pieces.ts";

const DAY = 86_400_000;
/** The rows of a page where the request names no limit. */
const USUAL = 50;

/** A request for a page, as the contract has it. */
interface PageRequest {
  readonly cursor?: string;
  readonly limit?: number;
  /** The first and the last day, in UTC. */
  readonly from?: string;
  readonly to?: string;
}

/** A page of a list; the cursor is null where it has the last row. */
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
 * Reads a page of a list after its cursor, which is the name of the last row of the page before. `has` returns whether the
 * list has a row of a name; it is asked only where nothing follows, since nothing follows a row of another list.
 */
export async function readPage<Row, Shown>(
  { read, name, show, has }: List<Row, Shown> & { readonly has: (name: string) => Promise<boolean> },
  { cursor, limit = USUAL, from, to }: PageRequest,
): Promise<Page<Shown>> {
  const piece = { after: cursor ?? null, limit: limit + 1, since: startOf(from), until: endOf(to) };
  // One row more than the page has shows whether another page follows.
  const found = await read(piece);
  if (found.length === 0 && cursor !== undefined && !(await has(cursor)))
    throw new Refusal("cursorUnknown", "The list cannot be continued from here. Please load it again.");
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows: rows.map(show), nextCursor: found.length > limit && last !== undefined ? name(last) : null };
}
