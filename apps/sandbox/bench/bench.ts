import { examples } from "@broker/api-spec/examples";
import { sql as raw } from "drizzle-orm";
import { Hono } from "hono";
import { Pool } from "pg";
import { readConfig } from "../src/config.ts";
import { openPostgres } from "../src/db/database.ts";
import { buildTemplate } from "../src/seed/build-template.ts";
import { createLog } from "../src/telemetry/log.ts";
import { createCustomer, type Customer } from "../test/customer.ts";
import { NOON, templates } from "../test/noon.ts";
import { findPostgres, startPostgres } from "../test/postgres.ts";
import { createProvider, hundredDollars, type Provider } from "../test/provider.ts";
import { bareTransfer } from "./bare-transfer.ts";
import { writeDepositFloor } from "./deposit-floor.ts";
import { compare, type Pair } from "./ratio.ts";
import { compareSdk } from "./sdk.ts";

/** The log level of a server, which does not log successes. */
const logger = createLog("warn");

/** More customers than concurrent calls, so that one customer's calls rarely wait for each other. */
const CUSTOMERS = 32;

/** Creates customers, and returns a function that yields them in turn. */
async function customersOf(provider: Provider): Promise<() => Customer> {
  const made: Customer[] = [];
  while (made.length < CUSTOMERS) made.push(await createCustomer(provider, { eWallet: "1000000.00" }));
  let turn = 0;
  return () => {
    turn += 1;
    const [first] = made;
    const next = made[turn % made.length] ?? first;
    if (!next) throw new Error("There is no customer");
    return next;
  };
}

/** Creates an app of bare Hono with the work that the provider is compared with. */
const createBare = ({ sql }: Provider["deps"]) =>
  new Hono()
    .get("/echo", (context) => context.json({ ok: true }))
    .get("/select/:userId", async (context) => {
      await sql.execute(raw`select * from app_user where user_id = ${context.req.param("userId")}`);
      return context.json(examples.GetUserInfo.success);
    })
    .post("/insert", async (context) => {
      await sql.execute(raw`insert into bare (name) values ('bare')`);
      return context.json(examples.DepositRequest.success);
    });

type Send = (path: string, init?: RequestInit) => Promise<string>;

/** Creates the measured calls, each of the next customer. */
function createCalls(provider: Provider, send: Send, next: () => Customer) {
  const post = (path: string, { cookie }: Customer, fields: object) => {
    // The rate limit of writes is part of the measurement, but would end it early, so the clock moves on.
    provider.clock.advance(1 / 300 / CUSTOMERS);
    const body = JSON.stringify(fields);
    const headers = {
      cookie: cookie(),
      "content-type": "application/json",
      "content-length": String(body.length),
      "idempotency-key": crypto.randomUUID(),
    };
    return send(path, { method: "POST", headers, body });
  };
  const cent = { companyId: 9, amountUsd: 0.01, currencyCode: "MYR", amount: 0.05 };
  return {
    getCompanies: () => send("/api/Cache/GetCompanies"),
    getUserInfo: () => {
      const { userId, cookie } = next();
      return send(`/api/User/GetUserInfo?userId=${userId}&companyId=9`, { headers: { cookie: cookie() } });
    },
    deposit: () => {
      const customer = next();
      const [username = ""] = customer.email.split("@");
      const own = { companyId: 9, userId: customer.userId, username };
      return post("/api/Deposit/DepositRequest", customer, { ...own, ...hundredDollars });
    },
    transfer: () => {
      const customer = next();
      const { userId, cTraderLogin } = customer;
      const fields = { ...cent, userId, cTraderLogin };
      return post("/api/InternalTransfer/EWalletTransferRequest", customer, fields);
    },
  };
}

type Calls = ReturnType<typeof createCalls>;

/** Pairs money calls with the same work in bare SQL, as a transaction or as one statement. */
function poolPairs(
  pool: Pool,
  next: () => Customer,
  { deposit, transfer }: Pick<Calls, "deposit" | "transfer">,
): readonly Pair[] {
  const floor = new Hono().post("/floor/:userId", async (context) => {
    await writeDepositFloor(pool, Number(context.req.param("userId")));
    return context.json(examples.DepositRequest.success);
  });
  const askFloor = async () => {
    const path = `http://localhost/floor/${next().userId}`;
    return (await floor.fetch(new Request(path, { method: "POST" }))).text();
  };
  return [
    {
      name: "EWalletTransferRequest / bare transaction",
      goal: 0.5,
      calls: 300,
      measured: transfer,
      reference: () => bareTransfer(pool, next().userId),
    },
    {
      name: "DepositRequest / its writes as one statement",
      goal: 0.6,
      calls: 300,
      measured: deposit,
      reference: askFloor,
    },
  ];
}

/**
 * Pairs the provider with bare Hono on the same database, and with bare transactions where there is a pool for them.
 */
async function providerPairs(provider: Provider, pool: Pool | null): Promise<readonly Pair[]> {
  const next = await customersOf(provider);
  await provider.deps.sql.execute(raw`create table bare (id serial primary key, name text)`);
  const bare = createBare(provider.deps);
  // Directly to the app, like the reference: the work of a browser is not measured.
  const send: Send = async (path, init = {}) =>
    (await provider.send(new Request(`http://localhost${path}`, init))).text();
  const ask = async (path: string, method = "GET") =>
    (await bare.fetch(new Request(`http://localhost${path}`, { method }))).text();
  const { getCompanies, getUserInfo, deposit, transfer } = createCalls(provider, send, next);
  const echo = () => ask("/echo");
  const select = () => ask(`/select/${next().userId}`);
  const insert = () => ask("/insert", "POST");
  const isEmbedded = pool === null;
  const pairs: Pair[] = [
    {
      name: "GetCompanies / bare Hono echo",
      goal: 0.5,
      calls: 8_000,
      measured: getCompanies,
      reference: echo,
    },
    {
      name: "GetUserInfo / bare Hono with SELECT",
      goal: 0.6,
      calls: 800,
      measured: getUserInfo,
      reference: select,
    },
    {
      name: "DepositRequest / bare Hono with INSERT",
      goal: isEmbedded ? 0.2 : 0.35,
      calls: 300,
      measured: deposit,
      reference: insert,
    },
    {
      name: "EWalletTransferRequest / bare Hono with INSERT",
      goal: isEmbedded ? 0.12 : 0.25,
      calls: 300,
      measured: transfer,
      reference: insert,
    },
  ];
  if (pool) pairs.push(...poolPairs(pool, next, { deposit, transfer }));
  return pairs;
}

await compareSdk();

await buildTemplate(templates, NOON);
const usual = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
const config = { ...usual, maxOpenDeposits: 1_000_000 };
const embedded = await createProvider({ logger, config });
await compare("Embedded database", await providerPairs(embedded, null));
await embedded.close();

const programs = findPostgres();
if (programs) {
  const server = await startPostgres(programs, { isDurable: true });
  const address = `${server.address}/postgres`;
  const provider = await createProvider({ logger, config, database: await openPostgres(address) });
  const pool = new Pool({ connectionString: address, max: 20 });
  // A connection that closes late is ended by the server.
  pool.on("connect", (client) => client.on("error", () => {}));
  await compare("PostgreSQL", await providerPairs(provider, pool));
  await pool.end();
  await provider.close();
  await server.remove();
} else {
  console.log("\nNo PostgreSQL was found: install Debian's postgresql to measure on it.");
}
