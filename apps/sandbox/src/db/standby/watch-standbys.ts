import { sql as raw } from "drizzle-orm";
import * as v from "valibot";
import { StartError } from "../../config.ts";
import type { Log } from "../../telemetry/log.ts";
import type { StandbyState } from "../../telemetry/standby-metrics.ts";
import type { Sql } from "../database.ts";
import { rowsOf } from "../rows.ts";
import { findPosition, type Position } from "./position.ts";
import { identityQuery, openStandby, parseIdentity, type Standby } from "./standby.ts";
import { createNoStandbys, createStandbys, type Standbys } from "./standbys.ts";

/**
 * The interval at which standbys are compared with the primary; it is also the maximum time by which a standby may be behind.
 */
const INTERVAL = 1_000;

const isLeftOut = (state: StandbyState): boolean => state !== "readable" && state !== "primary";

const Role = v.tuple([v.object({ may: v.boolean() })]);

/** Throws a {@link StartError} where the user of the database may not see which timeline a standby follows. */
async function requireRole(sql: Sql): Promise<void> {
  const rows = await rowsOf(sql, raw`select pg_has_role(current_user, 'pg_read_all_stats', 'usage') as may`);
  if (v.parse(Role, rows)[0].may) return;
  throw new StartError(
    "DATABASE_STANDBY_URLS needs a right that the user of DATABASE_URL does not have: as the administrator of the database, grant pg_read_all_stats to that user.",
  );
}

/** Compares the standbys with the primary at intervals, and logs when one is left out or read again. */
function keepWatching(
  sql: Sql,
  standbys: readonly Standby[],
  logger: Log,
  cluster: string,
): () => Promise<void> {
  const states = new Map<Standby, StandbyState>();
  let earlier: Position | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (standby: Standby, position: Position) => {
    const before = states.get(standby);
    const state = await standby.watch(position, cluster);
    states.set(standby, state);
    if (before === state) return;
    if (isLeftOut(state)) logger.warn({ standby: standby.name, state }, "a standby is not read");
    else if (before !== undefined) logger.warn({ standby: standby.name, state }, "a standby is back");
  };
  const tick = async () => {
    // Without the primary, no call has a session, and none reads from a standby.
    const now = await findPosition(sql).catch(() => null);
    const position = earlier ?? now;
    earlier = now;
    if (position) await Promise.all(standbys.map((standby) => look(standby, position)));
    if (!isStopped) timer = setTimeout(() => void (running = tick()), INTERVAL).unref();
  };
  let running = tick();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/**
 * Opens the standbys of a primary by their addresses, and watches them. A standby that cannot be reached at the start is read
 * as soon as it can be reached. Throws a {@link StartError} if the user of the database has no right to read them.
 */
export async function openStandbys(sql: Sql, urls: readonly string[], logger: Log): Promise<Standbys> {
  if (urls.length === 0) return createNoStandbys(sql);
  await requireRole(sql);
  const cluster = parseIdentity(await rowsOf(sql, raw.raw(identityQuery)));
  const standbys = await Promise.all(urls.map(openStandby));
  const stop = keepWatching(sql, standbys, logger, cluster);
  const created = createStandbys(sql, standbys);
  return {
    ...created,
    async close() {
      await stop();
      await created.close();
    },
  };
}
