import { createClient } from "@broker/sdk";
import { examples } from "@broker/api-spec/examples";
import { sql as raw } from "drizzle-orm";
import { Hono } from "hono";
import createFetchClient from "openapi-fetch";
import { pino } from "pino";
import { createProvider, hundredDollars } from "../test/provider.ts";

/** One thing that is measured, beside the bare reference that it is held against. */
interface Pair {
  readonly name: string;
  /** The measured rate is to be at least this part of the reference's. */
  readonly goal: number;
  readonly calls: number;
  readonly measured: () => Promise<unknown>;
  readonly reference: () => Promise<unknown>;
}

const ROUNDS = 5;
const CONNECTIONS = 16;

/** Calls per second over a number of calls, sixteen at a time. */
async function rate(work: () => Promise<unknown>, calls: number): Promise<number> {
  let left = calls;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return (calls * 1000) / (performance.now() - start);
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// As a server runs: what goes well is not logged.
const provider = await createProvider({ logger: pino({ level: "warn" }) });
const visitor = provider.visitor();
const { staffUserId } = await visitor.signIn();
await provider.deps.sql.execute(raw`create table bare (id serial primary key, name text)`);
const bare = new Hono()
  .get("/echo", (context) => context.json({ ok: true }))
  .get("/select", async (context) => {
    await provider.deps.sql.execute(raw`select * from app_user where user_id = ${staffUserId}`);
    return context.json(examples.GetUserInfo.success);
  })
  .post("/insert", async (context) => {
    await provider.deps.sql.execute(raw`insert into bare (name) values ('bare')`);
    return context.json(examples.DepositRequest.success);
  });
const ask = async (path: string, method = "GET") =>
  (await bare.fetch(new Request(`http://localhost${path}`, { method }))).text();
const get = async (path: string) => (await visitor.fetch(path)).text();
const post = async (path: string, body: object) =>
  (
    await visitor.fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).text();

const answer = JSON.stringify(examples.GetCompanies.success);
const mocked = async () => new Response(answer);
const client = createClient({ baseUrl: "http://localhost", companyId: 9, fetch: mocked });
const alone = createFetchClient<
  Record<string, { get: { responses: { 200: { content: { "application/json": object } } } } }>
>({
  baseUrl: "http://localhost",
  fetch: mocked,
});
const ids = { companyId: 9, userId: staffUserId, username: "amira" };

const pairs: readonly Pair[] = [
  {
    name: "SDK call / openapi-fetch alone",
    goal: 1 / 1.5,
    calls: 6_000,
    measured: () => client.call("GetCompanies", {}),
    reference: () => alone.GET("/api/Cache/GetCompanies"),
  },
  {
    name: "GetCompanies / bare Hono echo",
    goal: 0.5,
    calls: 8_000,
    measured: () => get("/api/Cache/GetCompanies"),
    reference: () => ask("/echo"),
  },
  {
    name: "GetUserInfo / bare Hono with SELECT",
    goal: 0.6,
    calls: 400,
    measured: () => get(`/api/User/GetUserInfo?userId=${staffUserId}&companyId=9`),
    reference: () => ask("/select"),
  },
  {
    name: "DepositRequest / bare Hono with INSERT",
    goal: 0.2,
    calls: 200,
    measured: () => post("/api/Deposit/DepositRequest", { ...ids, ...hundredDollars }),
    reference: () => ask("/insert", "POST"),
  },
];

console.log(
  `Ratios of rates, interleaved, medians of ${ROUNDS}, ${CONNECTIONS} at a time, embedded database\n`,
);
for (const { name, goal, calls, measured, reference } of pairs) {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ratio = (await rate(measured, calls)) / (await rate(reference, calls));
    if (round > 0) ratios.push(ratio);
  }
  const found = median(ratios);
  console.log(
    `${found >= goal ? "✓" : "✗"} ${name.padEnd(40)} ${found.toFixed(2)}  goal ≥ ${goal.toFixed(2)}`,
  );
}
await provider.close();
