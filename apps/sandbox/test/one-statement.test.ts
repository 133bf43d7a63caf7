import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider } from "./provider.ts";

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  const config = {
    ...readConfig({ PORTAL_DIR: "/nowhere", STORYBOOK_DIR: "/nowhere" }),
    maxOpenDeposits: 400,
    maxOpenTransfers: 400,
  };
  provider = await createProvider({ config });
});
beforeEach(async () => {
  customer = await createCustomer(provider);
  await provider.forgetLimits();
});
afterAll(() => provider.close());

const deposit = (more: object = {}) => customer.client.call("DepositRequest", { ...hundredDollars, ...more });
const transfer = () => customer.client.call("CTraderTransferRequest", { amountUsd: 0.01 });
const countOf = async (table: string) => {
  const { rows } = await provider.query(
    `select count(*)::int as n from ${table} where user_id = ${customer.userId}`,
  );
  return Number(Reflect.get(Object(rows[0]), "n"));
};
const points = async () => {
  const key = createHash("sha256").update(`write:${customer.userId}`).digest("base64url");
  const { rows } = await provider.query(`select points as n from rate_limit where key = '${key}'`);
  return Number(Reflect.get(Object(rows[0]), "n"));
};
const tooMany = { kind: "rateLimited", status: 429 };

describe("asvs(2.4.1): an attempt that is counted by the statement of its call", { timeout: 60_000 }, () => {
  test("counts once, and the attempt past the limit writes nothing and gets a Retry-After", async () => {
    for (let turn = 0; turn < 300; turn += 1) await (turn % 2 ? deposit() : transfer());
    expect(await points()).toBe(300);
    const [before, entries] = [await countOf("deposit"), await countOf("transfer")];
    await expect(deposit()).rejects.toMatchObject(tooMany);
    await expect(transfer()).rejects.toMatchObject(tooMany);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify(hundredDollars);
    const refused = await customer.fetch("/api/Deposit/DepositRequest", { method: "POST", headers, body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect([await countOf("deposit"), await countOf("transfer")]).toEqual([before, entries]);
    provider.clock.advance(2);
    await expect(deposit()).resolves.toHaveProperty("transactionId");
    provider.clock.reset();
  });

  test("is done only as often as attempts are left when 20 requests arrive at once", async () => {
    for (let turn = 0; turn < 295; turn += 1) await transfer();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => deposit()));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await countOf("deposit")).toBe(5);
  });

  test("counts also if the request is invalid, is refused or repeats a key", async () => {
    await expect(deposit({ amount: 1 })).rejects.toMatchObject({ code: 2004 });
    expect(await points()).toBe(1);
    await expect(deposit({ paymentPlatformId: 999 })).rejects.toMatchObject({ code: 2001 });
    expect(await points()).toBe(2);
    const body = JSON.stringify({ odd: 1 });
    const headers = { "content-type": "application/json" };
    await customer.fetch("/api/Deposit/DepositRequest", { method: "POST", headers, body });
    expect(await points()).toBe(3);
    const key = crypto.randomUUID();
    const again = () => customer.client.call("DepositRequest", hundredDollars, { idempotencyKey: key });
    expect(await again()).toEqual(await again());
    expect([await points(), await countOf("deposit")]).toEqual([5, 1]);
  });
});

describe("a platform that was read for an earlier deposit", () => {
  const setRate = (rate: string) =>
    provider.query(`update currency set sell_rate = ${rate} where currency_code = 'MYR'`);

  test("is not used once its rate has changed: the old amounts are refused, and the new amounts are accepted", async () => {
    await deposit();
    await setRate("5.00");
    await expect(deposit()).rejects.toMatchObject({ code: 2004 });
    await expect(deposit({ amount: 500 })).resolves.toHaveProperty("transactionId");
    await setRate("4.47");
    await expect(deposit({ amount: 500 })).rejects.toMatchObject({ code: 2004 });
    await expect(deposit()).resolves.toHaveProperty("transactionId");
    const { rows } = await provider.query(`select rate::text, amount::text from deposit
      where user_id = ${customer.userId} order by requested_at, transaction_id`);
    expect(rows.map((row) => Object.values(Object(row)).join(" ")).toSorted()).toEqual([
      "4.470000 447.00",
      "4.470000 447.00",
      "5.000000 500.00",
    ]);
  });

  test("is not used once it is closed, and is used once it is open again", async () => {
    await deposit();
    const isOpen = (value: boolean) =>
      provider.query(`update payment_platform set active_deposit = ${value}
        where payment_platform_id = ${hundredDollars.paymentPlatformId}`);
    await isOpen(false);
    await expect(deposit()).rejects.toMatchObject({ code: 2001 });
    await isOpen(true);
    await expect(deposit()).resolves.toHaveProperty("transactionId");
  });
});
