import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { publishedPackages } from "./published.ts";
import { run } from "./run.ts";
import { findUndescribed } from "./undescribed-changes.ts";

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Returns the commit at which this branch left the main one; null where the main one is not known. */
function findBase(): string | null {
  for (const branch of ["origin/main", "main"]) {
    try {
      return git("merge-base", branch, "HEAD");
    } catch {
      // A shallow clone may lack the branch.
    }
  }
  return null;
}

/** Each published package that this branch changes has its line in a changeset. */
const base = findBase();
const files = base === null ? [] : git("diff", "--name-only", base).split("\n");
const changesets = globSync(".changeset/*.md").map((file) => readFileSync(file, "utf8"));
const undescribed = findUndescribed(files, await publishedPackages(), changesets);
for (const name of undescribed)
  console.error(`${name} is changed, and no file in .changeset names it: describe what its users notice.`);
process.exitCode = undescribed.length > 0 ? 1 : await run("changeset", ["status"]);
