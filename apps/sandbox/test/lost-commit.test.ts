import { createIdempotencyKey } from "@broker/sdk";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider, receipt } from "./provider.ts";

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  provider = await createProvider();
  customer = await createCustomer(provider);
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
afterAll(() => provider.close());

/** Executes the next statement, and breaks the connection before the reply. */
const lost = async (done: Promise<unknown>): Promise<never> => {
  await done;
  throw new Error("Connection terminated unexpectedly");
};

test("a file whose commit was not confirmed remains, and the same key returns the success", async () => {
  const { client } = customer;
  const { transactionId } = await client.call("DepositRequest", hundredDollars);
  const { sql } = provider.deps;
  const really = sql.transaction.bind(sql);
  vi.spyOn(sql, "transaction").mockImplementationOnce((work) => lost(really(work)));
  const idempotencyKey = createIdempotencyKey();
  const submit = () =>
    client.call(
      "SubmitDeposit",
      { ...hundredDollars, transactionId, receipt: receipt() },
      { idempotencyKey },
    );
  await expect(submit()).rejects.toMatchObject({ status: 503 });
  expect(await submit()).toBeNull();
  expect((await customer.fetch(`/api/files/receipt/${transactionId}`)).status).toBe(200);
});

test("a transfer whose commit was not confirmed is found by its key and answered as done, once", async () => {
  const { client } = customer;
  const { session } = provider.deps.sql._;
  const really = session.prepareQuery.bind(session);
  let losses = 0;
  vi.spyOn(session, "prepareQuery").mockImplementation((...args) => {
    const query = really(...args);
    if (args[2]?.startsWith("tried+posted+")) {
      const execute = query.execute.bind(query);
      query.execute = (values) => lost(execute(values));
      losses += 1;
    }
    return query;
  });
  const before = await client.call("GetUserInfo", {});
  const idempotencyKey = createIdempotencyKey();
  expect(await client.call("CTraderTransferRequest", { amountUsd: 100 }, { idempotencyKey })).toBeNull();
  const after = await client.call("GetUserInfo", {});
  expect(losses).toBe(1);
  expect(before.cTraderBalance - after.cTraderBalance).toBe(100);
});
