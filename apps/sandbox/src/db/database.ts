import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { StartError } from "../config.ts";
import type { PoolFigures } from "../telemetry/metrics.ts";
import { serveInTurn } from "./embedded-turns.ts";
import { writeTemplate } from "./template.ts";

/** A database or a transaction that runs SQL, of either engine. */
export type Sql = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  readonly sql: Sql;
  readonly engine: "embedded" | "postgresql";
  /** Whether the database is a fresh copy of the template, whose demo accounts must still be adopted. */
  readonly isCopy: boolean;
  /** Runs work that only one replica may do at a time, such as seeding. */
  alone<T>(work: () => Promise<T>): Promise<T>;
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
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${EMBEDDED_BUFFERS}`],
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
    keepAsTemplate: (place) => writeTemplate(engine, place),
    close: () => engine.close(),
  };
}

/** Opens a PostgreSQL database; throws a {@link StartError} when its address is wrong. */
export async function openPostgres(url: string): Promise<Database> {
  const { pg, drizzle, migrate } = await postgresEngine();
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
  });
  // A broken connection fails its own queries only; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    const { host } = new URL(url);
    throw new StartError(
      `DATABASE_URL leads to no database that answers (${host}): check the address, name and password.`,
      {
        cause,
      },
    );
  }
  const sql = drizzle(pool);
  // Drizzle's own `transaction` never releases a connection that breaks before its first statement, and
  // empties the pool.
  sql.transaction = async (work, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, settings);
    } finally {
      client.release();
    }
  };
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      // Other replicas wait until the first one has finished.
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [START_LOCK]);
      return await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [START_LOCK]);
      // The connection has no statement timeout, so it must not return to the pool.
      client.release(true);
    }
  };
  await alone(() => migrate(sql, { migrationsFolder }));
  const figures = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { sql, engine: "postgresql", isCopy: false, alone, pool: figures, close: () => pool.end() };
}
