import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readExamples } from "./readme-examples.ts";
import { startRegistry } from "./local-registry.ts";
import { type PackedPackage, type PublishedPackage, readManifest } from "./published.ts";
import { walkGuides } from "./walk-guide.ts";

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

/** Imports every entry of the installed packages, and returns the failures. */
async function checkEntries(app: string, packages: readonly PublishedPackage[]): Promise<readonly string[]> {
  const entries = await Promise.all(
    packages.map(async ({ name }) => {
      const folder = join(app, "node_modules", name);
      const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
      return entriesOf(name, Object(manifest).exports, folder);
    }),
  );
  const modules = entries.flatMap((one) => one.modules);
  const missing = entries
    .flatMap((one) => one.files)
    .filter((file) => globSync(file, { cwd: app }).length === 0);
  const said = await run(process.execPath, ["--input-type=module", "--eval", importAll, ...modules], {
    cwd: app,
  });
  console.log(`Imported ${modules.length} entries.`);
  return [...missing.map((file) => `${file} is missing.`), ...said.stdout.split("\n").filter(Boolean)];
}

/** Runs the example of the sandbox's README with the installed package, and returns the failures. */
async function checkSandbox(app: string): Promise<readonly string[]> {
  const [example = ""] = readExamples(join(import.meta.dirname, "../apps/sandbox/README.md"));
  const check = "console.log(letter.subject && effects);";
  const said = await run(process.execPath, ["--input-type=module", "--eval", example + check], { cwd: app });
  return said.stdout.trim() === "1" ? [] : [`The example of @broker/sandbox printed ${said.stdout}`];
}

/** The version of the first release, and a later one to which an app upgrades. */
const versions = ["0.1.0", "0.1.1"] as const;

/**
 * Publishes the packages in a local registry, installs them from there with npm in an empty folder, upgrades them to a
 * later version, imports every entry, follows the guides, and returns the failures.
 */
export async function checkInstallation(packages: readonly PackedPackage[]): Promise<readonly string[]> {
  const registry = await startRegistry();
  const app = await mkdtemp(join(tmpdir(), "installed-"));
  await writeFile(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeFile(join(app, ".npmrc"), registry.npmrc);
  const install = (...wanted: readonly string[]) =>
    run(
      "npm",
      [
        "install",
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "--prefer-offline",
        "--save-exact",
        ...wanted,
      ],
      { cwd: app },
    );
  const problems: string[] = [];
  const peers = await peersOf(packages);
  let walks: Promise<readonly string[]> | null = null;
  for (const version of versions) {
    await registry.publish(packages, version);
    walks ??= walkGuides(registry.npmrc);
    await install(...packages.map(({ name }) => `${name}@${version}`), ...peers);
    for (const { name } of packages) {
      const installed: unknown = JSON.parse(
        await readFile(join(app, "node_modules", name, "package.json"), "utf8"),
      );
      if (Object(installed).version !== version) problems.push(`${name} is not installed as ${version}.`);
    }
    if (existsSync(join(app, "node_modules/@broker/hooks/node_modules/@broker")))
      problems.push(`The upgrade to ${version} leaves two versions of a package.`);
    problems.push(...(await checkEntries(app, packages)));
  }
  problems.push(...(await checkSandbox(app)), ...((await walks) ?? []));
  await rm(app, { recursive: true });
  await registry.close();
  return problems;
}
