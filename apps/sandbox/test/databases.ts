import pg from "pg";
import { createClock } from "../src/clock.ts";
import { readConfig } from "../src/config.ts";
import { type Database, openEmbedded, openPostgres } from "../src/db/database.ts";
import { readTemplate } from "../src/db/template.ts";
import { createMemoryStore } from "../src/http/file-store.ts";
import { seed } from "../src/seed/seed.ts";
import { NOON, templates } from "./noon.ts";

const TEMPLATE = "seeded";

/** The variable with the address of the PostgreSQL of this run, which `postgres.setup.ts` starts. */
export const POSTGRES_VARIABLE = "TEST_POSTGRES";

const address = process.env[POSTGRES_VARIABLE] ?? null;

/** Returns whether providers in the process of a test use the embedded engine. */
export const isEmbedded = (): boolean =>
  process.env[POSTGRES_VARIABLE] === undefined || process.env["TEST_ENGINE"] === "embedded";

/** Whether this run has no PostgreSQL, so that the tests that need one are skipped. */
export const withoutPostgres = address === null;

/** Returns the address of a database on the PostgreSQL of this run. */
export function addressOf(name: string): string {
  if (address === null) throw new Error("There is no PostgreSQL in this run");
  return `${address}/${name}`;
}

/** Runs statements as the administrator of the PostgreSQL of this run. */
async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf("postgres") });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the database that the others are copied from, once per run, whichever test file is first. */
async function prepareTemplate(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_lock(1)");
  const found = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
  if (found.rowCount === 0) {
    await client.query("drop database if exists unfinished");
    await client.query("create database unfinished");
    const database = await openPostgres(addressOf("unfinished"));
    let count = 0;
    await seed({
      sql: database.sql,
      config: readConfig({}),
      clock: createClock(Date.parse(NOON)),
      files: createMemoryStore(),
      randomToken: () => `seeded-${String((count += 1)).padStart(36, "0")}`,
    });
    await database.close();
    await client.query(`alter database unfinished rename to ${TEMPLATE}`);
  }
  await client.query("select pg_advisory_unlock(1)");
}

/** Creates a database on the real PostgreSQL, with the demo accounts or empty, and returns its address. */
export async function createDatabase({ isEmpty = false } = {}): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(async (client) => {
    if (!isEmpty) await prepareTemplate(client);
    await client.query(
      `create database ${name} template ${isEmpty ? "template0" : TEMPLATE} strategy file_copy`,
    );
  });
  return addressOf(name);
}

/** Deletes a database that {@link createDatabase} created. */
export const dropDatabase = (url: string): Promise<unknown> =>
  asAdmin((client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));

/**
 * Opens a copy of the seeded database: on the PostgreSQL of this run, else on the embedded engine, which takes longer
 * for the same tests.
 */
export async function openCopy(): Promise<Database> {
  if (isEmbedded()) return openEmbedded(null, await readTemplate(templates));
  const url = await createDatabase();
  const database = await openPostgres(url);
  return {
    ...database,
    isCopy: true,
    async close() {
      await database.close();
      await dropDatabase(url);
    },
  };
}
