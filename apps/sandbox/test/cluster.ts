import pg from "pg";
import { inject } from "vitest";
import { createClock } from "../src/clock.ts";
import { readConfig } from "../src/config.ts";
import { openPostgres } from "../src/db/database.ts";
import { createMemoryStore } from "../src/http/file-store.ts";
import { proveLedger } from "../src/ledger/invariants.store.ts";
import { seed } from "../src/seed/seed.ts";
import { NOON } from "./noon.ts";
import { createProvider, type Provider, type ProviderParts, type Visitor } from "./provider.ts";

const TEMPLATE = "seeded";

/** The reason why races are skipped; false where they run. */
export const withoutPostgres = inject("postgres") === null;

function server(): string {
  const address = inject("postgres");
  if (!address) throw new Error("There is no PostgreSQL in this run");
  return address;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${server()}/postgres` });
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
    const database = await openPostgres(`${server()}/unfinished`);
    let count = 0;
    const randomToken = () => `seeded-${String((count += 1)).padStart(36, "0")}`;
    const files = createMemoryStore();
    await seed({
      sql: database.sql,
      config: readConfig({}),
      clock: createClock(Date.parse(NOON)),
      files,
      randomToken,
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
  return `${server()}/${name}`;
}

/** Two replicas of one provider: separate pools on one PostgreSQL, one clock, one file store. */
export interface Cluster {
  readonly replicas: readonly [Provider, Provider];
  /** Creates a browser whose requests go to the replicas in turn. */
  visitor(): Visitor;
  /** Throws violations of the books' invariants. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the replicas on the seeded database or the given one; `parts` replaces dependencies of both. */
export async function createCluster(
  address?: string,
  parts: Omit<ProviderParts, "database"> = {},
): Promise<Cluster> {
  const url = address ?? (await createDatabase());
  // In a race, one client opens more deposits than in normal use.
  const config = {
    ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
    maxOpenDeposits: 1_000,
    ...parts.config,
  };
  const first = await createProvider({ database: await openPostgres(url), ...parts, config });
  const { clock, files, randomToken, randomId, randomCode, randomLogin } = first.deps;
  const shared = { config, clock, files, randomToken, randomId, randomCode, randomLogin };
  const second = await createProvider({ database: await openPostgres(url), ...shared });
  const replicas = [first, second] as const;
  let turn = 0;
  return {
    replicas,
    visitor: () => first.visitor(9, (request) => (replicas[(turn += 1) % 2] ?? first).send(request)),
    async prove() {
      const { violations } = await proveLedger(first.deps.sql);
      if (violations.length > 0) throw new Error(violations.join("\n"));
    },
    async close() {
      await Promise.all(replicas.map((replica) => replica.close()));
      await asAdmin((client) => client.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`));
    },
  };
}
