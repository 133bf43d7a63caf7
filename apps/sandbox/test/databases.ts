import { randomBytes } from "node:crypto";
import pg from "pg";
import { createClock } from "../src/clock.ts";
import { readConfig } from "../src/config.ts";
import { type Database, openEmbedded, openPostgres } from "../src/db/database.ts";
import { readTemplate } from "../src/db/template.ts";
import { createMemoryStore } from "../src/http/file-store.ts";
import { adoptTemplate } from "../src/seed/adopt.ts";
import { seed, type SeedDeps } from "../src/seed/seed.ts";
import type * as Contract from "./databases.types.d.ts";
import { NOON, templates } from "./noon.ts";

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

type Template = "seeded" | "demo";

/** Creates a database that others are copied from, once per run, whichever test file is first. */
async function prepare(
  client: pg.Client,
  template: Template,
  from: Template | "template0",
  fill: (deps: Omit<SeedDeps, "clock" | "randomToken">) => Promise<void>,
): Promise<void> {
  await client.query("select pg_advisory_lock(1)");
  const found = await client.query("select 1 from pg_database where datname = $1", [template]);
  if (found.rowCount === 0) {
    await client.query("drop database if exists unfinished");
    await client.query(`create database unfinished template ${from} strategy file_copy`);
    const database = await openPostgres(addressOf("unfinished"));
    await fill({ sql: database.sql, config: readConfig({}), files: createMemoryStore() });
    await database.close();
    await client.query(`alter database unfinished rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock(1)");
}

/** Creates the database that providers in the process of a test copy; it is the same in every run. */
const prepareSeeded = (client: pg.Client) =>
  prepare(client, "seeded", "template0", (deps) => {
    let count = 0;
    const randomToken = () => `seeded-${String((count += 1)).padStart(36, "0")}`;
    return seed({ ...deps, clock: createClock(Date.parse(NOON)), randomToken });
  });

/** Creates the database that providers in processes of their own copy: its history ends today. */
async function prepareDemo(client: pg.Client): Promise<void> {
  await prepareSeeded(client);
  await prepare(client, "demo", "seeded", (deps) =>
    adoptTemplate({
      ...deps,
      clock: createClock(null),
      randomToken: () => randomBytes(32).toString("base64url"),
    }),
  );
}

/** Creates a copy of a template, or an empty database, and returns its address. */
async function createCopy(template: Template | null): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await asAdmin(async (client) => {
    if (template !== null) await (template === "demo" ? prepareDemo : prepareSeeded)(client);
    await client.query(`create database ${name} template ${template ?? "template0"} strategy file_copy`);
  });
  return addressOf(name);
}

/** Creates a database on the real PostgreSQL, with the demo accounts or empty, and returns its address. */
export const createDatabase = ({ isEmpty = false } = {}): Promise<string> =>
  createCopy(isEmpty ? null : "seeded");

export const createDemoDatabase: typeof Contract.createDemoDatabase = async () =>
  isEmbedded() ? null : createCopy("demo");

export const dropDatabase: typeof Contract.dropDatabase = (url) =>
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
