import {
  type Broker,
  catalogueQueries,
  createBroker,
  depositQueries,
  profileQueries,
  runMutation,
  sessionMutations,
  withdrawalQueries,
} from "@broker/hooks";
import type { InProcess } from "@broker/sandbox/in-process";
import { type AnyActorRef, waitFor } from "xstate";

/** Returns a small image file. */
export const picture = (name: string) => new File([pixel()], name, { type: "image/png" });
const pixel = () =>
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );

/** Creates a page load in one browser: its storage, and a broker over it. */
export function openBroker(
  provider: InProcess,
  fetch = provider.browser(),
  kept = new Map<string, string>(),
) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const opened: string[] = [];
  const broker = createBroker({
    baseUrl: provider.origin,
    companyId: 9,
    local: storage,
    session: storage,
    fetch,
    clock: provider.now,
    payments: { openWindow: (url) => opened.push(url) > 0 },
  });
  return { broker, opened, kept };
}

/** Creates a signed-in customer with money, with everything loaded that their journeys need. */
export async function openCustomer(provider: InProcess, fetch = provider.browser()) {
  const { email, password } = await provider.customer();
  const page = openBroker(provider, fetch);
  await runMutation(page.broker, sessionMutations.signIn(page.broker), { email, password });
  await load(page.broker);
  return { ...page, email, password };
}

/** Loads everything that the journeys need. */
export async function load(broker: Broker) {
  const { queryClient } = broker;
  await Promise.all([
    queryClient.fetchQuery(depositQueries.platforms(broker)),
    queryClient.fetchQuery(withdrawalQueries.platforms(broker)),
    queryClient.fetchQuery(catalogueQueries.currencies(broker)),
    queryClient.fetchQuery(profileQueries.userInfo(broker)),
  ]);
}

/** Returns the e-wallet and trading balances of the provider. */
export async function balances({ client }: Broker) {
  const { eWalletBalance, cTraderBalance } = await client.call("GetUserInfo", {});
  return [eWalletBalance, cTraderBalance];
}

/** Waits until a machine, or a region of it, is in any of these states. */
export function reach(actor: AnyActorRef, ...states: readonly string[]): Promise<unknown> {
  const isThere = (value: unknown) => states.some((state) => JSON.stringify(value).includes(`"${state}"`));
  return waitFor(actor, ({ value }) => isThere(value), { timeout: 10_000 });
}

/** A minimal parser for the one HTML form of the sandbox's ESS; tests of the hooks use the browser's parser. */
export class FormParser {
  parseFromString(html: string) {
    const attribute = (text: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? null;
    const inputs = Array.from(html.matchAll(/<input[^>]*>/g), ([input]) => ({
      type: attribute(input, "type"),
      name: attribute(input, "name"),
      value: attribute(input, "value"),
    }));
    const [tag = ""] = /<form[^>]*>/.exec(html) ?? [];
    const form = { getAttribute: (name: string) => attribute(tag, name), querySelectorAll: () => inputs };
    return { querySelector: () => (tag ? form : null) };
  }
}
