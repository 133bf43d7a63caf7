import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { StartError } from "../config.ts";
import * as schema from "./schema.ts";

/** Whatever runs SQL: the database, or a transaction of it. Both engines speak it. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface Database {
  readonly sql: Sql;
  readonly engine: "embedded" | "postgresql";
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));

/** Opens the embedded database in a folder, or in memory where there is none; `template` is a dump to begin with. */
export async function openEmbedded(folder: string | null, template?: Blob): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const engine = await PGlite.create({
    ...(folder && { dataDir: join(folder, "pg") }),
    ...(template && { loadDataDir: template }),
  });
  const sql = drizzlePglite(engine, { schema });
  if (!template) await migratePglite(sql, { migrationsFolder });
  return { sql, engine: "embedded", close: () => engine.close() };
}

/** Opens a PostgreSQL. An address that leads nowhere is a {@link StartError}. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    statement_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
  });
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
  const sql = drizzlePg(pool, { schema });
  await migratePg(sql, { migrationsFolder });
  return { sql, engine: "postgresql", close: () => pool.end() };
}
