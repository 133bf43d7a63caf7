import { readConfig } from "../src/config.ts";
import { openPostgres } from "../src/db/database.ts";
import { proveLedger } from "../src/ledger/invariants.store.ts";
import { createDatabase, dropDatabase } from "./databases.ts";
import { createProvider, type Provider, type ProviderParts, type Visitor } from "./provider.ts";

/** Two replicas of one provider: separate pools on one PostgreSQL, one clock, one file store. */
export interface Cluster {
  readonly replicas: readonly [Provider, Provider];
  /** Creates a browser whose requests go to the replicas in turn. */
  visitor(): Visitor;
  /** Throws violations of the books' invariants. */
  prove(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the replicas on the seeded database or the given one; `parts` replaces dependencies of both, and `open` their connection. */
export async function createCluster(
  address?: string,
  parts: Omit<ProviderParts, "database"> = {},
  open = openPostgres,
): Promise<Cluster> {
  const url = address ?? (await createDatabase());
  // In a race, one client opens more deposits than in normal use.
  const config = {
    ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
    maxOpenDeposits: 1_000,
    maxOpenTransfers: 1_000,
    maxOpenWithdrawals: 1_000,
    ...parts.config,
  };
  const first = await createProvider({ database: await open(url), ...parts, config });
  const { clock, files, randomToken, randomId, randomCode, randomLogin } = first.deps;
  const shared = { config, clock, files, randomToken, randomId, randomCode, randomLogin };
  const second = await createProvider({ database: await open(url), ...shared });
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
      await dropDatabase(url);
    },
  };
}
