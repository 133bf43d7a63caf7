import { afterAll, beforeAll, beforeEach } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, lastLetter, type Provider } from "./provider.ts";

/** The provider of the tests of a file. Each test begins at the same time, and without counted attempts. */
export let provider: Provider;
/** The new client of the current test. */
export let customer: Customer;

/** Opens a provider for the tests of a file, with a new client for each test; both are exported by this module. */
export function openCustomer(): void {
  beforeAll(async () => {
    provider = await createProvider();
  });
  beforeEach(async () => {
    provider.clock.reset();
    await provider.forgetLimits();
    customer = await createCustomer(provider);
  });
  afterAll(() => provider.close());
}

/** Returns the subject of the newest e-mail to the client. */
export const readSubject = async () => (await lastLetter(provider, customer.email)).subject;

/** Returns the number of open sessions of a user, by default of the client. */
export const countSessions = async (userId = customer.userId) =>
  (await provider.query(`select 1 from session where user_id = ${userId}`)).rows.length;

/** Requests a deposit of a client, lets staff complete it, and returns its id. */
export async function completeDeposit({ client }: Customer): Promise<string> {
  const { transactionId } = await client.call("DepositRequest", hundredDollars);
  await provider.control(`deposits/${transactionId}/complete`, {});
  return transactionId;
}
