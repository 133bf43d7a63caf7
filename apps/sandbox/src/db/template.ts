import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PGlite } from "@electric-sql/pglite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Everything that a seeded database follows from: when one of these changes, an old template no longer fits. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of [here("migrations"), here("../seed")]) {
    for (const name of readdirSync(folder).toSorted()) {
      if (/\.(sql|[jt]s|png)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** Where the template of this version lies in a folder. */
const place = (folder: string): string => join(folder, `demo-${fingerprint()}.tar.gz`);

/** Where templates are built to and looked for. */
export const templateFolder = here("../build");

/** A migrated database with the demo accounts, ready to be copied; null where none was built for this version. */
export async function readTemplate(folder = templateFolder): Promise<Blob | null> {
  const bytes = await readFile(place(folder)).catch(() => null);
  return bytes && new Blob([new Uint8Array(bytes)]);
}

/** Keeps an open database as the template. */
export async function writeTemplate(engine: PGlite, folder = templateFolder): Promise<void> {
  const dump = await engine.dumpDataDir("gzip");
  await mkdir(folder, { recursive: true });
  const file = place(folder);
  await writeFile(`${file}.part`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.part`, file);
}
