import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureChromium, findShell } from "./chromium.ts";
import { ensureNginx } from "./nginx.ts";
import { run } from "./run.ts";

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Shows its output while it runs, and not in one piece at its end. */
  readonly isShown?: true;
}

/** The results of the tests of this run. */
const results = join(import.meta.dirname, "../node_modules/.cache/check");
await rm(results, { recursive: true, force: true });
const report = join(results, "vitest.json");
const secondAttempts = join(results, "second-attempts.json");

/** The checks of every commit in stages; the checks that fail most often come first. The steps of a stage run in parallel. */
const stages: readonly (readonly Step[])[] = [
  [
    { name: "types", command: ["pnpm", "typecheck"] },
    { name: "format", command: ["oxfmt", "--check"] },
    { name: "lint", command: ["pnpm", "lint"] },
    { name: "contract lint", command: ["pnpm", "--filter", "@broker/api-spec", "lint"] },
    { name: "migration lint", command: ["pnpm", "--filter", "@broker/sandbox", "lint:migrations"] },
    { name: "unused code", command: ["knip"] },
    { name: "changesets", command: ["node", "scripts/changesets.ts"] },
    { name: "release", command: ["node", "scripts/dry-release.ts"] },
  ],
  [{ name: "build", command: ["pnpm", "build"] }],
  [
    { name: "pack", command: ["node", "scripts/pack-packages.ts"] },
    { name: "public types", command: ["node", "scripts/public-types.ts"] },
    { name: "byte budgets", command: ["size-limit"] },
    // Sources and bundles; a developer's own files are left out by `.secretlintignore`.
    { name: "secrets", command: ["pnpm", "secrets"] },
    { name: "licences", command: ["node", "scripts/licences.ts"] },
  ],
  [
    {
      name: "tests",
      command: [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
        "--reporter=./scripts/second-attempts.ts",
      ],
      isShown: true,
    },
    // Beside the tests, because it waits for npm most of the time.
    { name: "package shape", command: ["node", "scripts/package-shape.ts"] },
  ],
];

/** The number of steps that run side by side. */
const LANES = 2;

function count(results: unknown, key: string): number {
  const value = typeof results === "object" && results !== null ? Reflect.get(results, key) : 0;
  return typeof value === "number" ? value : 0;
}

const only = process.argv.slice(2);
const failed: string[] = [];
const times: string[] = [];
const chromium = await ensureChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

// Without nginx, the hosting test fails and names the package to install.
const nginx = await ensureNginx();
const programs = {
  // Node.js processes, such as providers, load their compiled modules.
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../node_modules/.cache/compile"),
  CHROMIUM_PATH: chromium,
  CHROMIUM_SHELL_PATH: findShell() ?? "",
  ...(nginx !== null && { NGINX_PATH: nginx }),
  // Each package is packed once; a check that runs without this step packs on its own.
  PACKED_DIR: join(results, "packed"),
  SECOND_ATTEMPTS: secondAttempts,
};

async function check({ name, command }: Step, isShown: boolean): Promise<void> {
  if (isShown) console.log(`\n▶ ${name}`);
  const [program, ...args] = command;
  const start = performance.now();
  const show = (output: string) => console.log(`\n▶ ${name}\n${output.trimEnd()}`);
  const code = await run(program, args, programs, undefined, isShown ? undefined : show);
  times.push(`${code === 0 ? "✓" : "✗"} ${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) failed.push(name);
}

for (const stage of stages) {
  const asked = stage.filter(({ name }) => only.length === 0 || only.includes(name));
  const waiting = asked.values();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const step of waiting) await check(step, step.isShown ?? asked.length === 1);
  });
  await Promise.all(lanes);
}

const tests: unknown = await readFile(report, "utf8").then(JSON.parse, () => ({}));
const checks = times.length - failed.length;
console.log(`\n${times.join("\n")}\n`);
const repeated: unknown = await readFile(secondAttempts, "utf8").then(JSON.parse, () => []);
if (Array.isArray(repeated) && repeated.length > 0)
  console.log(`Passed at the second attempt only:\n${repeated.join("\n")}\n`);
if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
console.log(
  `${checks + count(tests, "numPassedTests")} passed, ${failed.length + count(tests, "numFailedTests")} failed, ${count(tests, "numPendingTests")} skipped`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
