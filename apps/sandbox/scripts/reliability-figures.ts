import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { findGameDays } from "../cluster/table.ts";

const ROUNDS = process.env["ROUNDS"] ?? "25";
const room = fileURLToPath(new URL("..", import.meta.url));
const page = fileURLToPath(new URL("../../../docs/reliability.md", import.meta.url));

const Results = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});
const Figure = v.objectWithRest({ suite: v.string() }, v.union([v.string(), v.number()]));

/**
 * The failures that must never happen, the proof of each, and the test files; `titles` selects tests by their titles.
 */
const promises: readonly { never: string; shown: string; files: readonly string[]; titles?: RegExp }[] = [
  {
    never: "Money is created or lost, a balance differs from its postings, a client's balance is negative",
    shown:
      "A proof in SQL, after every test that moves money, before the provider listens, and on request; the database itself refuses postings that do not sum to zero, changed postings, and negative balances",
    files: [
      "model",
      "races-money",
      "races-decisions",
      "races-payments",
      "races-transfers",
      "crash",
      "deposit",
      "withdrawal",
      "transfer",
      "gateway",
    ],
  },
  {
    never: "A deposit is credited twice, with delay, with another amount, or for a forged report",
    shown:
      "Reports that are repeated, delayed, declined, too small and forged, in the model's lives and twenty at once",
    files: ["gateway", "deposit", "races-payments", "model"],
    titles: /deposit|report|payment|callback|credit|gateway|lives/i,
  },
  {
    never: "A payment is lost because it fits no open deposit",
    shown:
      "Payments after a refusal, after a cancellation, too small, too large, twice, in other currencies and for an unknown deposit wait for staff and are booked, in the model's lives too; decisions of staff against each other and against reports on two replicas",
    files: ["unmatched", "unmatched-orders", "races-payments", "model"],
    titles: /unmatched|payment|decision|staff|credit|lives/i,
  },
  {
    never: "A withdrawal exceeds the balance, or is both paid out and returned",
    shown:
      "50 withdrawals of the whole balance at once on two replicas: one succeeds; decisions against each other",
    files: ["withdrawal", "races-money", "races-decisions", "model"],
    titles: /withdraw|balance|lives/i,
  },
  {
    never:
      "A one-time code is accepted twice, in another session, after five minutes, or after five wrong attempts",
    shown: "Five concurrent wrong attempts, twenty concurrent requests for a code, and the model's lives",
    files: ["withdrawal", "races-money", "model"],
    titles: /code|lives/i,
  },
  {
    never: "One intent has two effects",
    shown:
      "One idempotency key twenty times at once on two replicas, and again after a crash; 50 keys of each operation used and voided at once",
    files: ["deposit", "withdrawal", "races-money", "crash", "once", "races-once"],
    titles: /idempotency|key|killed/i,
  },
  {
    never: "A decision is made twice",
    shown:
      "Ten approvals against ten rejections at once, and ten cancellations of the client against ten steps of staff, for deposits, withdrawals and transfers: one wins; a payment that arrives while its deposit is cancelled is credited, or waits for staff",
    files: ["races-decisions", "races-payments", "cancel", "withdrawal", "transfer", "deposit", "model"],
    titles: /approve|reject|decid|one wins|lives/i,
  },
  {
    never: "Transfers between users change the sum, or deadlock",
    shown: "1,000 transfers both ways beside their decisions, with the database's own count of deadlocks",
    files: ["races-transfers", "transfer"],
  },
  {
    never: "An amount is rounded against the rules",
    shown: "Each kind of conversion against integer arithmetic",
    files: ["money"],
  },
  {
    never: "Two accounts have one address or name; two replicas seed one database twice; a job is done twice",
    shown: "20 registrations at once, two replicas that start on an empty database, four workers on 200 jobs",
    files: ["races-replicas"],
    titles: /registrations|empty database|jobs/,
  },
  {
    never: "A session is valid after sign-out, its expiry or a new password, or after the clock was set back",
    shown: "Across replicas, in a sign-in concurrent with a change of the password, and in the model's lives",
    files: ["session", "races-replicas", "profile", "model"],
    titles: /session|sign|password|clock|lives/i,
  },
  {
    never: "An acknowledged change is lost, or a change is half done",
    shown:
      "The process is killed at random moments of deposits, withdrawals, transfers and gateway payments, on both engines; every other time on PostgreSQL the database is killed too",
    files: ["crash", "start"],
  },
  {
    never: "A broken connection ends the provider, or is never returned to its pool",
    shown: "Connections are cut under load, and a database becomes unreachable and returns",
    files: ["races-replicas", "crash"],
    titles: /connection|unreachable/,
  },
  {
    never:
      "A client or staff are shown data from before their own change, or before a decision, by a standby",
    shown:
      "Deposits and decisions at one replica and lists at another, with a standby that is behind, ends, hangs, is promoted, or belongs to another cluster",
    files: ["standby"],
  },
  {
    never: "A user reads or changes another user's data",
    shown:
      "Generated for every operation: one user's session with another's ids, and no session; portals on other origins in a browser",
    files: ["access", "other-portals"],
  },
  {
    never: "A request causes an internal error, or an answer violates the contract",
    shown:
      "Generated from the contract for every operation, and hostile files and bodies, also very slow ones",
    files: ["fuzz", "contract", "hostile", "hostile-files", "uploads"],
  },
];

