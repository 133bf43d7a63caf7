import { createCustomer, type Customer } from "./customer.ts";
import { provider } from "./one-customer.ts";
import { image } from "./provider.ts";

/** Creates a client whose documents of the identity check are stored. */
export async function createClient(name?: string): Promise<Customer> {
  const created = await createCustomer(provider, {}, name);
  const { rows } = await provider.query(
    `select upload_id as id from upload where user_id = ${created.userId}`,
  );
  const bytes = new Uint8Array(await image("front.png").arrayBuffer());
  for (const row of rows) await provider.deps.files.put(String(Object(row).id), bytes);
  return created;
}
