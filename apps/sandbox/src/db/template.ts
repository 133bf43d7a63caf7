import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Hashes everything that a seeded database depends on, so that an outdated template is not used. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of [here("migrations"), here("../seed")]) {
    for (const name of readdirSync(folder).toSorted()) {
      if (/\.(sql|[jt]s|png)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** Returns the path of the template of this version in a folder. */
const place = (folder: string): string => join(folder, `demo-${fingerprint()}.tar.gz`);

/** The folder of templates. */
export const templateFolder = here("../build");

/**
 * Reads the template: a migrated database with the demo accounts, ready to be copied; null where none was built for
 * this version.
 */
export async function readTemplate(folder = templateFolder): Promise<Blob | null> {
  const bytes = await readFile(place(folder)).catch(() => null);
  return bytes && new Blob([new Uint8Array(bytes)]);
}

/** Writes an open database as the template. */
export async function writeTemplate(engine: PGlite, folder = templateFolder): Promise<void> {
  const dump = await engine.dumpDataDir("gzip");
  await mkdir(folder, { recursive: true });
  const file = place(folder);
  await writeFile(`${file}.part`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.part`, file);
}
