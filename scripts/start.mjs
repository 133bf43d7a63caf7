// The first thing that runs on a fresh machine: plain JavaScript for whatever Node is there, without dependencies.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensure } from "./up-to-date.mjs";

const PNPM = "pnpm@12.21.0";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === "win32";
/** The project's own Node. */
const node = join(root, "node_modules/node/bin", isWindows ? "node.exe" : "node");

/**
 * Runs a program to its end; resolves with its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", shell: isWindows && command === "npx" });
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM"]);
  const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("exit", (code, signal) => {
      for (const one of signals) process.off(one, pass);
      done(code ?? (signal ? 130 : 1));
    });
  });
}

/** @param {string} message */
const say = (message) => console.log(`  ${message}`);

const rooms = ["api-spec", "contract", ...["apps", "packages"].flatMap((group) => folders(group))];
/** @param {string} group */
function folders(group) {
  return readdirSync(join(root, group))
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(root, folder, "package.json")));
}

const manifests = ["package.json", ...rooms.map((room) => `${room}/package.json`)];
const locked = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "patches", ".npmrc", ...manifests];
// Not the version of the Node that runs this: from the second start on, npm finds the project's own one first.
const machine = [process.platform, process.arch];

const installed = await ensure(root, {
  name: "install",
  from: locked,
  settings: [PNPM, root, ...machine],
  to: ["node_modules/.modules.yaml", "node_modules/node/bin"],
  lists: ["node_modules", "node_modules/.pnpm", ...rooms.map((room) => `${room}/node_modules`)],
  make() {
    say("Installing");
    return run("npx", ["-y", PNPM, "install", "--frozen-lockfile", "--reporter=append-only"]);
  },
});
if (installed !== 0) process.exit(installed);

const settings = Object.entries(process.env)
  .filter(([name]) => name.startsWith("VITE_") || name === "NODE_ENV")
  .map(([name, value]) => `${name}=${value}`)
  .sort();
const made = await Promise.all([
  ensure(root, {
    name: "portal",
    from: [...locked, "api-spec", "packages", "apps/portal"],
    settings,
    to: ["apps/portal/build/client"],
    lists: [],
    make() {
      say("Building the portal");
      return run("npx", ["-y", PNPM, "--filter", "@broker/portal", "build"]);
    },
  }),
  // What a first start of the provider is copied from.
  ensure(root, {
    name: "template",
    from: [...locked, "apps/sandbox/src"],
    settings: [],
    to: ["apps/sandbox/src/build"],
    lists: [],
    make() {
      say("Preparing the database of the demo accounts");
      return run(node, ["apps/sandbox/src/seed/build-template.ts"]);
    },
  }),
]);
const failed = made.find((code) => code !== 0);
process.exitCode = failed ?? (await run(node, ["apps/sandbox/src/main.ts"]));
