import { execFile } from "node:child_process";
import { access, cp, mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { build, type InlineConfig, type Rolldown } from "vite";
import { pack } from "../scripts/published.ts";

const run = promisify(execFile);
const workspace = join(import.meta.dirname, "..");

/** The folders of the published packages. */
const folders = ["api-spec", ...["sdk", "hooks", "ui", "screens", "embed"].map((name) => `packages/${name}`)];

/** The app's own dependencies; vite and typescript are its tools. */
const ownDependencies = [
  "react",
  "react-dom",
  "react-server-dom-webpack",
  "@types/react",
  "@types/react-dom",
  "typescript",
  "vite",
];

const namesIn = (manifest: unknown, group: string): string[] => {
  const names: unknown =
    typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, group) : undefined;
  return typeof names === "object" && names !== null ? Object.keys(names) : [];
};

/** Links a dependency of a folder of the workspace into a folder of the app. */
export async function link(from: string, name: string, to: string): Promise<void> {
  const place = join(to, "node_modules", name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(await realpath(join(from, "node_modules", name)), place);
}

/** Packs a package as for publication and installs it in the app; undeclared dependencies do not resolve. */
export async function install(folder: string, app: string): Promise<void> {
  const source = join(workspace, folder);
  const packed = await mkdtemp(join(app, "packed-"));
  const tarball = await pack(folder, packed);
  const place = join(app, "node_modules/@broker", folder.replace("packages/", ""));
  await mkdir(place, { recursive: true });
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", place]);
  const manifest: unknown = JSON.parse(await readFile(join(place, "package.json"), "utf8"));
  const others = namesIn(manifest, "dependencies").filter((name) => !name.startsWith("@broker/"));
  await Promise.all(others.map((name) => link(source, name, place)));
}

/** Creates a Vite app outside of the workspace with the packed packages, and returns its folder. */
export async function makeFreshApp(): Promise<string> {
  await access(join(workspace, "packages/ui/dist/styles.css")).catch(() => {
    throw new Error("There is nothing to pack yet: run `pnpm build`.");
  });
  const app = await realpath(await mkdtemp(join(tmpdir(), "fresh-app-")));
  await cp(join(import.meta.dirname, "app"), app, { recursive: true });
  await Promise.all([
    ...ownDependencies.map((name) => link(workspace, name, app)),
    link(join(workspace, "packages/hooks"), "@tanstack/react-query", app),
    ...folders.map((folder) => install(folder, app)),
  ]);
  return app;
}

const isOutput = (result: unknown): result is Rolldown.RolldownOutput =>
  typeof result === "object" && result !== null && "output" in result;

/** Builds the app with Vite, without plugins. */
export async function buildApp(
  root: string,
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput["output"][number][]> {
  const result = await build({ root, configFile: false, logLevel: "error", ...config });
  return [result]
    .flat()
    .filter(isOutput)
    .flatMap(({ output }) => output);
}

/**
 * Builds the pages and their server with React's development build, which reports problems that the production build
 * ignores.
 */
export async function buildPages(app: string): Promise<void> {
  const define = { "process.env.NODE_ENV": JSON.stringify("development") };
  await buildApp(app, {
    define,
    build: { outDir: "dist", rolldownOptions: { input: [join(app, "index.html"), join(app, "login.html")] } },
  });
  await buildApp(app, { build: { ssr: "src/server.tsx", outDir: "dist-server" } });
}

/** Returns the scripts of an entry that a visitor loads at once. */
export async function scriptOf(app: string, entry: string): Promise<string> {
  const define = { "process.env.NODE_ENV": JSON.stringify("production") };
  const files = await buildApp(app, {
    define,
    build: { write: false, rolldownOptions: { input: join(app, "src", entry) } },
  });
  return files
    .flatMap((file) => (file.type === "chunk" && !file.isDynamicEntry ? [file.code] : []))
    .join("\n");
}

/** Returns the late chunks that an entry of the screens loads at once, with those of the entries that it imports. */
async function lateFilesOf(entries: string, entry: string): Promise<readonly string[]> {
  const code = await readFile(join(entries, `${entry}.js`), "utf8");
  const own = [...code.matchAll(/import\("\.\.\/([^"]+)"\)/g)].map(([, file = ""]) => file);
  const others = [...code.matchAll(/from "\.\/([\w-]+)\.js"/g)].map(([, name = ""]) =>
    lateFilesOf(entries, name),
  );
  return [...own, ...(await Promise.all(others)).flat()];
}

/**
 * Returns the scripts of an app that shows one screen, built as in the README: its first script, and the late chunks
 * that the screen's entry loads at once. Chunks that load on press, and other languages, do not count.
 */
export async function screenScriptOf(app: string, entry: string): Promise<string> {
  const late = await lateFilesOf(join(app, "node_modules/@broker/screens/dist/entries"), entry);
  const source = join(app, "src", `screen-${entry}.tsx`);
  const login = await readFile(join(app, "src/login.tsx"), "utf8");
  const shown = login
    .replace(
      /import \{ LoginScreen \}.*/,
      `import * as entry from "@broker/screens/${entry}";\nimport { hydrateRoot } from "react-dom/client";`,
    )
    .replace("LoginScreen", "Screen");
  await writeFile(
    source,
    `${shown}\nconst [Screen] = Object.values(entry);\nhydrateRoot(document.body, <Login baseUrl="/" />);`,
  );
  const define = { "process.env.NODE_ENV": JSON.stringify("production") };
  const files = await buildApp(app, { define, build: { write: false, rolldownOptions: { input: source } } });
  const chunks = new Map(files.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const first = new Set<string>();
  const add = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const one of chunks.get(name)?.imports ?? []) add(one);
  };
  for (const { fileName, isEntry, facadeModuleId } of chunks.values())
    if (isEntry || late.some((file) => facadeModuleId?.endsWith(`/dist/${file}`))) add(fileName);
  return [...first].map((name) => chunks.get(name)?.code ?? "").join("\n");
}

/** Returns the compressed size of a script in kB. */
export const kilobytes = (code: string): number => brotliCompressSync(code).length / 1000;

/** Type-checks the app against the types of the packages. */
export async function typecheck(app: string, config = "tsconfig.json"): Promise<string> {
  const compiler = join(workspace, "node_modules/typescript/bin/tsc");
  return run(process.execPath, [compiler, "-p", join(app, config)]).then(
    () => "",
    (error: unknown) => (error instanceof Error && "stdout" in error ? String(error.stdout) : String(error)),
  );
}
