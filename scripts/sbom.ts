import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { publishedPackages } from "./published.ts";

/** Writes the software bill of materials of each published package into a folder, as CycloneDX. */
export async function writeBillsOfMaterials(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const packages = await publishedPackages();
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const options = ["--sbom-format=cyclonedx", "--prod", "--lockfile-only", "--split"];
  await promisify(execFile)(
    "pnpm",
    [...filters, "sbom", ...options, `--out=${join(resolve(folder), "%s.cdx.json")}`],
    { cwd: join(import.meta.dirname, "..") },
  );
}

if (import.meta.main) await writeBillsOfMaterials(process.argv[2] ?? "sbom");
