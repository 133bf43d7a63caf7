import * as v from "valibot";
import type { Provider } from "./provider.ts";

const Letters = v.array(
  v.object({ subject: v.string(), text: v.string(), html: v.string(), code: v.nullable(v.string()) }),
);

/** Sends the waiting e-mails, and returns the e-mails to an address, the newest first. */
export async function lettersTo(provider: Provider, email: string) {
  await provider.work();
  const response = await provider.visitor().fetch(`/sandbox/mailbox.json?to=${encodeURIComponent(email)}`);
  return v.parse(Letters, await response.json());
}
