import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PublishedPackage, readManifest } from "./published.ts";

/** A package with its tarball. */
export interface PackedPackage extends PublishedPackage {
  readonly tarball: string;
}

const run = promisify(execFile);

/** Returns the peers of the packages as `name@version`, at the workspace's versions. */
async function peersOf(packages: readonly PublishedPackage[]): Promise<readonly string[]> {
  const peers = await Promise.all(
    packages.flatMap(({ folder, manifest }) =>
      Object.keys(Object(manifest["peerDependencies"])).map(async (name) => {
        const { version } = await readManifest(join(folder, "node_modules", name));
        return `${name}@${String(version)}`;
      }),
    ),
  );
  return [...new Set(peers)];
}

interface Entries {
  readonly modules: readonly string[];
  /** Patterns of the package's files that cannot be imported here. */
  readonly files: readonly string[];
}

/** Returns the modules that an entry such as `./*` matches; an entry without a star is one module. */
function expanded(folder: string, entry: string, file: string): { entry: string; file: string }[] {
  if (!entry.includes("*") || !file.endsWith(".js")) return [{ entry, file }];
  const [before = "", after = ""] = file.split("*");
  return globSync(file, { cwd: folder }).map((found) => {
    const star = `./${found}`.slice(before.length, -after.length);
    return { entry: entry.replace("*", star), file: `./${found}` };
  });
}

/** Returns the entries of an installed package, except those with types only. */
function entriesOf(name: string, exports: unknown, folder: string): Entries {
  const targets = Object.entries<unknown>(Object(exports)).flatMap(([entry, target]) => {
    const file: unknown = typeof target === "string" ? target : Object(target).default;
    return typeof file === "string" ? expanded(folder, entry, file) : [];
  });
  // msw's worker does not resolve outside of a browser.
  const isModule = ({ entry, file }: { entry: string; file: string }) =>
    file.endsWith(".js") && entry !== "./browser";
  return {
    modules: targets.filter(isModule).map(({ entry }) => name + entry.slice(1)),
    files: targets.filter((one) => !isModule(one)).map(({ file }) => join("node_modules", name, file)),
  };
}

const importAll = `for (const name of process.argv.slice(1)) {
  const { length } = Object.keys(await import(name).catch((error) => (console.log(name + ": " + error.message), [])));
  if (length === 0) console.log(name + " exports nothing.");
}`;

/**
 * Installs all tarballs and their peers with npm into an empty folder, imports every entry there, and returns the
 * failures.
 */
export async function judgeInstallation(packages: readonly PackedPackage[]): Promise<readonly string[]> {
  const app = await mkdtemp(join(tmpdir(), "installed-"));
  await writeFile(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const wanted = [...packages.map(({ tarball }) => tarball), ...(await peersOf(packages))];
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
  await run("npm", ["install", ...options, ...wanted], { cwd: app });
  const entries = await Promise.all(
    packages.map(async ({ name }) => {
      const manifest: unknown = JSON.parse(
        await readFile(join(app, "node_modules", name, "package.json"), "utf8"),
      );
      return entriesOf(name, Object(manifest).exports, join(app, "node_modules", name));
    }),
  );
  const modules = entries.flatMap((one) => one.modules);
  const missing = entries
    .flatMap((one) => one.files)
    .filter((file) => globSync(file, { cwd: app }).length === 0);
  const said = await run(process.execPath, ["--input-type=module", "--eval", importAll, ...modules], {
    cwd: app,
  });
  await rm(app, { recursive: true });
  console.log(`Installed ${packages.length} packages with npm and imported ${modules.length} entries.`);
  return [...missing.map((file) => `${file} is missing.`), ...said.stdout.split("\n").filter(Boolean)];
}
