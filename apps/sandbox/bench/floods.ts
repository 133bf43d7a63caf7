import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SessionIds } from "@broker/sdk";
import { flatPicture } from "../test/hostile-files.ts";
import { findPostgres, startPostgres } from "../test/postgres.ts";
import { startProcess, untilReady } from "../test/process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import type { Flood } from "./flood.ts";

const SECONDS = Number(process.env["FLOOD_SECONDS"] ?? 6);
const ROUNDS = 3;
/** The maximum slowdown of another client's reads under a flood, relative to a quiet provider. */
const GOAL = 2;
/** The slowest read of a quiet machine (ms): above it other programs use the machine, and no ratio is evaluated. */
const QUIET = 100;
const READ_EVERY = 20;
const SIGN_IN_EVERY = 500;
/** The address of the other clients; the flood comes from many others. */
const ADDRESS = "198.51.100.7";

const names: Readonly<Record<Flood, string>> = {
  fileBombs: "file bombs, 20 at a time",
  lists: "lists of 5,000 rows, 20 at a time",
  signIns: "sign-ins, 20 at a time",
  rightSignIns: "sign-ins with the right password, 20 at a time",
  letters: "letters, 20 at a time",
};

/** Returns the 99th percentile, in milliseconds. */
const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Repeats an action at intervals, as a person's browser does, and returns the durations. */
async function timed(work: () => Promise<unknown>, every: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return times;
}

/** Creates a browser with a function to sign in and one to read. */
function browser(url: string, email: string) {
  let cookie = "";
  let ids: SessionIds | null = null;
  const send = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie);
    headers.set("x-forwarded-for", ADDRESS);
    const response = await fetch(new Request(request, { headers }));
    const [given] = response.headers.getSetCookie().at(-1)?.split(";") ?? [];
    cookie = given ?? cookie;
    return response;
  };
  const client = createClient({ baseUrl: url, companyId: 9, fetch: send, session: () => ids });
  return {
    signIn: async () => {
      ids = await client.call("UserLogin", { email, password: "Sandbox-2026!" });
    },
    read: () => client.call("GetUserInfo", {}),
  };
}

/** Creates the other clients: a client that reads, and a client that signs in. */
async function others(url: string) {
  const reader = browser(url, "friend@example.com");
  const newcomer = browser(url, "empty@example.com");
  await reader.signIn();
  return async () => {
    const [reads, signIns] = await Promise.all([
      timed(reader.read, READ_EVERY),
      timed(newcomer.signIn, SIGN_IN_EVERY),
    ]);
    return { reads: p99(reads), signIns: p99(signIns) };
  };
}

async function begin(kind: Flood, url: string, file: string): Promise<ChildProcess> {
  const program = join(import.meta.dirname, "flood.ts");
  const child = spawn(process.execPath, [program, kind, url, file], { stdio: ["ignore", "pipe", "inherit"] });
  // An attacker has its own processors: here, the flood takes only what the provider and its clients leave.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await once(child.stdout, "data");
  return child;
}

type Measured = Awaited<ReturnType<Awaited<ReturnType<typeof others>>>>;
type Round = Readonly<Record<"quiet" | "flooded", Measured>>;

/** Prints the row of a flood, and returns whether it meets the goal. */
function check(kind: Flood, rounds: readonly Round[]): boolean {
  const ratio = median(rounds.map(({ quiet, flooded }) => flooded.reads / quiet.reads));
  const isQuiet = median(rounds.map(({ quiet }) => quiet.reads)) <= QUIET;
  const of = (state: keyof Round, what: keyof Measured) =>
    `${median(rounds.map((round) => round[state][what]))
      .toFixed(0)
      .padStart(5)} ms`;
  const isGood = isQuiet && ratio <= GOAL;
  if (!isQuiet)
    console.log(`This machine is busy: quiet reads take more than ${QUIET} ms, so nothing is compared.`);
  console.log(
    `${isGood ? "✓" : "✗"} ${names[kind].padEnd(46)} reads ${of("quiet", "reads")} → ${of("flooded", "reads")}  ×${ratio.toFixed(2)}  goal ≤ ${GOAL}   sign-ins ${of("quiet", "signIns")} → ${of("flooded", "signIns")}`,
  );
  return isGood;
}

// The floods named on the command line; all floods without arguments.
const wanted = process.argv.slice(2);

/** Floods a provider on one database engine; returns whether every goal is met. */
async function measureOn(engine: string, settings: Record<string, string>): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "floods-"));
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const server = startProcess({
    PORT: port,
    DATA_DIR: folder,
    MAX_OPEN_DEPOSITS: "1000000",
    TRUSTED_PROXIES: "1",
    ...settings,
  });
  await untilReady(server, url);
  const bomb = join(folder, "flat.webp");
  await writeFile(bomb, new Uint8Array(await (await flatPicture(6_300)).arrayBuffer()));
  const measure = await others(url);
  console.log(
    `\nAnother client beside a flood, ${engine}: p99 of reads and of sign-ins, quiet and flooded in turn, medians of ${ROUNDS}\n`,
  );
  await measure();
  let isGood = true;
  for (const kind of ["fileBombs", "lists", "signIns", "rightSignIns", "letters"] as const) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue;
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await measure();
      const flood = await begin(kind, url, bomb);
      const flooded = await measure();
      flood.kill("SIGKILL");
      await once(flood, "exit");
      rounds.push({ quiet, flooded });
    }
    isGood = check(kind, rounds) && isGood;
  }
  server.child.kill("SIGTERM");
  await server.exit;
  await rm(folder, { recursive: true, force: true });
  return isGood;
}

const results = [await measureOn("embedded database", {})];
const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs, { isDurable: true });
  results.push(await measureOn("PostgreSQL", { DATABASE_URL: `${postgres.address}/postgres` }));
  await postgres.remove();
}
if (results.includes(false)) process.exitCode = 1;
