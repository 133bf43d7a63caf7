import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContents } from "./package-contents.ts";
import { checkInstallation } from "./package-install.ts";
import { pack, type PackedPackage, publishedPackages } from "./published.ts";
import { run } from "./run.ts";

/** Files that are no modules, and have no types. */
const notChecked = ["styles.css", "openapi.json", "package.json"];

async function checkTypes({ tarball }: PackedPackage): Promise<number> {
  const published = await run("publint", ["run", tarball, "--strict"]);
  if (published !== 0) return published;
  const options = ["--profile", "esm-only", "--format", "ascii", "--exclude-entrypoints", ...notChecked];
  return run("attw", [tarball, ...options]);
}

/** The packages are packed and checked as consumers get them. */
const destination = await mkdtemp(join(tmpdir(), "packed-"));
const packages = await Promise.all(
  (await publishedPackages()).map(async (one) =>
    Object.assign({ tarball: await pack(one.folder, destination) }, one),
  ),
);
const installation = checkInstallation(packages);
let code = 0;
for (const one of packages) code ||= await checkTypes(one);
const contents = await Promise.all(packages.map(({ name, tarball }) => checkContents(name, tarball)));
const problems = [...contents.flat(), ...(await installation)];
for (const problem of problems) console.error(problem);
await rm(destination, { recursive: true });
process.exitCode = problems.length > 0 ? 1 : code;
