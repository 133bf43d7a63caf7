import { createBroker, depositQueries, runMutation, sessionMutations } from "@broker/hooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startProvider } from "./start.ts";

const provider = startProvider();
/** The account that the examples sign in with. */
const demo = { email: "demo@example.com", password: "Sandbox-2026!" };

/** Stubs the globals of a page: a storage, and a fetch that keeps cookies. Every address leads to the provider. */
function openPage() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  const page = new URL(provider().origin);
  vi.stubGlobal("location", page);
  class PageRequest extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === "string" ? new URL(input, page) : input, init);
    }
  }
  vi.stubGlobal("Request", PageRequest);
  vi.stubGlobal("fetch", provider().browser());
  return { kept, broker: createBroker({ baseUrl: "/", companyId: 9, local: storage, session: storage }) };
}

let page: ReturnType<typeof openPage>;
const signIn = () => runMutation(page.broker, sessionMutations.signIn(page.broker), demo);

/** Returns the number of deposits of the account. */
async function countDeposits() {
  await signIn();
  const { client } = page.broker;
  const rows = await client.call("GetDepositTransactionsByUser", {});
  return rows.length;
}

beforeEach(() => {
  page = openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("the example of the SDK requests one deposit at a real provider", async () => {
  const before = await countDeposits();
  await import("virtual:readme/sdk/1");
  expect(await countDeposits()).toBe(before + 1);
});

test("the example in the idiom of openapi-fetch requests one deposit at a real provider", async () => {
  const before = await countDeposits();
  await import("virtual:readme/sdk/2");
  expect(await countDeposits()).toBe(before + 1);
});

test("the journey without React reaches the amount at a real provider, and keeps its draft", async () => {
  await signIn();
  const platforms = await page.broker.queryClient.fetchQuery(depositQueries.platforms(page.broker));
  const bank = platforms.find(({ paymentTypeId }) => paymentTypeId === 4);
  await import("virtual:readme/hooks/3");
  expect(Array.from(page.kept.values()).join("\n")).toContain(`"platformId":${bank?.paymentPlatformId}`);
});
