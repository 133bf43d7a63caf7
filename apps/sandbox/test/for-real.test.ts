import { hash } from "@node-rs/argon2";
import pg from "pg";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { openEmbedded, openPostgres } from "../src/db/database.ts";
import { proveLedger } from "../src/ledger/invariants.store.ts";
import { digestOf } from "../src/session/password.ts";
import { addressOf, withoutPostgres } from "./databases.ts";
import { forReal } from "./process.ts";
import { createProvider, DEMO, hundredDollars, type Provider } from "./provider.ts";
import { ORIGIN } from "./requests.ts";

let provider: Provider;
beforeAll(async () => {
  provider = await createProvider();
});
afterAll(() => provider.close());

describe("asvs(15.2.3) asvs(13.4.5): without demo accounts", () => {
  test.each([
    ["GET", "/sandbox/control/ledger"],
    ["POST", "/sandbox/control/clock"],
    ["POST", "/sandbox/control/reset"],
    ["GET", "/sandbox/gateways/ess/left"],
    ["GET", "/storybook/"],
    ["GET", "/sandbox/mailbox.json"],
    ["GET", "/metrics"],
  ])("%s %s refuses every outside client, also with the tests' token", async (method, path) => {
    const config = { ...provider.deps.config, seed: "none", host: "0.0.0.0" } as const;
    const { fetch } = await createApp({ ...provider.deps, config });
    const headers = { authorization: "Bearer sandbox" };
    const response = await fetch(new Request(ORIGIN + path, { method, headers }));
    expect([401, 403, 404, 405, 503]).toContain(response.status);
    expect(await response.text()).not.toMatch(/demo@example|"violations"|"now"/);
  });

  test("the simulated gateways accept no payment", async () => {
    const config = { ...provider.deps.config, seed: "none" } as const;
    const { fetch } = await createApp({ ...provider.deps, config });
    const client = provider.visitor();
    await client.signIn();
    const order = { ...hundredDollars, paymentPlatformId: 32, paymentMethodCode: "FPX" };
    const { transactionId, paymentUrl } = await client.client.call("GenerateDepositUrlSmilePayz", order);
    const seal = new URL(paymentUrl).searchParams.get("seal") ?? "";
    const body = new URLSearchParams({ order: transactionId, seal, outcome: "pay" });
    const paid = await provider
      .visitor(9, fetch)
      .fetch("/sandbox/gateways/smilepayz/pay", { method: "POST", body });
    expect(paid.status).toBe(404);
    const [deposit] = await client.client.call("GetDepositTransactionsByUser", {});
    expect(deposit).toMatchObject({ transactionId, paymentStatusId: 1 });
  });

  test("no deposit at a simulated gateway is opened, nor can staff offer one", async () => {
    const config = { ...provider.deps.config, seed: "none" } as const;
    const { fetch } = await createApp({ ...provider.deps, config });
    const client = provider.visitor(9, fetch);
    await client.signIn();
    const order = { ...hundredDollars, paymentPlatformId: 31 };
    const before = await client.client.call("GetDepositTransactionsByUser", {});
    await expect(client.client.call("GenerateDepositUrlEss", order)).rejects.toMatchObject({ code: 2001 });
    expect(await client.client.call("GetDepositTransactionsByUser", {})).toEqual(before);

    const staff = await provider.staff(fetch);
    const limits = { depositMin: "10", depositMax: "5000", withdrawalMin: "10", withdrawalMax: "5000" };
    const offer = (fields: Record<string, string>) =>
      staff.fetch("/sandbox/backoffice/catalogue/platforms/51", {
        method: "POST",
        body: new URLSearchParams({ ...limits, ...fields }),
      });
    const refused = await offer({ activeDeposit: "on" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("No payment gateway is connected");
    expect((await offer({})).status).toBe(303);
  });
});

test("asvs(15.2.3): a provider that begins without demo accounts has its first member of staff as the only account, and offers no gateway", async () => {
  const database = await openEmbedded(null);
  const config = readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere", ...forReal });
  const empty = await createProvider({ database, config });
  const { rows } = await empty.query(
    "select name from payment_platform where gateway is not null and active_deposit union all select email from app_user",
  );
  expect(rows).toEqual([{ name: forReal.STAFF_EMAIL }]);
  await empty.close();
});

test("asvs(11.2.2): a password hash with weaker settings than today's opens the account, and is renewed", async () => {
  const weak = await hash(digestOf(DEMO.password), { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await provider.query(`update app_user set password_hash = '${weak}' where email = 'friend@example.com'`);
  await provider.visitor().signIn("friend@example.com");
  const { rows } = await provider.query(
    "select password_hash as hash from app_user where email = 'friend@example.com'",
  );
  const [{ hash: kept }] = v.parse(v.tuple([v.object({ hash: v.string() })]), rows);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await provider.visitor().signIn("friend@example.com");
});

test.each([
  ["POST", "/sandbox/backoffice/sign-in?back=https://evil.example"],
  ["POST", "/sandbox/backoffice/sign-out?next=//evil.example"],
  ["POST", "/sandbox/backoffice/decide/https:%2f%2fevil.example/1"],
  ["POST", "/sandbox/backoffice/catalogue//evil.example"],
  ["GET", "//evil.example"],
  ["GET", "//evil.example/%2e%2e"],
  ["GET", "/https://evil.example"],
  ["GET", "/storybook?to=https://evil.example"],
])("asvs(3.7.2): %s %s redirects to no other site", async (method, path) => {
  const body = new URLSearchParams({ email: "staff@example.com", password: DEMO.password, step: "complete" });
  const init = { method, headers: { host: "evil.example" }, ...(method === "POST" && { body }) };
  const response = await provider.send(new Request(`${ORIGIN}${path}`, init));
  const to = response.headers.get("location") ?? "/";
  expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
  expect(to).toMatch(/^\/(?![/\\])/);
});

test.skipIf(withoutPostgres)(
  "asvs(13.2.2): a database user that owns one database and has no other rights is sufficient",
  async () => {
    const admin = new pg.Client({ connectionString: addressOf("postgres") });
    await admin.connect();
    try {
      await admin.query(
        "create role plain login password 'plain' nosuperuser nocreatedb nocreaterole noreplication nobypassrls",
      );
      await admin.query("create database plainly owner plain");
      const url = new URL(addressOf("plainly"));
      url.username = "plain";
      url.password = "plain";
      const real = await createProvider({ database: await openPostgres(url.href) });
      const visitor = real.visitor();
      await visitor.signIn();
      await visitor.client.call("DepositRequest", hundredDollars);
      expect((await proveLedger(real.deps.sql)).violations).toEqual([]);
      await real.close();
    } finally {
      await admin.query("drop database if exists plainly with (force)");
      await admin.query("drop role if exists plain");
      await admin.end();
    }
  },
);
