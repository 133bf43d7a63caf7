import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import type { Digests } from "./public-declarations.ts";
import { publishedPackages } from "./published.ts";
import { run } from "./run.ts";
import { findUndescribed } from "./undescribed-changes.ts";

const git = (...args: readonly string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1e8 }).trim();

/** Returns the commit at which this branch left the main branch; null if the main branch is not known. */
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

const TYPES = "scripts/public-types.json";
type Types = Readonly<Record<string, Digests>>;
const types: Types = JSON.parse(readFileSync(TYPES, "utf8"));

/** Returns the digests of the public types at a commit; the current digests if the commit has none. */
function typesAt(commit: string): Types {
  try {
    return JSON.parse(git("show", `${commit}:${TYPES}`));
  } catch {
    return types;
  }
}

/** The files that this branch changes, including files that are not committed yet. */
const base = findBase();
const list = (text: string) => text.split("\n").filter((file) => file !== "");
const files =
  base === null
    ? []
    : [...list(git("diff", "--name-only", base)), ...list(git("ls-files", "--others", "--exclude-standard"))];
const changesets = globSync(".changeset/*.md").map((file) => ({
  text: readFileSync(file, "utf8"),
  isOwn: files.includes(file),
}));
const packages = (await publishedPackages()).map(({ name, folder, manifest }) => ({
  name,
  folder,
  version: String(manifest["version"]),
}));
const before = base === null ? types : typesAt(base);
const undescribed = findUndescribed({ files, changesets, types: [before, types] }, packages);
for (const sentence of undescribed) console.error(sentence);
process.exitCode = undescribed.length > 0 ? 1 : await run("changeset", ["status"]);
