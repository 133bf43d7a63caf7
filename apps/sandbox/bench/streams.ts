import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { hashToken } from "../src/session/session.store.ts";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { findPostgres, startPostgres } from "../test/postgres.ts";
import { startProgram, untilReady } from "../test/process.ts";

/** The open streams, one for each client. */
const STREAMS = Number(process.argv[2] ?? 5_000);
/** The single decisions whose delays are measured. */
const DECISIONS = 500;
const OPENED_AT_ONCE = 50;

const room = resolve(import.meta.dirname, "..");

function residentMegabytes(pid: number | undefined): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Inserts clients like the demo account, each with a session, and returns their ids. */
async function insertClients(client: pg.Client): Promise<readonly number[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'app_user'
      and column_name not in ('user_id', 'email', 'username', 'ctrader_login', 'referral_code')`,
  );
  const like = columns.map(({ name }) => `"${name}"`).join(", ");
  const { rows } = await client.query<{ user_id: number }>(
    `insert into app_user (email, username, ctrader_login, referral_code, ${like})
      select 'stream' || n || '@example.com', 'stream' || n, 'S' || n, 'STREAM' || n, ${like}
      from app_user, generate_series(1, $1) as n where email = 'demo@example.com' returning user_id`,
    [STREAMS],
  );
  const ids = rows.map(({ user_id: id }) => id);
  await client.query(
    `insert into session (token_hash, user_id, created_at, seen_at)
      select hash, id, now(), now() from unnest($1::text[], $2::int[]) as s(hash, id)`,
    [ids.map((id) => hashToken(`stream-${id}`)), ids],
  );
  return ids;
}

/** Records the time at which each client received its latest event. */
const heardAt = new Map<number, number>();

/** Opens the stream of a client, and resolves with its first event. */
function openStream(port: number, id: number, agent: Agent): Promise<IncomingMessage> {
  return new Promise((opened, failed) => {
    const headers = {
      accept: "text/event-stream",
      cookie: `__Host-session=stream-${id}`,
      "x-forwarded-for": `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
    };
    request({ port, host: "127.0.0.1", path: `/api/Event/Stream?userId=${id}`, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`A stream was refused: ${answer.statusCode}`));
      answer.on("data", (chunk: Buffer) => {
        if (!chunk.includes("data:")) return;
        heardAt.set(id, performance.now());
        opened(answer);
      });
    })
      .on("error", failed)
      .end();
  });
}

/** Commits an event for each of some clients, and returns the milliseconds until each of them has received it. */
async function tell(client: pg.Client, ids: readonly number[]): Promise<readonly number[]> {
  const begun = performance.now();
  await client.query(
    `insert into user_event (user_id, kind, subject, at)
      select id, 'deposit', 'D-20261121-0001', now() from unnest($1::int[]) as id`,
    [ids],
  );
  while (ids.some((id) => (heardAt.get(id) ?? 0) < begun))
    await new Promise<void>((later) => void setTimeout(later, 1));
  return ids.map((id) => (heardAt.get(id) ?? 0) - begun);
}

function print(what: string, delays: readonly number[]): void {
  const [middle, late, worst] = [0.5, 0.99, 1].map((share) => at(delays, share).toFixed(1));
  console.log(`${what}: median ${middle} ms, p99 ${late} ms, at most ${worst} ms`);
}

async function measure(port: number, pid: number | undefined, client: pg.Client): Promise<void> {
  const ids = await insertClients(client);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const before = residentMegabytes(pid);
  const begun = performance.now();
  for (let start = 0; start < ids.length; start += OPENED_AT_ONCE)
    await Promise.all(ids.slice(start, start + OPENED_AT_ONCE).map((id) => openStream(port, id, agent)));
  const seconds = (performance.now() - begun) / 1000;
  const after = residentMegabytes(pid);
  console.log(
    `${STREAMS} streams opened in ${seconds.toFixed(1)} s; resident ${before.toFixed(0)} → ${after.toFixed(0)} MB, ${(((after - before) * 1024) / STREAMS).toFixed(1)} kB each`,
  );
  const delays: number[] = [];
  for (let round = 0; round < DECISIONS; round += 1)
    delays.push(...(await tell(client, [ids[(round * 7919) % ids.length] ?? 0])));
  print(`${DECISIONS} decisions, one after another`, delays);
  print("a decision for every client at once", await tell(client, ids));
  console.log(`resident afterwards ${residentMegabytes(pid).toFixed(0)} MB`);
  agent.destroy();
}

/** Starts a PostgreSQL and a provider in processes of their own, and measures the streams of one replica. */
async function main(): Promise<void> {
  const bin = findPostgres();
  if (bin === null) throw new Error("This benchmark needs the programs of Debian's postgresql");
  const server = await startPostgres(bin);
  const folder = await mkdtemp(join(tmpdir(), "streams-"));
  const port = await findFreePort();
  const provider = startProgram(process.execPath, [resolve(room, "src/main.ts")], {
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: `${server.address}/postgres`,
    PORTAL_DIR: "/nowhere",
    TRUSTED_PROXIES: "1",
  });
  try {
    await untilReady(provider, `http://127.0.0.1:${port}`);
    const client = new pg.Client({ connectionString: `${server.address}/postgres` });
    await client.connect();
    try {
      await measure(port, provider.child.pid, client);
    } finally {
      await client.end();
    }
  } finally {
    provider.child.kill("SIGTERM");
    await provider.exit;
    await server.remove();
    await rm(folder, { recursive: true });
  }
}

await main();
