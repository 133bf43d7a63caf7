import { readFile } from "node:fs/promises";
import { adoptStore } from "./adopt.store.ts";
import type { SeedDeps } from "./seed.ts";

/**
 * Makes a database that was copied from the template independent: moves its history to end today, stores its documents,
 * and renews the gateways' secrets.
 */
export async function adoptTemplate({ sql, clock, files, randomToken }: SeedDeps): Promise<void> {
  const now = clock.now();
  await sql.transaction(async (tx) => {
    const seededAt = await adoptStore.seededAt(tx);
    const shift = seededAt === null ? 0 : now.getTime() - Date.parse(seededAt);
    if (shift !== 0) await adoptStore.moveTimes(tx, shift, now);
    await adoptStore.renewSecrets(tx, randomToken);
    const sides = new Map<string, Uint8Array>();
    for (const { uploadId, fileName } of await adoptStore.documents(tx)) {
      const bytes = sides.get(fileName) ?? (await readFile(new URL(`specimen-${fileName}`, import.meta.url)));
      sides.set(fileName, bytes);
      await files.put(uploadId, bytes);
    }
  });
}
