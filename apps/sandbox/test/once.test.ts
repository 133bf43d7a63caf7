import { createIdempotencyKey } from "@broker/sdk";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { moneyCalls } from "./money-calls.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  provider = await createProvider();
  customer = await createCustomer(provider);
});
afterEach(async () => {
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

const giveUp = (...idempotencyKeys: string[]) => customer.client.call("VoidIntent", { idempotencyKeys });
const voided = (idempotencyKey: string) => ({
  idempotencyKey,
  state: "voided",
  transactionId: null,
  paymentUrl: null,
});

/** Returns everything that a money operation can change. */
const account = () =>
  Promise.all([
    customer.client.call("GetDepositTransactionsByUser", {}),
    customer.client.call("GetWithdrawalTransactionsByUser", {}),
    customer.client.call("GetInternalTransactionsByUser", {}),
    customer.client.call("GetUserInfo", {}),
  ]);

describe.each(moneyCalls)("$name", ({ prepare, names }) => {
  test("a key is the same in capitals: it is done once, and voided in either spelling", async () => {
    const key = crypto.randomUUID();
    const send = (idempotencyKey: string) =>
      customer.client.call("CTraderTransferRequest", { amountUsd: 10 }, { idempotencyKey });
    const balance = async () => (await customer.client.call("GetUserInfo", {})).cTraderBalance;
    const before = await balance();
    await send(key);
    const after = await balance();
    await send(key.toUpperCase());
    expect(await balance()).toBe(after);
    expect(after).not.toBe(before);
    const other = crypto.randomUUID();
    expect(await giveUp(other.toUpperCase())).toMatchObject([
      { idempotencyKey: other.toUpperCase(), state: "voided" },
    ]);
    await expect(send(other)).rejects.toMatchObject({ code: 1103 });
  });

  test("is refused with 1103 and changes nothing under a key that its user voided before", async () => {
    const key = createIdempotencyKey();
    const send = await prepare(provider, customer);
    const before = await account();
    expect(await giveUp(key)).toEqual([voided(key)]);
    await expect(send(key)).rejects.toMatchObject({ kind: "refused", code: 1103 });
    expect(await account()).toEqual(before);
    expect(await giveUp(key)).toEqual([voided(key)]);
  });

  test("stays done when its key is voided afterwards, and its stored answer is returned", async () => {
    const key = createIdempotencyKey();
    const send = await prepare(provider, customer);
    const answer = await send(key);
    const [given] = await giveUp(key);
    expect(given).toMatchObject({ idempotencyKey: key, state: "done" });
    for (const field of names) expect(given).toHaveProperty(field, Reflect.get(Object(answer), field));
    expect(await send(key)).toEqual(answer);
  });
});

test("leaves its key free when it fails, so that the key can be voided", async () => {
  const key = createIdempotencyKey();
  const tooMuch = { amountUsd: 1_000_000 };
  const send = () => customer.client.call("CTraderTransferRequest", tooMuch, { idempotencyKey: key });
  await expect(send()).rejects.toMatchObject({ code: 2007 });
  expect(await giveUp(key)).toEqual([voided(key)]);
  await expect(send()).rejects.toMatchObject({ code: 1103 });
});

test("asvs(8.2.2): a key is voided for its own user only", async () => {
  const key = createIdempotencyKey();
  const other = await createCustomer(provider);
  const send = (who: Customer) =>
    who.client.call("CTraderTransferRequest", { amountUsd: 10 }, { idempotencyKey: key });
  await send(other);
  expect(await giveUp(key)).toEqual([voided(key)]);
  await expect(send(customer)).rejects.toMatchObject({ code: 1103 });
  expect(await send(other)).toBeNull();
});

test("120 keys are voided an hour, however many at once, as each is a stored row", async () => {
  await provider.forgetLimits();
  const keys = (count: number) => Array.from({ length: count }, createIdempotencyKey);
  for (let round = 0; round < 5; round += 1) await giveUp(...keys(20));
  await giveUp(...keys(19));
  await giveUp(createIdempotencyKey());
  const kept = async () => (await provider.query("select key from idempotency_key")).rows.length;
  const before = await kept();
  await expect(giveUp(...keys(20))).rejects.toMatchObject({ status: 429 });
  await expect(giveUp(createIdempotencyKey())).rejects.toMatchObject({ status: 429 });
  expect(await kept()).toBe(before);
  await provider.forgetLimits();
});

test("several keys are answered in their order, and the audit lists the voided ones", async () => {
  const [first, second, third] = [createIdempotencyKey(), createIdempotencyKey(), createIdempotencyKey()];
  await customer.client.call("CTraderTransferRequest", { amountUsd: 10 }, { idempotencyKey: second });
  const states = (await giveUp(third, second, first)).map(({ idempotencyKey, state }) => [
    idempotencyKey,
    state,
  ]);
  expect(states).toEqual([
    [third, "voided"],
    [second, "done"],
    [first, "voided"],
  ]);
  const events = await provider.control("events?operation=VoidIntent");
  expect(events).toContainEqual(
    expect.objectContaining({ actorId: customer.userId, changes: [`gave up ${third}, ${first}`] }),
  );
});
