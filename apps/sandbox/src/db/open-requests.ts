import { and, eq, type Placeholder, type SQL, sql as raw } from "drizzle-orm";
import type { Sql } from "./database.ts";
import type { RequestKind } from "./names.ts";
import { deposits } from "./schema/deposit.ts";
import { transfers } from "./schema/transfer.ts";
import { withdrawals } from "./schema/withdrawal.ts";

/** The table of each kind of request, and the states in which a decision is still to be made. */
const kinds = {
  deposit: { table: deposits, states: "1, 2" },
  withdrawal: { table: withdrawals, states: "1, 2, 3, 4" },
  transfer: { table: transfers, states: "1, 2" },
} as const satisfies Record<RequestKind, object>;

/**
 * Builds the expression that an insert has in place of the id of its user. The database counts the open requests of the
 * user while no other insert of the kind runs for the same user, and refuses the insert if there are as many as `most`.
 */
export const roomOf = (kind: RequestKind, userId: Placeholder, most: Placeholder): SQL =>
  raw`request_room(${raw.raw(`'${kind}'`)}, ${userId}, ${most})`;

/** Counts the requests of a kind that a user has open. */
export function countOpenRequests(sql: Sql, kind: RequestKind, userId: number): Promise<number> {
  const { table, states } = kinds[kind];
  // The states are no parameters, because the planner compares them with the condition of the index.
  const isOpen = raw`${table.statusId} in (${raw.raw(states)})`;
  return sql.$count(table, and(eq(table.userId, userId), isOpen));
}
