import { countOpenRequests } from "../db/open-requests.ts";
import type { Sql } from "../db/database.ts";
import type { RequestKind } from "../db/names.ts";
import type { Deps } from "../deps.ts";
import { createTooManyOpen } from "./constraints.ts";

/** The setting that has the maximum of each kind of request. */
const maxima = {
  deposit: "maxOpenDeposits",
  withdrawal: "maxOpenWithdrawals",
  transfer: "maxOpenTransfers",
} as const satisfies Record<RequestKind, string>;

/** Throws for too many open requests at the start of a call; the database counts those of concurrent calls. */
export async function requireRequestRoom(
  { config }: Pick<Deps, "config">,
  sql: Sql,
  userId: number,
  kind: RequestKind,
): Promise<void> {
  if ((await countOpenRequests(sql, kind, userId)) >= config[maxima[kind]]) throw createTooManyOpen(kind);
}
