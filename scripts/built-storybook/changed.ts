import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";

const root = join(import.meta.dirname, "../..");

const git = (...args: string[]): string[] =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** Lists the files that differ from the branch `main`, committed or not. */
function listChangedFiles(): string[] {
  const [base = "HEAD"] = git("merge-base", "main", "HEAD");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

/** Returns the file of a module's id, from the root of the repository. */
const fileOf = (id: string): string =>
  id
    .replace(/^\.\//, "")
    .replace(/\?.*$/, "")
    .replace(/\.vanilla\.css$/, "");

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads which files import a file, from the file that the build of Storybook writes with `--stats-json`. */
function readImporters(storybook: string): Map<string, Set<string>> {
  const stats: unknown = JSON.parse(readFileSync(join(storybook, "preview-stats.json"), "utf8"));
  const importers = new Map<string, Set<string>>();
  for (const module of list(property(stats, "modules"))) {
    const file = fileOf(String(property(module, "name")));
    const known = importers.get(file) ?? new Set();
    for (const reason of list(property(module, "reasons")))
      known.add(fileOf(String(property(reason, "moduleName"))));
    importers.set(file, known);
  }
  return importers;
}

/** Returns the patterns of the files that affect every story although no story imports them. */
function readExternals(): string[] {
  const config: unknown = JSON.parse(readFileSync(join(root, "chromatic.config.json"), "utf8"));
  return list(property(config, "externals")).map(String);
}

/** Returns whether a change of a file may affect every story. */
export const isExternal = (file: string, externals = readExternals()): boolean =>
  externals.some((pattern) => matchesGlob(file, pattern));

/** Returns the files of stories that a change may affect, as TurboSnap does; null for all stories. */
export function findChangedStories(storybook: string): Set<string> | null {
  const importers = readImporters(storybook);
  const seen = new Set(listChangedFiles());
  const externals = readExternals();
  const isInPreview = (file: string) =>
    file.startsWith(".storybook/") && importers.has(file) && !file.endsWith(".stories.tsx");
  for (const file of seen) {
    if (isExternal(file, externals) || isInPreview(file)) return null;
    // A story that imports another story's file takes its data.
    for (const importer of importers.get(file) ?? []) seen.add(importer);
  }
  return new Set([...seen].filter((file) => file.endsWith(".stories.tsx")));
}
