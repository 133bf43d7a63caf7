import { createCustomer, type Customer } from "./customer.ts";
import { customer, provider } from "./one-customer.ts";
import { DEMO } from "./provider.ts";

/** The minutes of a day. */
export const DAY = 24 * 60;

/** Creates a client without open positions. */
export async function createClient(wealth: {
  readonly eWallet: string;
  readonly trading: string;
}): Promise<Customer> {
  const created = await createCustomer(provider, wealth);
  await provider.query(`update app_user set open_profit = 0 where user_id = ${created.userId}`);
  return created;
}

/** Requests the deletion of an account. */
export const ask = (who: Customer = customer) =>
  who.client.call("RequestDeletion", { email: who.email, password: DEMO.password });

/** Decides on a request as staff. */
export const decide = (id: string, step: string, comment: string | null = null) =>
  provider.control(`deletions/${id}/${step}`, { comment });

/** Requests a deletion, lets the time pass, and has staff carry it out. */
export async function erase(): Promise<void> {
  const { deletionId } = await ask();
  provider.clock.advance(30 * DAY);
  await provider.forgetLimits();
  await decide(deletionId, "erase");
}
