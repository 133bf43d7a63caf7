import { setTimeout as pause } from "node:timers/promises";
import type { Client, ClientBase } from "pg";
import * as v from "valibot";
import type { StandbyFigures, StandbyState } from "../../telemetry/standby-metrics.ts";
import type { Sql } from "../database.ts";
import { isPassing } from "../transaction.ts";
import type { Position } from "./position.ts";

/** A standby of the primary. */
export interface Standby {
  readonly name: string;
  isReadable(): boolean;
  /** Runs a read once it has the log up to a position; null where that takes too long, or it has no connection left. */
  read<T>(position: Position, read: (sql: Sql) => Promise<T>): Promise<{ readonly value: T } | null>;
  /**
   * Compares the standby with an earlier position of the primary, and returns its state, which decides whether reads use it.
   */
  watch(position: Position, cluster: string): Promise<StandbyState>;
  figures(): StandbyFigures;
  close(): Promise<void>;
}

/** The most connections of a replica to one standby. */
const CONNECTIONS = 10;
/** The longest time without an answer of a standby that is watched, in milliseconds. */
const PATIENCE = 1_000;
/** A read waits for the log this often, in milliseconds each; then the primary is asked. */
const WAITS = [2, 4, 8] as const;

/** The identity of a cluster and of its database: two clusters never share it, a primary and its standbys do. */
export const identityQuery = `select (select system_identifier from pg_control_system())::text || ' ' ||
  (select oid from pg_database where datname = current_database())::text as identity`;

const IdentityRows = v.tuple([v.object({ identity: v.string() })]);
/** Parses the identity of a cluster from the rows of its query. */
export const parseIdentity = (rows: unknown): string => v.parse(IdentityRows, rows)[0].identity;

const Places = v.tuple([
  v.object({
    isStandby: v.boolean(),
    isFollowing: v.boolean(),
    behindBytes: v.nullable(v.number()),
  }),
]);

/**
 * Compares a standby with a position. The timeline of a standby is the timeline that it receives, so it must be connected to
 * the primary.
 */
async function compare(client: ClientBase, { lsn, timeline }: Position, patience: number) {
  const query = {
    text: `select pg_is_in_recovery() as "isStandby",
      coalesce((select received_tli from pg_stat_wal_receiver), 0) = $2::int as "isFollowing",
      greatest(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float8 as "behindBytes"`,
    values: [lsn, timeline],
    query_timeout: patience,
  };
  const { rows } = await client.query(query);
  const [place] = v.parse(Places, rows);
  return { ...place, hasAll: place.isStandby && place.isFollowing && place.behindBytes === 0 };
}

/** Waits for a moment until a standby has the log up to a position. */
async function untilReplayed(client: ClientBase, position: Position): Promise<boolean> {
  for (const wait of WAITS) {
    const { hasAll, isStandby, isFollowing } = await compare(client, position, PATIENCE);
    if (hasAll) return true;
    if (!isStandby || !isFollowing) return false;
    await pause(wait);
  }
  return (await compare(client, position, PATIENCE)).hasAll;
}

/** Watches a standby on a connection of its own, which is opened again after it broke. */
function createWatch(open: () => Client) {
  let watcher: { readonly client: Client; readonly identity: string } | null = null;
  const connect = async () => {
    const client = open();
    client.on("error", () => {});
    try {
      await client.connect();
      return { client, identity: parseIdentity((await client.query(identityQuery)).rows) };
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  };
  return {
    async look(position: Position, cluster: string): Promise<Pick<StandbyFigures, "state" | "behindBytes">> {
      watcher ??= await connect();
      const { isStandby, hasAll, behindBytes } = await compare(watcher.client, position, PATIENCE);
      const state =
        watcher.identity !== cluster ? "foreign" : !isStandby ? "primary" : hasAll ? "readable" : "behind";
      return { state, behindBytes: behindBytes ?? 0 };
    },
    async end() {
      const ending = watcher;
      watcher = null;
      await ending?.client.end().catch(() => {});
    },
  };
}

/** Opens a standby by its address. It is not read until it was watched. */
export async function openStandby(url: string): Promise<Standby> {
  const { Pool, Client } = (await import("pg")).default;
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const connection = { connectionString: url, connectionTimeoutMillis: PATIENCE, keepAlive: true };
  const pool = new Pool({ ...connection, max: CONNECTIONS, statement_timeout: 15_000 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const watcher = createWatch(() => new Client({ ...connection, query_timeout: PATIENCE }));
  const name = new URL(url).host;
  let figures: StandbyFigures = { name, state: "away", behindBytes: 0 };
  // Rejects the running reads. A promise for all reads would keep the rows of each in memory.
  const underWay = new Set<(loss: Error) => void>();
  const untilLost = async <T>(read: Promise<T>): Promise<T> => {
    const loss = Promise.withResolvers<never>();
    underWay.add(loss.reject);
    try {
      return await Promise.race([read, loss.promise]);
    } finally {
      underWay.delete(loss.reject);
    }
  };
  const set = (next: Pick<StandbyFigures, "state" | "behindBytes">) => {
    figures = { name, ...next };
    if (next.state !== "away") return;
    // A read of a standby that hangs would wait for it; the primary is asked instead.
    for (const reject of underWay) reject(new Error("Connection terminated: the standby is away"));
  };
  return {
    name,
    isReadable: () => figures.state === "readable",
    async read(position, read) {
      if (pool.totalCount - pool.idleCount >= CONNECTIONS) return null;
      const client = await pool.connect();
      let isBroken = false;
      try {
        const isThere = await untilReplayed(client, position);
        return isThere ? { value: await untilLost(read(drizzle(client))) } : null;
      } catch (error) {
        isBroken = isPassing(error);
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    async watch(position, cluster) {
      try {
        set(await watcher.look(position, cluster));
      } catch {
        set({ state: "away", behindBytes: figures.behindBytes });
        await watcher.end();
      }
      return figures.state;
    },
    figures: () => figures,
    async close() {
      await watcher.end();
      await pool.end();
    },
  };
}
