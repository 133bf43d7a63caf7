import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider } from "./provider.ts";

let provider: Provider;
let customer: Customer;
beforeAll(async () => {
  provider = await createProvider();
});
beforeEach(async () => {
  customer = await createCustomer(provider);
});
afterAll(() => provider.close());

const newestDeposit = async () => (await customer.client.call("GetDepositTransactionsByUser", {}))[0];
const newestTransfer = async () => (await customer.client.call("GetInternalTransactionsByUser", {}))[0];
const none = { processingDate: null, settledDate: null };

test("a deposit has its rate, and the times at which staff began its review and completed it", async () => {
  const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
  expect(await newestDeposit()).toMatchObject({ rate: 4.47, ...none });
  await provider.control(`deposits/${transactionId}/process`, {});
  const processing = provider.deps.clock.now().toISOString();
  expect(await newestDeposit()).toMatchObject({ processingDate: processing, settledDate: null });
  await provider.control("clock", { advanceMinutes: 20 });
  await provider.control(`deposits/${transactionId}/complete`, {});
  const settled = provider.deps.clock.now().toISOString();
  expect(await newestDeposit()).toMatchObject({ processingDate: processing, settledDate: settled });
});

test("a cancelled deposit has the time of its cancellation", async () => {
  const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
  await provider.control(`deposits/${transactionId}/cancel`, {});
  expect(await newestDeposit()).toMatchObject({
    processingDate: null,
    settledDate: provider.deps.clock.now().toISOString(),
  });
});

test("a transfer from the e-wallet is settled at once; a transfer in US dollars has no rate", async () => {
  await customer.client.call("EWalletTransferRequest", { amountUsd: 10, currencyCode: "MYR", amount: 44.7 });
  const moved = await newestTransfer();
  expect(moved).toMatchObject({ rate: 4.47, settledDate: moved?.requestDate });
  await provider.control("clock", { advanceMinutes: 1 });
  await customer.client.call("CTraderTransferRequest", { amountUsd: 10 });
  const waiting = await newestTransfer();
  expect(waiting).toMatchObject({ rate: null, ...none });
});

test("without the capability a row has none of these fields", async () => {
  const { deps } = provider;
  await customer.client.call("DepositRequest", hundredDollars);
  const app = await createApp({ ...deps, config: { ...deps.config, capabilities: [] } });
  const visitor = provider.visitor(9, app.fetch);
  await visitor.signIn(customer.email);
  const [row] = await visitor.client.call("GetDepositTransactionsByUser", {});
  expect(row).toMatchObject({ amountUsd: 100, rate: null, ...none });
});
