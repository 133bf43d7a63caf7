import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

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

/** What must never happen, how it is shown, and in which files of tests; a word picks those of their titles. */
const promises: readonly { never: string; shown: string; files: readonly string[]; titles?: RegExp }[] = [
  {
    never: "Money appears or vanishes, a balance is not what was posted, a customer goes below zero",
    shown:
      "One checker in SQL, after every test that moves money, before the provider listens, and on request; the database itself refuses postings that do not sum to zero, changed postings, and accounts below zero",
    files: [
      "model",
      "races-money",
      "races-transfers",
      "crash",
      "deposit",
      "withdrawal",
      "transfer",
      "gateway",
    ],
  },
  {
    never: "A deposit is credited twice, late, for another amount, or for a forged report",
    shown: "Reports repeated, late, declined, too small and forged, in the model's lives and twenty at once",
    files: ["gateway", "deposit", "races-money", "model"],
    titles: /deposit|report|payment|callback|credit|gateway|lives/i,
  },
  {
    never: "Money that a client paid is nobody's, because it does not fit what was asked for",
    shown:
      "Payments after a refusal, after a cancellation, too small, too large, twice, in other currencies and for a deposit that nobody knows wait for staff and stand in the books, in the model's lives too; decisions of staff against each other and against reports on two replicas",
    files: ["unmatched", "unmatched-orders", "races-money", "model"],
    titles: /unmatched|payment|decision|staff|credit|lives/i,
  },
  {
    never: "A withdrawal takes more than there is, or is paid out and given back",
    shown:
      "50 withdrawals of the whole balance at once on two replicas: one succeeds; decisions against each other",
    files: ["withdrawal", "races-money", "model"],
    titles: /withdraw|balance|lives/i,
  },
  {
    never: "A one-time code works twice, in another session, after five minutes, or after five wrong tries",
    shown: "Five wrong tries at once, twenty requests for a code at once, and the model's lives",
    files: ["withdrawal", "races-money", "model"],
    titles: /code|lives/i,
  },
  {
    never: "One intent has two effects",
    shown:
      "One idempotency key twenty times at once on two replicas, and again after a crash; 50 keys of each call used and given up at once",
    files: ["deposit", "withdrawal", "races-money", "crash", "once", "races-once"],
    titles: /idempotency|key|killed/i,
  },
  {
    never: "Something decided is decided again",
    shown: "Ten approvals against ten rejections at once, for deposits, withdrawals and transfers: one wins",
    files: ["races-money", "withdrawal", "transfer", "deposit", "model"],
    titles: /approve|reject|decid|one wins|lives/i,
  },
  {
    never: "Transfers between users change the sum, or wait for each other for ever",
    shown: "1,000 transfers both ways beside their decisions, with the database's own count of deadlocks",
    files: ["races-transfers", "transfer"],
  },
  {
    never: "An amount is rounded differently from what the rules say",
    shown: "Each kind of conversion against whole-number arithmetic",
    files: ["money"],
  },
  {
    never: "Two people have one address or name; two replicas fill one database twice; a job is done twice",
    shown: "20 registrations at once, two replicas that start on an empty database, four workers on 200 jobs",
    files: ["races-replicas"],
    titles: /registrations|empty database|jobs/,
  },
  {
    never: "A session lives on after sign-out, its end, or a new password, or comes back with the clock",
    shown: "Across replicas, in a sign-in that meets a change of the password, and in the model's lives",
    files: ["session", "races-replicas", "profile", "model"],
    titles: /session|sign|password|clock|lives/i,
  },
  {
    never: "Something acknowledged is lost, or something is done by half",
    shown:
      "The process killed at random moments of deposits, withdrawals, transfers and gateway payments, on both engines; every other time on PostgreSQL the database falls too",
    files: ["crash", "start"],
  },
  {
    never: "A broken connection ends the provider, or takes a connection from it for good",
    shown: "Connections cut under load, and a database that goes away and comes back",
    files: ["races-replicas", "crash"],
    titles: /connection|away/,
  },
  {
    never: "Somebody reads or changes what is somebody else's",
    shown:
      "Generated for every call: one user's session with another's ids, and no session; portals on other origins in a browser",
    files: ["access", "other-portals"],
  },
  {
    never: "A request breaks the provider, or an answer breaks the contract",
    shown:
      "Generated from the contract for every call, and hostile files and bodies, also ones that do not get on",
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

await writeFile(
  page,
  `# What must never happen, and how that is shown

Made by \`pnpm --filter @broker/sandbox figures\`, which runs the tests named here in their long form, on both engines, and writes this page only when all of them pass. Do not edit it by hand.

## Promises

The tests are in [apps/sandbox/test](../apps/sandbox/test). A test can be part of several promises.

| never | how it is shown | tests in | tests |
| --- | --- | --- | --- |
${rows.join("\n")}

${passed.length.toLocaleString("en")} tests passed in all.

## Long runs

With \`ROUNDS=${ROUNDS}\`. The usual run of the tests does fewer of the same. \`TEST_SEED\` replays another seed.

| suite | figures | seed |
| --- | --- | --- |
${long.join("\n")}

## What runs where

- **Races** need a PostgreSQL that really interleaves: the embedded engine has one connection. The tests start one from Debian's programs (or those in \`POSTGRES_BIN\`) in a temporary folder. Where there is none they are skipped with a word about it, and with \`CI\` set they fail instead.
- **Crashes** kill the process with SIGKILL in the middle of a request, the seed says of which one. On PostgreSQL the database is durable (\`fsync\` on) and falls as well every other time, as in an immediate shutdown. What was under way is sent again with its idempotency key, and must have happened once.
- **Clients' lives** drive the portal's own machines for deposits, withdrawals and all three kinds of transfer, in two tabs of one browser, with lost replies, lost requests, requests that arrive late, changed minds and reloads. What the provider has done must be what the client was told, and each intent once. Their test, \`contract/test/lives.test.ts\`, lives 20 of them in the usual run. It is no part of the runs that make this page: how many were lived at most, and when, is in [contract](../contract/README.md).
- **The embedded engine** is shown to survive a killed process. It does not sync to disk, so it promises nothing about a power cut: for that there is \`DATABASE_URL\`.
`,
);
await once(spawn("oxfmt", [page], { stdio: "inherit" }), "exit");
console.log(`\n${page} is written.`);
