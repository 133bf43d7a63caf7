import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { StartError } from "../config.ts";
import type { PoolFigures } from "../telemetry/metrics.ts";
import { writeTemplate } from "./template.ts";

/** Whatever runs SQL: the database, or a transaction of it. Both engines speak it. */
export type Sql = PgDatabase<PgQueryResultHKT>;

/** An open, migrated database. */
export interface Database {
  readonly sql: Sql;
  readonly engine: "embedded" | "postgresql";
  /** Whether it was just copied from the template, and so holds somebody else's demo accounts until they are adopted. */
  readonly isCopy: boolean;
  /** Does a thing that only one replica may do at a time, such as seeding. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The connections at this moment; the embedded database has one. */
  readonly pool?: () => PoolFigures;
  close(): Promise<void>;
}

/** The one inside this process. */
export interface EmbeddedDatabase extends Database {
  /** Keeps what is in it as what later ones begin with. */
  keepAsTemplate(folder: string): Promise<void>;
}

/** Whether a database answers at all. */
export const answers = (sql: Sql): Promise<boolean> =>
  sql.execute("select 1").then(
    () => true,
    () => false,
  );

/** What replicas that start together hold while one of them migrates or seeds; any number will do. */
const START_LOCK = 40_912;
const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** All of it is taken from memory at once; what does not fit comes from the files, which the system keeps in its own. */
const EMBEDDED_BUFFERS = "32MB";

// Each engine is loaded by who opens it: nobody needs both.
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

/** Opens the embedded database in a folder, or in memory where there is none; `template` is a dump to begin with. */
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

/** Opens a PostgreSQL. An address that leads nowhere is a {@link StartError}. */
export async function openPostgres(url: string): Promise<Database> {
  const { pg, drizzle, migrate } = await postgresEngine();
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
  });
  // A connection that breaks fails what runs on it, and only that: without a listener it would end the process.
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
  // Drizzle's own never gives a connection back that breaks before its first statement, until none is left.
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
      // The others wait as long as the first one takes.
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [START_LOCK]);
      return await work();
    } finally {
      await client.query("select pg_advisory_unlock($1)", [START_LOCK]);
      // Not back into the pool: it has no time limit.
      client.release(true);
    }
  };
  await alone(() => migrate(sql, { migrationsFolder }));
  const figures = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { sql, engine: "postgresql", isCopy: false, alone, pool: figures, close: () => pool.end() };
}
