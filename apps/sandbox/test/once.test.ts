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

/** All that a money call can change. */
const account = () =>
  Promise.all([
    customer.client.call("GetDepositTransactionsByUser", {}),
    customer.client.call("GetWithdrawalTransactionsByUser", {}),
    customer.client.call("GetInternalTransactionsByUser", {}),
    customer.client.call("GetUserInfo", {}),
  ]);

describe.each(moneyCalls)("$name", ({ prepare, names }) => {
  test("is refused with 1103 and does nothing under a key that its user gave up before", async () => {
    const key = createIdempotencyKey();
    const send = await prepare(provider, customer);
    const before = await account();
    expect(await giveUp(key)).toEqual([voided(key)]);
    await expect(send(key)).rejects.toMatchObject({ kind: "refused", code: 1103 });
    expect(await account()).toEqual(before);
    expect(await giveUp(key)).toEqual([voided(key)]);
  });

  test("stays done when its key is given up afterwards, and its stored answer is told", async () => {
    const key = createIdempotencyKey();
    const send = await prepare(provider, customer);
    const answer = await send(key);
    const [given] = await giveUp(key);
    expect(given).toMatchObject({ idempotencyKey: key, state: "done" });
    for (const field of names) expect(given).toHaveProperty(field, Reflect.get(Object(answer), field));
    expect(await send(key)).toEqual(answer);
  });
});

test("what failed under a key left it free, so that it can be given up", async () => {
  const key = createIdempotencyKey();
  const tooMuch = { amountUsd: 1_000_000 };
  const send = () => customer.client.call("CTraderTransferRequest", tooMuch, { idempotencyKey: key });
  await expect(send()).rejects.toMatchObject({ code: 2007 });
  expect(await giveUp(key)).toEqual([voided(key)]);
  await expect(send()).rejects.toMatchObject({ code: 1103 });
});

test("asvs(8.2.2): a key is given up for its own user alone", async () => {
  const key = createIdempotencyKey();
  const other = await createCustomer(provider);
  const send = (who: Customer) =>
    who.client.call("CTraderTransferRequest", { amountUsd: 10 }, { idempotencyKey: key });
  await send(other);
  expect(await giveUp(key)).toEqual([voided(key)]);
  await expect(send(customer)).rejects.toMatchObject({ code: 1103 });
  expect(await send(other)).toBeNull();
});

test("120 keys are given up an hour, however many at once, as each is a row that is kept", async () => {
  await provider.query("delete from rate_limit");
  const keys = (count: number) => Array.from({ length: count }, createIdempotencyKey);
  for (let round = 0; round < 5; round += 1) await giveUp(...keys(20));
  await giveUp(...keys(19));
  await giveUp(createIdempotencyKey());
  const kept = async () => (await provider.query("select key from idempotency_key")).rows.length;
  const before = await kept();
  await expect(giveUp(...keys(20))).rejects.toMatchObject({ status: 429 });
  await expect(giveUp(createIdempotencyKey())).rejects.toMatchObject({ status: 429 });
  expect(await kept()).toBe(before);
  await provider.query("delete from rate_limit");
});

test("several keys are answered in their order, and the audit names those that were given up", async () => {
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
