import { beforeEach } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { openProvider, provider } from "./one-provider.ts";
import { hundredDollars, lastLetter, type ProviderParts } from "./provider.ts";

export { proveBooks, provider } from "./one-provider.ts";

/** The new client of the current test. */
export let customer: Customer;

/**
 * Opens a provider for the tests of a file, with a new client for each test; both are exported by this module. `parts` are
 * parts of the provider in place of the usual ones, and `create` creates the client.
 */
export function openCustomer(
  parts: ProviderParts = {},
  create: () => Promise<Customer> = () => createCustomer(provider),
): void {
  openProvider(parts);
  beforeEach(async () => {
    customer = await create();
  });
}

/** Makes another client the client of the current test. */
export function replaceCustomer(next: Customer): void {
  customer = next;
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
