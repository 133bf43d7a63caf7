import { createDemoDatabase, dropDatabase } from "@broker/sandbox/databases";
import { createSandbox, type Sandbox } from "@broker/sandbox/testing";

/**
 * Prepares a provider on the PostgreSQL of this run, which takes less than half of the time of the embedded engine; on
 * that one where there is no PostgreSQL, and each night. `settings` are variables of its environment.
 */
export async function createProvider(settings: NodeJS.ProcessEnv = {}): Promise<Sandbox> {
  const database = await createDemoDatabase();
  const provider = await createSandbox({ ...settings, ...(database !== null && { DATABASE_URL: database }) });
  return {
    ...provider,
    async remove() {
      await provider.remove();
      if (database !== null) await dropDatabase(database);
    },
  };
}
