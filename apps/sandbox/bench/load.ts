import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { createClient, type SessionIds } from "@broker/sdk";
import { findPostgres, startPostgres } from "../test/postgres.ts";
import { startProcess, untilReady } from "../test/process.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { hundredDollars } from "../test/provider.ts";

const SECONDS = Number(process.env["LOAD_SECONDS"] ?? 10);
const CONNECTIONS = 16;

/** The figures of one kind of call: calls per second, and milliseconds. */
interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

/** Repeats calls for some time, sixteen at once. */
async function load(work: () => Promise<unknown>, seconds = SECONDS): Promise<Figures> {
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await work().then(
        () => times.push(performance.now() - start),
        () => (errors += 1),
      );
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), errors };
}

const written = ({ perSecond, p50, p99, errors }: Figures) =>
  `${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms   ${errors} errors`;

/** Returns the resident memory of a process in megabytes. */
function memory(pid: number | undefined): string {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
}

/** Creates a signed-in browser at a server. */
async function visitor(url: string) {
  let cookie = "";
  let ids: SessionIds | null = null;
  const send = async (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set("cookie", cookie);
    const response = await fetch(new Request(request, { headers }));
    for (const line of response.headers.getSetCookie())
      if (!line.includes("Max-Age=0")) [cookie = ""] = line.split(";");
    return response;
  };
  const client = createClient({ baseUrl: url, companyId: 9, fetch: send, session: () => ids });
  const signIn = () => client.call("UserLogin", { email: "demo@example.com", password: "Sandbox-2026!" });
  ids = await signIn();
  return client;
}

async function measure(title: string, environment: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "load-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startProcess({
    PORT: String(port),
    DATA_DIR: folder,
    MAX_OPEN_DEPOSITS: "1000000",
    SESSION_MINUTES: "100000",
    INACTIVITY_MINUTES: "100000",
    ...environment,
  });
  await untilReady(server, url);
  // One user makes the calls of many: the clock runs ahead of the rate limits per user.
  const ahead = setInterval(() => {
    const headers = { authorization: "Bearer sandbox" };
    void fetch(`${url}/sandbox/control/clock`, { method: "POST", headers, body: '{"advanceMinutes":1}' });
  }, 100);
  console.log(`\n${title}: over HTTP, ${CONNECTIONS} at a time, ${SECONDS} s each\n`);
  console.log(`  memory at rest                     ${memory(server.child.pid)}`);
  const client = await visitor(url);
  const reads = () => client.call("GetUserInfo", {});
  const cent = { amountUsd: 0.01, currencyCode: "MYR", amount: 0.05 };
  const signIns = () =>
    client
      .call("UserLogin", { email: `${crypto.randomUUID()}@example.com`, password: "wrong" })
      .catch(() => null);
  console.log(`  reads (GetUserInfo)                ${written(await load(reads))}`);
  console.log(
    `  deposits requested                 ${written(await load(() => client.call("DepositRequest", hundredDollars)))}`,
  );
  console.log(
    `  transfers (e-wallet to trading)    ${written(await load(() => client.call("EWalletTransferRequest", cent)))}`,
  );
  const [flood, beside] = await Promise.all([load(signIns), load(reads)]);
  console.log(`  a flood of sign-ins                ${written(flood)}`);
  console.log(`  reads during that flood            ${written(beside)}`);
  console.log(`  memory after it                    ${memory(server.child.pid)}`);
  clearInterval(ahead);
  server.child.kill("SIGTERM");
  await server.exit;
  await rm(folder, { recursive: true, force: true });
}

await measure("Embedded database", {});
const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs, { isDurable: true });
  // With the image's flag, as used with PostgreSQL.
  const NODE_OPTIONS = "--max-semi-space-size=4";
  await measure("PostgreSQL", { DATABASE_URL: `${postgres.address}/postgres`, NODE_OPTIONS });
  await postgres.remove();
}
