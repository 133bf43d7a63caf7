import type { Deps } from "../deps.ts";
import { purgeStore } from "./purge.store.ts";

const DAY = 86_400_000;

/** Deletes outdated data, so that no table grows without end; movements of money and their audit are retained. */
export async function purge({ sql, clock, files, config }: Deps): Promise<void> {
  await purgeStore.deleteOutdated(sql, { now: clock.now(), sessionMinutes: config.sessionMinutes });
  // Deletes files whose rows were never written, because the process was killed in between.
  const old = (await files.list()).filter(({ storedAt }) => storedAt.getTime() < Date.now() - DAY);
  for (let start = 0; start < old.length; start += 500) {
    const ids = old.slice(start, start + 500).map(({ id }) => id);
    const known = await purgeStore.knownFiles(sql, ids);
    for (const id of ids) if (!known.has(id)) await files.delete(id);
  }
}
