import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { findPostgres, startPostgres } from "../test/postgres.ts";
import { type Process, startProcess, untilReady } from "../test/process.ts";
import { hundredDollars } from "../test/provider.ts";
import { generateAccounts, type LoadClient, openSessions } from "./accounts.ts";
import { type Curve, isServed, putCurves, type Step } from "./curves-table.ts";
import { runOpenLoad } from "./open-load.ts";
import { parentOf, readUsage } from "./usage.ts";

const numbersOf = (name: string, fallback: string): readonly number[] =>
  (process.env[name] ?? fallback).split(",").map(Number);
const [SECONDS = 8] = numbersOf("CURVES_SECONDS", "8");
const SIZES = numbersOf("CURVES_ACCOUNTS", "10000,1000000");
const RATES = numbersOf("CURVES_RATES", "100,200,400,600,800,1000,1300,1700,2200");
const REPLICAS = 3;
const CLIENTS = 1_000;
/** Whether the curves are printed only, and docs/running-large.md is not written: the option `--print`. */
const isPrinted = process.argv.includes("--print");

/** A replica with its address and the connections to it. */
interface Replica {
  readonly server: Process;
  readonly port: number;
  readonly agent: Agent;
}

/** Starts a replica. The first one migrates and seeds the database. */
async function startReplica(databaseUrl: string, folder: string): Promise<Replica> {
  const port = await findFreePort();
  const server = startProcess({
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    MAX_OPEN_DEPOSITS: "1000000",
    SESSION_MINUTES: "100000",
    INACTIVITY_MINUTES: "100000",
    NODE_OPTIONS: "--max-semi-space-size=4",
  });
  await untilReady(server, `http://127.0.0.1:${port}`);
  return { server, port, agent: new Agent({ keepAlive: true, maxSockets: 512 }) };
}

/** Makes a call of a client; rejects where it is not done. */
function call(
  { port, agent }: Replica,
  { cookie }: LoadClient,
  path: string,
  fields?: object,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = fields && JSON.stringify(fields);
    const headers = {
      cookie,
      ...(body && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "idempotency-key": crypto.randomUUID(),
      }),
    };
    const sent = request(
      { host: "127.0.0.1", port, path, agent, headers, method: body ? "POST" : "GET", timeout: 20_000 },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () =>
          text.startsWith('{"responseCode":1,') ? resolve() : reject(new Error(text.slice(0, 200))),
        );
      },
    );
    sent.on("error", reject);
    sent.on("timeout", () => sent.destroy(new Error("No answer")));
    sent.end(body);
  });
}

/** Makes the call of a number: seven reads, a list, a deposit and a transfer in turn, each of another client. */
function makeCall(
  replicas: readonly Replica[],
  clients: readonly LoadClient[],
  index: number,
): Promise<void> {
  const replica = replicas[index % replicas.length];
  // A step without a common divisor, so that each client makes each kind of call.
  const client = clients[(index * 7) % clients.length];
  if (!replica || !client) throw new Error("There is no replica or no client");
  const { userId, username, cTraderLogin } = client;
  const own = { companyId: 9, userId, username };
  switch (index % 10) {
    case 3:
      return call(replica, client, `/api/Deposit/GetDepositTransactionsByUser?userId=${userId}`);
    case 6:
      return call(replica, client, "/api/Deposit/DepositRequest", { ...own, ...hundredDollars });
    case 9:
      return call(replica, client, "/api/InternalTransfer/EWalletTransferRequest", {
        companyId: 9,
        userId,
        cTraderLogin,
        amountUsd: 0.01,
        currencyCode: "MYR",
        amount: 0.05,
      });
    default:
      return call(replica, client, `/api/User/GetUserInfo?userId=${userId}&companyId=9`);
  }
}

/** Measures a rate, and the processors that each program used meanwhile. */
async function measure(
  rate: number,
  seconds: number,
  replicas: readonly Replica[],
  clients: readonly LoadClient[],
  postmaster: number,
): Promise<Step> {
  const read = () => ({
    provider: replicas.reduce((sum, { server }) => sum + readUsage(server.child.pid ?? 0), 0),
    database: readUsage(postmaster),
    generator: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
  });
  const before = read();
  const start = performance.now();
  const measured = await runOpenLoad({ rate, seconds, send: (index) => makeCall(replicas, clients, index) });
  const after = read();
  const lasted = (performance.now() - start) / 1000;
  const usage = {
    provider: (after.provider - before.provider) / lasted,
    database: (after.database - before.database) / lasted,
    generator: (after.generator - before.generator) / lasted,
  };
  return { ...measured, rate, usage };
}

/** Measures rising rates until one is no longer served. */
async function measureCurve(
  accounts: number,
  replicas: readonly Replica[],
  clients: readonly LoadClient[],
  postmaster: number,
): Promise<Curve> {
  // Connections and statements are prepared, and code is compiled.
  await measure(RATES[0] ?? 100, 3, replicas, clients, postmaster);
  const steps: Step[] = [];
  for (const rate of RATES) {
    const step = await measure(rate, SECONDS, replicas, clients, postmaster);
    steps.push(step);
    const { offered, done, p50, p99 } = step;
    console.log(
      `${accounts} accounts, ${replicas.length} replicas, ${rate}/s: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${done} of ${offered}, ${JSON.stringify(step.usage)}`,
    );
    if (!isServed(step)) break;
  }
  return { accounts, replicas: replicas.length, steps };
}

const programs = findPostgres();
if (!programs) {
  console.error("No PostgreSQL was found: install Debian's postgresql, or set POSTGRES_BIN to its programs.");
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), "curves-"));
const postgres = await startPostgres(programs, { isDurable: true });
const databaseUrl = `${postgres.address}/postgres`;
const replicas: Replica[] = [];
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const curves: Curve[] = [];
try {
  for (let index = 0; index < REPLICAS; index += 1)
    replicas.push(await startReplica(databaseUrl, join(folder, String(index))));
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  for (const accounts of SIZES) {
    const start = performance.now();
    await generateAccounts(pool, accounts);
    const clients = await openSessions(pool, CLIENTS);
    await pool.query("checkpoint");
    console.log(`${accounts} accounts after ${((performance.now() - start) / 1000).toFixed(0)} s`);
    for (let count = 1; count <= REPLICAS; count += 1)
      curves.push(await measureCurve(accounts, replicas.slice(0, count), clients, postmaster));
  }
} finally {
  await pool.end();
  for (const { server, agent } of replicas) {
    agent.destroy();
    server.child.kill("SIGTERM");
    await server.exit;
  }
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
}
const page = join(import.meta.dirname, "../../../docs/running-large.md");
const day = new Date().toISOString().slice(0, 10);
const run = { day, processors: availableParallelism(), seconds: SECONDS };
const text = putCurves(await readFile(page, "utf8"), curves, run);
if (!isPrinted) {
  await writeFile(page, text);
  await once(spawn("oxfmt", [page], { stdio: "inherit" }), "exit");
}
