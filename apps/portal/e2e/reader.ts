import type { Customer } from "@broker/sandbox/testing";
import type { Portal } from "./portal.ts";

interface Inbox {
  readonly data: { readonly entries: readonly { readonly entryId: string }[] };
}

/** Creates a customer who has read the entries of the account's beginning. */
export async function createReader({ customer, provider }: Portal): Promise<Customer> {
  const mine = await customer();
  const { name, value } = mine.cookie;
  const response = await fetch(`${provider.url}/api/Event/GetInbox`, {
    headers: { cookie: `${name}=${value}` },
  });
  const inbox: Inbox = JSON.parse(await response.text());
  const entryIds = inbox.data.entries.map(({ entryId }) => entryId);
  if (entryIds.length > 0) await mine.call("Event/MarkRead", { entryIds });
  return mine;
}
