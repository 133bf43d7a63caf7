import { globSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedPackages } from "./published.ts";
import { run } from "./run.ts";

/** The files that `changeset version` reads and writes. */
const files = globSync([
  "{package.json,pnpm-workspace.yaml,.changeset}",
  "{*,packages/*,apps/*,apps/examples/*}/{package.json,CHANGELOG.md}",
]);

/** Returns the problems of the versions and changelogs that were written into a copy of the workspace. */
async function check(copy: string): Promise<readonly string[]> {
  const versions = new Map<string, string>();
  const problems: string[] = [];
  for (const { folder, name, manifest } of await publishedPackages()) {
    const written: unknown = JSON.parse(await readFile(join(copy, folder, "package.json"), "utf8"));
    const version = String(Object(written).version);
    versions.set(name, version);
    if (version === manifest["version"]) problems.push(`${name} stays at ${version}.`);
    const changelog = await readFile(join(copy, folder, "CHANGELOG.md"), "utf8").catch(() => "");
    if (!changelog.includes(`\n## ${version}\n`)) problems.push(`The changelog of ${name} lacks ${version}.`);
  }
  const [version, ...others] = new Set(versions.values());
  if (others.length > 0) problems.push(`The packages get different versions: ${[...versions].join(" ")}.`);
  if (problems.length === 0) console.log(`The next release is ${version}.`);
  return problems;
}

const changesets = globSync(".changeset/*.md");
if (changesets.length === 0) {
  console.log("There is nothing to release.");
  process.exit();
}
const copy = await mkdtemp(join(tmpdir(), "release-"));
for (const file of files) await cp(file, join(copy, file), { recursive: true });
await symlink(join(import.meta.dirname, "../node_modules"), join(copy, "node_modules"));
const code = await run("changeset", ["version"], {}, copy);
const problems = code === 0 ? await check(copy) : [];
for (const problem of problems) console.error(problem);
await rm(copy, { recursive: true });
process.exitCode = problems.length > 0 ? 1 : code;