const folder = await mkdtemp(join(tmpdir(), "figures-"));
const outputs = { tests: join(folder, "tests.json"), figures: join(folder, "figures.jsonl") };
await writeFile(outputs.figures, "");
const suites = new Set(promises.flatMap(({ files }) => files.map((file) => `test/${file}.test.ts`)));
const child = spawn(
  "vitest",
  [
    "run",
    ...suites,
    // Processes and databases start slowly beside the long forms.
    "--hookTimeout=180000",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${outputs.tests}`,
  ],
  {
    cwd: room,
    stdio: "inherit",
    env: { ...process.env, CI: "true", ROUNDS, FIGURES_FILE: outputs.figures },
  },
);
const [code]: unknown[] = await once(child, "exit");
if (code !== 0) {
  console.error("A test failed, so the page stays as it was.");
  process.exit(1);
}

const { testResults } = v.parse(Results, JSON.parse(await readFile(outputs.tests, "utf8")));
const figures = (await readFile(outputs.figures, "utf8"))
  .split("\n")
  .filter(Boolean)
  .map((line) => v.parse(Figure, JSON.parse(line)));
await rm(folder, { recursive: true });

const passed = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === "passed")
    .map(({ fullName }) => ({ file: basename(name, ".test.ts"), title: fullName })),
);
const count = (files: readonly string[], titles = /./) =>
  passed.filter(({ file, title }) => files.includes(file) && titles.test(title)).length;
const grouped = (value: string | number) => (typeof value === "number" ? value.toLocaleString("en") : value);
const rows = promises.map(
  ({ never, shown, files, titles }) =>
    `| ${never} | ${shown} | ${files.map((file) => `\`${file}\``).join(" ")} | ${count(files, titles)} |`,
);
const long = figures
  .toSorted((a, b) => a.suite.localeCompare(b.suite))
  .map(({ suite, seed, ...rest }) => {
    const words = Object.entries(rest).map(([name, value]) => `${grouped(value)} ${name}`);
    return `| ${suite} | ${words.join(", ")} | ${seed === undefined ? "" : `\`${seed}\``} |`;
  });

// Other tests make this section.
const gameDays = findGameDays(await readFile(page, "utf8"));
await writeFile(
  page,
  `# Reliability: what must never happen, and the proof

Made by \`pnpm --filter @broker/sandbox figures\`, which runs the listed tests in their long form on both engines, and writes this page when all of them pass. Do not edit it by hand.

## Promises

The tests are in [apps/sandbox/test](../apps/sandbox/test). A test can be part of several promises.

| never | how it is shown | tests in | tests |
| --- | --- | --- | --- |
${rows.join("\n")}

${passed.length.toLocaleString("en")} tests passed in all.

## Long runs

With \`ROUNDS=${ROUNDS}\`. The normal test run has fewer rounds. \`TEST_SEED\` repeats a run with another seed.

| suite | figures | seed |
| --- | --- | --- |
${long.join("\n")}

## What runs where

- **Races** need a PostgreSQL with concurrent connections; the embedded engine has only one. The tests start a server from Debian's programs (or those in \`POSTGRES_BIN\`) in a temporary folder. Without PostgreSQL they are skipped with a message, and with \`CI\` set they fail.
- **Crashes** kill the process with SIGKILL in the middle of a request, which the seed chooses. On PostgreSQL the database is durable (\`fsync\` on) and is killed too every other time, as in an immediate shutdown. The pending request is repeated with its idempotency key, and must have been done once.
- **Clients' lives** drive the portal's own machines for deposits, withdrawals and all three kinds of transfer, in two tabs of one browser, with lost replies, lost requests, delayed requests, changed intents and reloads. The provider's changes must equal what the client shows, each intent once. The test, \`contract/test/lives.test.ts\`, runs 20 lives by default. It does not contribute to this page: its longest run is in [contract](../contract/README.md).
- **The embedded engine** survives a killed process. It does not sync to disk, so it may lose data in a power cut; use PostgreSQL (\`DATABASE_URL\`) against that.

${gameDays}`,
);
await once(spawn("oxfmt", [page], { stdio: "inherit" }), "exit");
console.log(`\n${page} is written.`);
