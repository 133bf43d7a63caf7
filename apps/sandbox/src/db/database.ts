import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Client } from "pg";
import { StartError } from "../config.ts";
import type { PoolFigures } from "../telemetry/metrics.ts";
import { serveInTurn } from "./embedded-turns.ts";
import { keepListening, type Listener, type StopListening } from "./listen.ts";
import { writeTemplate } from "./template.ts";

/** A database or a transaction that runs SQL, of either engine. */
export type Sql = PgDatabase<PgQueryResultHKT>;

/**
 * A database for reads, which may be a standby. A query with this parameter may run on a standby; a query with an {@link Sql}
 * runs on the primary. All queries on which a decision about money depends run on the primary.
 */
export type ReadSql = Pick<Sql, "select" | "execute">;

/** An open, migrated database. */
export interface Database {
  readonly sql: Sql;
  readonly engine: "embedded" | "postgresql";
  /** Whether the database is a fresh copy of the template, whose demo accounts must still be adopted. */
  readonly isCopy: boolean;
  /** Runs work that only one replica may do at a time, such as seeding. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Listens to the notifications of a channel, of all replicas; rejects where it cannot. */
  listen(channel: string, listener: Listener): Promise<StopListening>;
  /** The state of the connection pool; undefined for the embedded database, which has one connection. */
  readonly pool?: () => PoolFigures;
  close(): Promise<void>;
}

/** The database engine inside this process. */
export interface EmbeddedDatabase extends Database {
  /** Dumps the database as the template of later ones. */
  keepAsTemplate(folder: string): Promise<void>;
}

/** Returns whether a database answers. */
export const isAnswering = (sql: Sql): Promise<boolean> =>
  sql.execute("select 1").then(
    () => true,
    () => false,
  );

/** The id of the advisory lock that a replica holds while it migrates or seeds; an arbitrary number. */
const START_LOCK = 40_912;
const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/**
 * The buffers of the embedded engine, which it allocates at once; the rest is read from files, which the operating
 * system caches.
 */
const EMBEDDED_BUFFERS = "32MB";

/**
 * The maximum number of files that the embedded engine has open at once. It has a file for each table and index, and every open
 * file leaves fewer descriptors to connections; beyond the maximum it closes the file that it has not used for the longest
 * time.
 */
const EMBEDDED_FILES = 128;

// Each engine is loaded on demand, because a provider uses only one.
const embeddedEngine = async () => ({
  ...(await import("@electric-sql/pglite")),
  ...(await import("drizzle-orm/pglite")),
  ...(await import("drizzle-orm/pglite/migrator")),
});
const postgresEngine = async () => ({
  pg: (await import("pg")).default,
  ...(await import("drizzle-orm/node-postgres")),
  ...(await import("drizzle-orm/node-postgres/migrator")),
});

/** Opens the embedded database in a folder, or in memory without one; `template` is a dump to start from. */
export async function openEmbedded(
  folder: string | null,
  template: Blob | null = null,
): Promise<EmbeddedDatabase> {
  const dataDir = folder && join(folder, "pg");
  const isNew = !dataDir || !existsSync(dataDir);
  const isCopy = isNew && template !== null;
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { PGlite, drizzle, migrate } = await embeddedEngine();
  const engine = await PGlite.create({
    startParams: PGlite.defaultStartParams.concat(
      ["-c", `shared_buffers=${EMBEDDED_BUFFERS}`],
      ["-c", `max_files_per_process=${EMBEDDED_FILES}`],
    ),
    ...(dataDir && { dataDir }),
    ...(isCopy && { loadDataDir: template }),
  });
  serveInTurn(engine);
  const sql = drizzle(engine);
  if (!isCopy) await migrate(sql, { migrationsFolder });
  return {
    sql,
    engine: "embedded",
    isCopy,
    alone: (work) => work(),
    // The engine is in this process: no notification is lost on the way.
    async listen(channel, { heard }) {
      const stop = await engine.listen(channel, heard);
      return () => stop();
    },
    keepAsTemplate: (place) => writeTemplate(engine, place),
    close: () => engine.close(),
  };
}

/** The longest time of a statement, which a call would not wait for, in milliseconds. */
const STATEMENT_LIMIT = 15_000;

/** Opens a connection for a moment and runs work on it. */
async function connected<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  // A broken connection fails its own queries only; without a listener it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Sets the longest time of a statement as the default of this database's user. A pooler gives a connection to many
 * clients in turn, so none of them can set it for itself.
 */
async function limitStatements(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
      where d.datname = current_database() and r.rolname = current_user and $1 = any(s.setconfig)`,
    [`statement_timeout=${STATEMENT_LIMIT}`],
  );
  if (rows.length > 0) return;
  await client.query(
    `do $$ begin execute format('alter role current_user in database %I set statement_timeout = ${STATEMENT_LIMIT}', current_database()); end $$`,
  );
}

/** Databases and transactions behind a pooler. */
const pooled = new WeakSet<Sql>();

/**
 * Returns whether prepared statements can have names: behind a pooler, each transaction may have another connection,
 * without them.
 */
export const mayKeepNames = (sql: Sql): boolean => !pooled.has(sql);

/** Throws a {@link StartError} that names the variable whose address leads to no database. */
function complain(variable: string, url: string, cause: unknown): never {
  throw new StartError(
    `${variable} leads to no database that answers (${new URL(url).host}): check the address, name and password.`,
    { cause },
  );
}

/**
 * Opens a PostgreSQL database; throws a {@link StartError} when its address is wrong. With a `directUrl`, `url` is the address
 * of a pooler in transaction mode.
 */
export async function openPostgres(url: string, directUrl: string | null = null): Promise<Database> {
  const { pg, drizzle, migrate } = await postgresEngine();
  const direct = () => new pg.Client({ connectionString: directUrl ?? url, connectionTimeoutMillis: 5_000 });
  // The lock belongs to its connection, so it has a connection of its own, outside the pool and the pooler.
  const holdLock = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
    connected(direct(), async (client) => {
      // Other replicas wait until the first one has finished.
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [START_LOCK]);
      return await work(client);
    });
  if (directUrl !== null) {
    const isThere = connected(direct(), () => Promise.resolve());
    await isThere.catch((cause: unknown) => complain("DATABASE_DIRECT_URL", directUrl, cause));
    // Before the pooler opens connections; replicas that start together would overwrite each other's setting.
    await holdLock(limitStatements);
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    // PgBouncer refuses a connection that sets it.
    statement_timeout: directUrl === null && STATEMENT_LIMIT,
    connectionTimeoutMillis: 5_000,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    complain("DATABASE_URL", url, cause);
  }
  const sql = drizzle(pool);
  if (directUrl !== null) pooled.add(sql);
  // Drizzle's own `transaction` never releases a connection that breaks before its first statement, and
  // empties the pool.
  sql.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction((transaction) => {
        if (directUrl !== null) pooled.add(transaction);
        return work(transaction);
      }, settings);
    } finally {
      client.release();
    }
  };
  await holdLock((client) => migrate(drizzle(client), { migrationsFolder }));
  const figures = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return {
    sql,
    engine: "postgresql",
    isCopy: false,
    alone: (work) => holdLock(() => work()),
    // Not through a pooler, which would give the connection to others.
    listen: (...asked) => keepListening(pg.Client, directUrl ?? url, ...asked),
    pool: figures,
    close: () => pool.end(),
  };
}
