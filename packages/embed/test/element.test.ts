import { expect, test, vi } from "vitest";
import { toSent } from "../src/protocol.ts";
import { begun, createElement, type Frame, frames, page, PORTAL, send, tokenOf } from "./host-page.ts";

test("an element in a page asks for a token once, and opens its frame with it, in the fragment only", async () => {
  const { element, told, connect } = createElement({ portal: PORTAL });
  connect();
  await begun();
  expect([told, frames]).toEqual([["noToken"], []]);
  element.token = "secret";
  expect(frames.map(tokenOf)).toEqual(["secret"]);
  expect(frames[0]?.address.split("#")[0]).not.toContain("secret");
});

test("an element without a portal says in the console what it waits for", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  createElement({ portal: PORTAL }).connect();
  const { set, connect } = createElement();
  connect();
  await begun();
  expect(warn.mock.calls).toEqual([
    ["<broker-deposit> waits for its attribute `portal`, the origin of the portal."],
  ]);
  set("portal", PORTAL);
  warn.mockRestore();
});

test("a token that is set before the portal opens the frame when the portal arrives", async () => {
  const { element, told, set, connect } = createElement();
  connect();
  element.token = "secret";
  expect(frames).toEqual([]);
  set("portal", PORTAL);
  await begun();
  expect([frames.map(tokenOf), told]).toEqual([["secret"], []]);
});

test("a token that is set before the element is in the page, or is defined, opens the frame there", async () => {
  const early = createElement({ portal: PORTAL });
  early.element.token = "early";
  early.connect();
  const upgraded = createElement({ portal: PORTAL });
  Object.defineProperty(upgraded.element, "token", { value: "upgraded", configurable: true, writable: true });
  upgraded.connect();
  await begun();
  expect(frames.map(tokenOf)).toEqual(["upgraded", "early"]);
  // The setter is reached again.
  upgraded.element.token = "next";
  expect(tokenOf(frames[2])).toBe("next");
  expect([early.told, upgraded.told, frames[0]?.isRemoved]).toEqual([[], [], true]);
});

test.each(["data:,", "", "/portal", "http://portal.example.com"])(
  "the portal %j, which is no origin that the network cannot read, is refused where the token is set",
  (portal) => {
    const { element, connect, disconnect } = createElement({ portal });
    connect();
    expect(() => (element.token = "secret")).toThrow(TypeError);
    expect(frames).toEqual([]);
    disconnect();
  },
);

