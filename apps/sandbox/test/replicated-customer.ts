import { afterEach, beforeEach } from "vitest";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { lastLetter, type Visitor } from "./provider.ts";

/** Two replicas on one PostgreSQL, opened for each test. */
export let cluster: Cluster;
/** The new client of the current test. */
export let customer: Customer;
/** The signed-in client of the current test, whose requests go to the replicas in turn. */
export let client: Visitor["client"];

/**
 * Opens two replicas with a new client for each test; they are exported by this module. The books are proved after each
 * test. `parts` are parts of the provider in place of the usual ones, and `prepare` runs before the client is created.
 */
export function openReplicas(
  parts: Parameters<typeof createCluster>[1] = {},
  prepare: () => Promise<void> = () => Promise.resolve(),
): void {
  beforeEach(async () => {
    cluster = await createCluster(undefined, parts);
    await prepare();
    customer = await createCustomer(cluster.replicas[0]);
    const visitor = cluster.visitor();
    await visitor.signIn(customer.email);
    ({ client } = visitor);
  });
  afterEach(async () => {
    await cluster.prove();
    await cluster.close();
  });
}

/** Returns the number of rows of the client in a table. */
export const countRows = async (table: string): Promise<number> =>
  (await cluster.replicas[0].query(`select 1 from ${table} where user_id = ${customer.userId}`)).rows.length;

/** Requests a one-time code for a withdrawal of the client, and returns the code from the e-mail. */
export async function requestCode(): Promise<string> {
  await client.call("RequestOtpWithdrawal", {});
  return (await lastLetter(cluster.replicas[0], customer.email)).code ?? "";
}
