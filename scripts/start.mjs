// The first script on a fresh machine: plain JavaScript without dependencies, for any version of Node.js.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensure } from "./up-to-date.mjs";

const PNPM = "pnpm@12.21.0";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isWindows = process.platform === "win32";
/** The project's own Node.js. */
const node = join(root, "node_modules/node/bin", isWindows ? "node.exe" : "node");

/**
 * Runs a program, and resolves with its exit code.
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

const rooms = [
  "api-spec",
  "contract",
  ...["apps", "apps/examples", "packages"].flatMap((group) => folders(group)),
];
/** @param {string} group */
function folders(group) {
  const folder = join(root, group);
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => `${group}/${name}`)
    .filter((folder) => existsSync(join(root, folder, "package.json")));
}

const manifests = ["package.json", ...rooms.map((room) => `${room}/package.json`)];
const locked = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "patches", ".npmrc", ...manifests];
// Not the running version of Node.js: from the second start on, npm uses the project's own.
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

// The public pages show the market of today, unless the deployment has a feed of its own.
const { VITE_CONTENT_EDITION, VITE_CONTENT_URL } = process.env;
if (VITE_CONTENT_EDITION === undefined && VITE_CONTENT_URL === undefined) {
  const editions = join(root, "node_modules/.start/editions");
  const today = `${new Date().toISOString().slice(0, 10)}.json`;
  if (!existsSync(join(editions, today))) {
    rmSync(editions, { recursive: true, force: true });
    const taken = await run(node, ["scripts/todays-edition.ts", join(editions, today)]);
    if (taken !== 0) process.exit(taken);
  }
  // Relative to the portal, so that a clone that was moved is not built again.
  process.env["VITE_CONTENT_EDITION"] = `../../node_modules/.start/editions/${today}`;
}

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
  // The template that the provider's first start copies.
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
