import { toSent } from "@broker/embed/protocol";
import type { PaymentForm } from "@broker/hooks";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { createHostLink, type FramePage } from "./create-host-link.ts";
import { requestSession } from "./request-session.ts";
import { takeTokenScript } from "./first-scripts.ts";
import { createFrameStorage } from "./frame-storage.ts";
import { openPayment } from "./open-payment.ts";

const HOST = "https://www.partner.example";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Creates a page in a frame, with what it posted and a function that sends it a message. */
function createPage() {
  const posted: unknown[] = [];
  const listeners = new Set<(event: MessageEvent) => void>();
  const parent = { postMessage: (...given: unknown[]) => void posted.push(given) };
  const page: FramePage = {
    parent,
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  const receive = (given: { data: unknown; origin?: string; source?: unknown }) => {
    const event = new MessageEvent("message", { data: given.data, origin: given.origin ?? HOST });
    // Node's constructor takes no window as the source.
    Object.defineProperty(event, "source", { value: "source" in given ? given.source : parent });
    for (const listener of listeners) listener(event);
  };
  return { page, posted, listeners, receive };
}

const settings = toSent({ type: "settings", lang: "ms", theme: "dark" });

test("a frame posts to the exact origin of a configured host, and never to every origin", () => {
  const { page, posted } = createPage();
  createHostLink(page, HOST, [HOST]).post({ type: "closed" });
  expect(posted).toEqual([[{ type: "closed", broker: "broker-embed-1" }, HOST]]);
});

test.each([
  ["no host", null],
  ["a host that is not configured", "https://evil.example"],
  ["every origin", "*"],
  ["another scheme", "http://www.partner.example"],
])("a frame posts nothing and reads nothing for %s", (_what, host) => {
  const { page, posted, listeners } = createPage();
  const link = createHostLink(page, host, [HOST]);
  link.post({ type: "closed" });
  link.listen(() => {});
  expect([posted, listeners.size]).toEqual([[], 0]);
});

test("a page that no host has in a frame is not hosted, whatever host its address names", () => {
  const { page } = createPage();
  const postMessage = vi.fn();
  const top: FramePage = {
    ...page,
    get parent() {
      return Object.assign(top, { postMessage });
    },
  };
  const link = createHostLink(top, HOST, [HOST]);
  link.post({ type: "closed" });
  expect([link.isHosted, postMessage.mock.calls]).toEqual([false, []]);
  expect(createHostLink(page, HOST, [HOST]).isHosted).toBe(true);
  for (const host of [null, "https://evil.example"])
    expect(createHostLink(page, host, [HOST]).isHosted).toBe(false);
});

test("a frame reads the settings of its host, and no message of another origin, window or form", () => {
  const { page, receive, listeners } = createPage();
  const read: unknown[] = [];
  const end = createHostLink(page, HOST, [HOST]).listen((message) => void read.push(message));
  receive({ data: settings, origin: "https://evil.example" });
  receive({ data: settings, source: {} });
  receive({ data: settings, source: null });
  for (const data of [null, "settings", {}, { ...settings, broker: "other" }, { ...settings, theme: "red" }])
    receive({ data });
  expect(read).toEqual([]);
  receive({ data: settings });
  expect(read).toEqual([{ type: "settings", lang: "ms", theme: "dark" }]);
  end();
  expect(listeners.size).toBe(0);
});

test("the storage of a frame shares drafts of money with the browser, and keeps the session to itself", () => {
  const browser = new Map<string, string>([
    ["userStore", "the portal's own user"],
    ["depositDraft.7", "draft"],
  ]);
  const local = {
    getItem: (key: string) => browser.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.set(key, value),
    removeItem: (key: string) => void browser.delete(key),
  };
  const storage = createFrameStorage(local, () => null);
  expect([storage.getItem("userStore"), storage.getItem("depositDraft.7")]).toEqual([null, "draft"]);
  storage.setItem("userStore", "the frame's user");
  storage.setItem("withdrawalDraft.7", "other draft");
  expect(storage.getItem("userStore")).toBe("the frame's user");
  storage.removeItem("userStore");
  storage.removeItem("depositDraft.7");
  expect(storage.getItem("userStore")).toBe(null);
  expect(Object.fromEntries(browser)).toEqual({
    userStore: "the portal's own user",
    "withdrawalDraft.7": "other draft",
  });
});

test.each([
  ["/inapp/deposit?host=h#token=secret", "secret", "/inapp/deposit?host=h"],
  ["/inapp/deposit?token=secret", null, "/inapp/deposit?token=secret"],
  ["/login#token=secret", undefined, undefined],
])("the token is taken from the fragment of a page for frames only: %s", (path, token, shown) => {
  const location = new URL(path, "https://portal.example");
  const window: { inappToken?: unknown } = {};
  const replaced: unknown[] = [];
  const history = { replaceState: (...given: unknown[]) => void replaced.push(given[2]) };
  runInNewContext(takeTokenScript, { location, window, history, URL, URLSearchParams });
  expect([window.inappToken, replaced[0]]).toEqual([token, shown]);
});

const exchange = {
  provider: "https://provider.example",
  token: "secret",
  isHosted: true,
  given: { companyId: 9, purpose: "deposit" },
};
const session = {
  sessionToken: "bearer",
  staffUserId: 7,
  companyId: 9,
  username: "amira",
  email: "amira@example.com",
  kycStatus: 3,
  currencyCode: "MYR",
  cTraderLogin: "51",
};
const answerWith = (answer: () => Response | Promise<Response>) => {
  const send = vi.fn((_url: string, _request: RequestInit) => Promise.resolve(answer()));
  vi.stubGlobal("fetch", send);
  return send;
};

test("a token is exchanged in the frame of a configured host only; otherwise nothing is sent", async () => {
  const send = answerWith(() => Response.json({ data: session }));
  expect(await requestSession({ ...exchange, isHosted: false })).toBe("noToken");
  expect(await requestSession({ ...exchange, token: null })).toBe("noToken");
  expect(send).not.toHaveBeenCalled();
  expect(await requestSession(exchange)).toEqual(session);
  expect(send.mock.calls[0]?.[1].body).toBe(JSON.stringify({ ...exchange.given, token: "secret" }));
});

test.each([
  [404, null, "notSupported"],
  [501, null, "notSupported"],
  [429, null, "unreachable"],
  [503, null, "unreachable"],
  [200, { data: null }, "tokenRefused"],
  [200, { data: { ...session, sessionToken: 1 } }, "tokenRefused"],
  [200, { data: { ...session, kycStatus: "3" } }, "tokenRefused"],
  [200, { data: { ...session, kycStatus: null } }, { ...session, kycStatus: null }],
])("an answer %i %j to an exchange is read", async (status, answer, result) => {
  answerWith(() => Response.json(answer, { status }));
  expect(await requestSession(exchange)).toEqual(result);
});

test("an exchange without an answer ends after a time, as unreachable", async () => {
  const end = new AbortController();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(end.signal);
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener("abort", () => fail(signal.reason))),
  );
  const exchanged = requestSession(exchange);
  expect(limit).toHaveBeenCalledOnce();
  end.abort();
  expect(await exchanged).toBe("unreachable");
});

test.each([true, false])("a payment by a form returns whether its window opened: %s", (isOpened) => {
  const window: { opener: string | null } = { opener: "frame" };
  const open = vi.fn((_url: string, _name: string) => (isOpened ? window : null));
  const form = { append: vi.fn(), remove: vi.fn(), target: "" };
  const submit = vi.fn();
  vi.stubGlobal("window", { open, location: new URL("https://portal.example/inapp/deposit") });
  vi.stubGlobal("document", { createElement: () => form, body: { append: vi.fn() } });
  vi.stubGlobal("HTMLFormElement", { prototype: { submit } });
  const payment: PaymentForm = { action: "https://pay.example", method: "post", inputs: [] };
  expect(openPayment("/pay/handoff?reference=D-1", () => payment)).toBe(isOpened);
  expect(submit).toHaveBeenCalledTimes(isOpened ? 1 : 0);
  expect([form.target, window.opener]).toEqual(isOpened ? [open.mock.calls[0]?.[1], null] : ["", "frame"]);
});