test("an open frame is sent a changed language and appearance, and another portal or account needs a token", () => {
  const { element, told, set, connect } = createElement({ portal: PORTAL });
  connect();
  element.token = "secret";
  const [frame] = frames;
  set("lang", "ms");
  expect(frame?.title).toBe("Deposit");
  set("theme", "dark");
  set("theme", "dark");
  expect(frame?.contentWindow.postMessage.mock.calls).toEqual([
    [toSent({ type: "settings", lang: "ms", theme: "system" }), PORTAL],
    [toSent({ type: "settings", lang: "ms", theme: "dark" }), PORTAL],
  ]);
  set("account", "51");
  expect([frame?.isRemoved, told, frames]).toEqual([true, ["noToken"], [frame]]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "http://portal.example.com",
  "http://localhost.evil.example",
  "https:",
  "*",
  "null",
  "",
])("an element opens no frame for the portal %j, and says what it needs", (portal) => {
  const { element, connect, disconnect } = createElement({ portal });
  connect();
  expect(() => void (element.token = "secret")).toThrow("needs the portal's https origin");
  expect(frames).toEqual([]);
  disconnect();
});

test("an element whose frame tells nothing for half a minute says that the portal is unreachable, once", () => {
  vi.useFakeTimers();
  const open = (token: string) => {
    const one = createElement({ portal: PORTAL });
    one.connect();
    one.element.token = token;
    return one;
  };
  const [silent, answered, removed] = ["one", "two", "three"].map(open);
  send(frames[1], { type: "ready" });
  removed?.disconnect();
  vi.advanceTimersByTime(29_999);
  expect(silent?.told).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect([silent?.told, answered?.told, removed?.told]).toEqual([["unreachable"], [], []]);
  vi.useRealTimers();
  for (const one of [silent, answered]) one?.disconnect();
});

test("each of two elements hears its own frame only, and an element that left the page hears none", async () => {
  const [one, two] = [createElement({ portal: PORTAL }), createElement({ portal: PORTAL })];
  for (const [index, { element, connect }] of [one, two].entries()) {
    connect();
    element.token = `secret ${index}`;
  }
  send(frames[1], { type: "closed" });
  expect([one.told, two.told]).toEqual([[], ["closed"]]);
  two.disconnect();
  send(frames[1], { type: "closed" });
  expect([two.told, frames[1]?.isRemoved, frames[0]?.isRemoved]).toEqual([["closed"], true, false]);
  two.connect();
  await begun();
  expect(two.told).toEqual(["closed", "noToken"]);
});

test("an element that leaves the page while it loads asks for nothing, and opens nothing until it is back", async () => {
  const { element, told, connect, disconnect } = createElement({ portal: PORTAL });
  connect();
  disconnect();
  await begun();
  element.token = "secret";
  expect([told, frames]).toEqual([[], []]);
  connect();
  await begun();
  expect([told, frames.map(tokenOf)]).toEqual([[], ["secret"]]);
});

/** A storage that a test reads by `Object.entries`, as that of a browser; it may refuse what is written. */
class Stored {
  [key: string]: unknown;
  static isFull = false;
  setItem(key: string, value: string): void {
    if (Stored.isFull) throw new DOMException("Full", "QuotaExceededError");
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

test("a frame without storage has its drafts kept by the site for the next frame, apart from those of other portals", () => {
  const storage = new Stored();
  vi.stubGlobal("localStorage", storage);
  const first = createElement({ portal: PORTAL });
  first.connect();
  first.element.token = "one";
  const kept = (frame: Frame | undefined): unknown =>
    Reflect.get(Object(frame?.contentWindow.postMessage.mock.lastCall?.[0]), "drafts");
  send(frames[0], { type: "keep", turn: 1, drafts: { "depositDraft.7": "a", "withdrawalDraft.7": "b" } });
  expect(frames[0]?.contentWindow.postMessage.mock.lastCall).toEqual([
    toSent({ type: "kept", turn: 1, drafts: { "depositDraft.7": "a", "withdrawalDraft.7": "b" } }),
    PORTAL,
  ]);
  send(frames[0], { type: "keep", turn: 2, drafts: { "withdrawalDraft.7": null } });
  storage["broker-embed https://other.example.com depositDraft.7"] = "other";
  storage["depositDraft.7"] = "the site's own";
  // What the storage does not take is in memory, for the frames of this page.
  Stored.isFull = true;
  send(frames[0], { type: "keep", turn: 3, drafts: { "depositDraft.8": "c" } });
  Stored.isFull = false;
  first.disconnect();
  const next = createElement({ portal: PORTAL });
  next.connect();
  next.element.token = "two";
  send(frames[1], { type: "keep", turn: 1, drafts: {} });
  expect(kept(frames[1])).toEqual({ "depositDraft.7": "a", "depositDraft.8": "c" });
  // Another tab changed a draft.
  storage[`broker-embed ${PORTAL} depositDraft.7`] = "d";
  const change = (key: string) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  change("depositDraft.7");
  expect(kept(frames[1])).toMatchObject({ "depositDraft.7": "a" });
  change(`broker-embed ${PORTAL} depositDraft.7`);
  expect(frames[1]?.contentWindow.postMessage.mock.lastCall?.[0]).toMatchObject({
    turn: 0,
    drafts: { "depositDraft.7": "d" },
  });
  // Another element of this page changed one: the storage has no event for it.
  const beside = createElement({ portal: PORTAL });
  const foreign = createElement({ portal: "https://other.example.com" });
  for (const { element, connect } of [beside, foreign]) {
    connect();
    element.token = "three";
  }
  send(frames[2], { type: "keep", turn: 1, drafts: { "withdrawalDraft.7": "f" } });
  expect(frames[1]?.contentWindow.postMessage.mock.lastCall?.[0]).toMatchObject({
    turn: 0,
    drafts: { "withdrawalDraft.7": "f" },
  });
  expect(frames[3]?.contentWindow.postMessage.mock.calls).toEqual([]);
  send(frames[2], { type: "keep", turn: 2, drafts: { "withdrawalDraft.7": null } });
  for (const { disconnect } of [beside, foreign]) disconnect();
  vi.stubGlobal("localStorage", undefined);
  send(frames[1], { type: "keep", turn: 2, drafts: { "depositDraft.9": "e" } });
  expect(kept(frames[1])).toEqual({ "depositDraft.8": "c", "depositDraft.9": "e" });
  next.disconnect();
});
