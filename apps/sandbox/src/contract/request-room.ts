import { countOpenRequests } from "../db/open-requests.ts";
import type { Sql } from "../db/database.ts";
import type { RequestKind } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { createTooManyOpen } from "./constraints.ts";

/** The name of the setting that limits the open requests of each kind. */
const maxima = {
  deposit: "maxOpenDeposits",
  withdrawal: "maxOpenWithdrawals",
  transfer: "maxOpenTransfers",
} as const satisfies Record<RequestKind, string>;

/**
 * Refuses a call, before it does any work, if the user has the maximum of open requests. The database counts again when the
 * request is inserted, so that concurrent calls do not exceed the maximum.
 */
export async function requireRequestRoom(
  { config }: Pick<Deps, "config">,
  sql: Sql,
  userId: number,
  kind: RequestKind,
): Promise<void> {
  if ((await countOpenRequests(sql, kind, userId)) >= config[maxima[kind]]) throw createTooManyOpen(kind);
}
