import { examples } from "@broker/api-spec/examples";
import { sql as raw } from "drizzle-orm";
import { Hono } from "hono";
import { pino } from "pino";
import { readConfig } from "../src/config.ts";
import { openPostgres } from "../src/db/database.ts";
import { buildTemplate } from "../src/seed/build-template.ts";
import { createCustomer } from "../test/customer.ts";
import { NOON, templates } from "../test/noon.ts";
import { findPostgres, startPostgres } from "../test/postgres.ts";
import { createProvider, hundredDollars, type Provider } from "../test/provider.ts";
import { compare, type Pair } from "./ratio.ts";
import { compareSdk } from "./sdk.ts";

/** As a server runs: what goes well is not logged. */
const logger = pino({ level: "warn" });

/** The provider against bare Hono on the same database. */
async function providerPairs(provider: Provider, isEmbedded: boolean): Promise<readonly Pair[]> {
  const { sql } = provider.deps;
  const customer = await createCustomer(provider, { eWallet: "1000000.00" });
  const { userId, cTraderLogin } = customer;
  await sql.execute(raw`create table bare (id serial primary key, name text)`);
  const bare = new Hono()
    .get("/echo", (context) => context.json({ ok: true }))
    .get("/select", async (context) => {
      await sql.execute(raw`select * from app_user where user_id = ${userId}`);
      return context.json(examples.GetUserInfo.success);
    })
    .post("/insert", async (context) => {
      await sql.execute(raw`insert into bare (name) values ('bare')`);
      return context.json(examples.DepositRequest.success);
    });
  const ask = async (path: string, method = "GET") =>
    (await bare.fetch(new Request(`http://localhost${path}`, { method }))).text();
  const get = async (path: string) => (await customer.fetch(path)).text();
  const post = async (path: string, body: object) => {
    // The limit of calls that change something is part of what is measured, and would end it early: the clock moves on.
    provider.clock.advance(1 / 300);
    const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
    return (await customer.fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).text();
  };
  const own = { companyId: 9, userId };
  const { username } = (await customer.client.call("UserLogin", {
    email: customer.email,
    password: "Sandbox-2026!",
  })) ?? { username: "" };
  const cent = { ...own, amountUsd: 0.01, currencyCode: "MYR", amount: 0.05, cTraderLogin };
  return [
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
      calls: 800,
      measured: () => get(`/api/User/GetUserInfo?userId=${userId}&companyId=9`),
      reference: () => ask("/select"),
    },
    {
      name: "DepositRequest / bare Hono with INSERT",
      goal: isEmbedded ? 0.2 : 0.35,
      calls: 300,
      measured: () => post("/api/Deposit/DepositRequest", { ...own, username, ...hundredDollars }),
      reference: () => ask("/insert", "POST"),
    },
    {
      name: "EWalletTransferRequest / bare Hono with INSERT",
      goal: isEmbedded ? 0.12 : 0.25,
      calls: 300,
      measured: () => post("/api/InternalTransfer/EWalletTransferRequest", cent),
      reference: () => ask("/insert", "POST"),
    },
  ];
}

await compareSdk();

await buildTemplate(templates, NOON);
const usual = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" });
const config = { ...usual, maxOpenDeposits: 1_000_000 };
const embedded = await createProvider({ logger, config });
await compare("Embedded database", await providerPairs(embedded, true));
await embedded.close();

const programs = findPostgres();
if (programs) {
  const server = await startPostgres(programs, { isDurable: true });
  const provider = await createProvider({
    logger,
    config,
    database: await openPostgres(`${server.address}/postgres`),
  });
  await compare("PostgreSQL", await providerPairs(provider, false));
  await provider.close();
  await server.remove();
} else {
  console.log("\nNo PostgreSQL was found: install Debian's postgresql to measure on it.");
}
