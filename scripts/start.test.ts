import { execFile } from "node:child_process";
import {
  appendFile,
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const run = promisify(execFile);
const top = join(import.meta.dirname, "..");

let folder: string;
let root: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-"));
  root = join(folder, "clone");
  log = join(folder, "log");
  await write("package.json", "{}");
  await write("pnpm-lock.yaml", "lock");
  await write("apps/portal/package.json", "{}");
  await write("apps/portal/app/root.tsx", "portal");
  await write("apps/sandbox/package.json", "{}");
  await write("apps/sandbox/src/main.ts", "provider");
  await write("packages/ui/package.json", "{}");
  await write("packages/ui/src/button.tsx", "button");
  for (const script of ["start.mjs", "up-to-date.mjs"])
    await cp(join(import.meta.dirname, script), join(root, "scripts", script));
  // Fakes of pnpm and the project's Node.js: each records its arguments, and writes the expected output.
  await program(
    join(folder, "bin/npx"),
    `case "$*" in
      *install*) mkdir -p node_modules/node/bin node_modules/.pnpm node_modules/dependency
        echo modules > node_modules/.modules.yaml
        cp "${folder}/node" node_modules/node/bin/node
        echo install >> "${log}" ;;
      *build*) mkdir -p apps/portal/build/client/assets
        echo page > apps/portal/build/client/index.html
        [ -e "${folder}/breaks" ] && kill -9 $$
        echo script > apps/portal/build/client/assets/app.js
        echo portal >> "${log}" ;;
    esac`,
  );
  await program(
    join(folder, "node"),
    `case "$*" in
      *build-template*) mkdir -p apps/sandbox/src/build; echo t > apps/sandbox/src/build/demo.tar.gz; echo template >> "${log}" ;;
      *todays-edition*) mkdir -p "$(dirname "$2")"; echo quotes > "$2"; echo edition >> "${log}" ;;
      *main.ts*) echo provider >> "${log}" ;;
    esac`,
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function program(path: string, script: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}

/** Starts, and returns the steps that were run; concurrent steps are ordered by name. */
async function start(more: Record<string, string> = {}): Promise<string[]> {
  await writeFile(log, "");
  const PATH = [join(folder, "bin"), process.env["PATH"]].join(delimiter);
  await run(process.execPath, [join(root, "scripts/start.mjs")], { env: { PATH, ...more } }).catch(
    () => null,
  );
  const done = (await readFile(log, "utf8")).trim().split("\n").filter(Boolean);
  return [...done.filter((one) => one !== "provider").sort(), ...done.filter((one) => one === "provider")];
}

const everything = ["edition", "install", "portal", "template", "provider"];

test("a first start installs, builds and prepares; a second one only starts the provider", async () => {
  expect(await start()).toEqual(everything);
  expect(await start()).toEqual(["provider"]);
});

test.each([
  ["the lockfile", "pnpm-lock.yaml", ["install", "portal", "template", "provider"]],
  ["a package's dependencies", "packages/ui/package.json", ["install", "portal", "template", "provider"]],
  ["the portal", "apps/portal/app/root.tsx", ["portal", "provider"]],
  ["a package", "packages/ui/src/button.tsx", ["portal", "provider"]],
  ["the provider", "apps/sandbox/src/main.ts", ["template", "provider"]],
])("after a change of %s, its outputs are built again, once", async (_what, path, expected) => {
  await start();
  await appendFile(join(root, path), "changed");
  expect(await start()).toEqual(expected);
  expect(await start()).toEqual(["provider"]);
});

test.each([
  ["the installation", "node_modules", everything],
  ["a dependency", "node_modules/dependency", ["install", "provider"]],
  ["a built file", "apps/portal/build/client/assets/app.js", ["portal", "provider"]],
  ["the template", "apps/sandbox/src/build", ["template", "provider"]],
])("when %s was deleted, it is built again", async (_what, path, expected) => {
  await start();
  await rm(join(root, path), { recursive: true });
  expect(await start()).toEqual(expected);
});

test("an interrupted build is repeated, and nothing is started with half of one", async () => {
  await writeFile(join(folder, "breaks"), "");
  expect(await start()).not.toContain("provider");
  await rm(join(folder, "breaks"));
  expect(await start()).toEqual(["portal", "provider"]);
});

test("a build that was interrupted after a good one is repeated, though its sources equal those of the good one", async () => {
  await start();
  await write("apps/portal/app/root.tsx", "other");
  await writeFile(join(folder, "breaks"), "");
  await start();
  await write("apps/portal/app/root.tsx", "portal");
  await rm(join(folder, "breaks"));
  expect(await start()).toEqual(["portal", "provider"]);
});

test("a clone that was moved is installed again, and not built again", async () => {
  await start();
  await rename(root, join(folder, "elsewhere"));
  root = join(folder, "elsewhere");
  expect(await start()).toEqual(["install", "provider"]);
});

test("a second start by another Node.js, such as the one that the first installed, builds nothing", async () => {
  await start();
  const older = "Object.defineProperty(process, 'version', { value: 'v20.0.0' })";
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(older)}`;
  expect(await start({ NODE_OPTIONS })).toEqual(["provider"]);
});

test("a setting of the portal's build causes a build", async () => {
  await start();
  expect(await start({ VITE_COMPANY_ID: "12" })).toEqual(["portal", "provider"]);
  expect(await start({ VITE_COMPANY_ID: "12" })).toEqual(["provider"]);
});

test("the public pages are built with the market of the day, once a day", async () => {
  await start();
  const editions = join(root, "node_modules/.start/editions");
  const [today = ""] = await readdir(editions);
  expect(today).toMatch(/^\d{4}-\d{2}-\d{2}\.json$/);
  await rename(join(editions, today), join(editions, "2026-01-01.json"));
  expect(await start()).toEqual(["edition", "provider"]);
  expect(await readdir(editions)).toEqual([today]);
});

test("a deployment with a feed or an edition of its own is built with that", async () => {
  await start();
  await rm(join(root, "node_modules/.start/editions"), { recursive: true });
  expect(await start({ VITE_CONTENT_URL: "https://feed.example" })).toEqual(["portal", "provider"]);
  expect(await start({ VITE_CONTENT_EDITION: "own.json" })).toEqual(["portal", "provider"]);
});

test("one version of pnpm is named everywhere", async () => {
  const files = ["package.json", "scripts/start.mjs", "apps/sandbox/Dockerfile", "CONTRIBUTING.md"];
  const named = await Promise.all(
    files.map(async (file) => (await readFile(join(top, file), "utf8")).match(/pnpm@[\d.]+/g) ?? []),
  );
  for (const versions of named) expect(versions.length).toBeGreaterThan(0);
  expect(new Set(named.flat()).size).toBe(1);
});
