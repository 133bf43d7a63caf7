import { describe, expect, expectTypeOf, test } from "vitest";
import { type BrokerDepositElement, type CompletedDetail } from "../src/index.ts";
import { type FrameMessage, readFrameMessage, readHostMessage, toSent } from "../src/protocol.ts";

const frame = { name: "the window of the frame" };
const PORTAL = "https://portal.example.com";
const sender = { origin: PORTAL, source: frame };
const messages: readonly FrameMessage[] = [
  { type: "ready" },
  { type: "resize", height: 640 },
  { type: "completed", reference: "D-20261121-AB12" },
  { type: "completed", reference: null },
  { type: "closed" },
  { type: "needs-sign-in", reason: "tokenRefused" },
  { type: "keep", turn: 1, drafts: { "depositDraft.7": "{}", "withdrawalDraft.7": null } },
];

describe("a message of a frame", () => {
  test.each(messages)("of type $type is read as it was sent", (message) => {
    expect(readFrameMessage({ ...sender, data: toSent(message) }, sender)).toEqual(message);
  });

  test.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a subdomain", { origin: "https://portal.example.com.evil.example" }],
    ["another port", { origin: "https://portal.example.com:8443" }],
    ["another scheme", { origin: "http://portal.example.com" }],
    ["an opaque origin", { origin: "null" }],
    ["another window of the same origin", { source: {} }],
    ["no window", { source: null }],
  ])("is not read from %s", (_what, from) => {
    expect(readFrameMessage({ ...sender, data: toSent({ type: "closed" }), ...from }, sender)).toBe(null);
  });

  test("is not read while the frame has no window", () => {
    const gone = { origin: PORTAL, source: null };
    expect(readFrameMessage({ ...gone, data: toSent({ type: "closed" }) }, gone)).toBe(null);
  });

  test.each([
    null,
    "closed",
    [],
    { type: "closed" },
    { broker: "broker-embed-2", type: "closed" },
    { broker: "broker-embed-1" },
    { broker: "broker-embed-1", type: "navigate" },
    { broker: "broker-embed-1", type: "resize", height: "640" },
    { broker: "broker-embed-1", type: "resize", height: -1 },
    { broker: "broker-embed-1", type: "resize", height: Number.NaN },
    { broker: "broker-embed-1", type: "resize", height: 1e9 },
    { broker: "broker-embed-1", type: "completed" },
    { broker: "broker-embed-1", type: "completed", reference: "D".repeat(101) },
    { broker: "broker-embed-1", type: "completed", reference: { html: "<b>" } },
    { broker: "broker-embed-1", type: "needs-sign-in", reason: "other" },
    { broker: "broker-embed-1", type: "keep", turn: 1 },
    { broker: "broker-embed-1", type: "keep", turn: "1", drafts: {} },
    { broker: "broker-embed-1", type: "keep", turn: 1, drafts: { userStore: "{}" } },
    { broker: "broker-embed-1", type: "keep", turn: 1, drafts: { "depositDraft.7": 7 } },
    { broker: "broker-embed-1", type: "keep", turn: 1, drafts: { "depositDraft.7": "d".repeat(100_001) } },
  ])("of another form is not read: %j", (data) => {
    expect(readFrameMessage({ ...sender, data }, sender)).toBe(null);
  });

  test("hands on its own fields only", () => {
    const data = { ...toSent({ type: "closed" }), reference: "D-1", extra: true };
    expect(readFrameMessage({ ...sender, data }, sender)).toEqual({ type: "closed" });
  });
});

test("a message of a host is read from the host only, with a language and a known appearance", () => {
  const message = { type: "settings", lang: "ms", theme: "dark" } as const;
  const data = toSent(message);
  expect(readHostMessage({ ...sender, data }, sender)).toEqual(message);
  expect(readHostMessage({ ...sender, origin: "https://evil.example", data }, sender)).toBe(null);
  expect(readHostMessage({ ...sender, source: {}, data }, sender)).toBe(null);
  const kept = { type: "kept", turn: 0, drafts: { "depositDraft.7": "{}" } } as const;
  expect(readHostMessage({ ...sender, data: toSent(kept) }, sender)).toEqual(kept);
  const wrongDrafts = { ...toSent(kept), drafts: { "../depositDraft.7": "{}" } };
  expect(readHostMessage({ ...sender, data: wrongDrafts }, sender)).toBe(null);
  for (const wrong of [{ theme: "red" }, { lang: 7 }, { lang: "x".repeat(101) }, { type: "ready" }])
    expect(readHostMessage({ ...sender, data: { ...data, ...wrong } }, sender)).toBe(null);
});

test("the module can be imported on a server, and its elements are typed by name and event", async () => {
  expect(Object.keys(await import("../src/index.ts"))).toHaveLength(3);
  expectTypeOf<HTMLElementTagNameMap["broker-deposit"]>().toEqualTypeOf<BrokerDepositElement>();
  const listen = (element: BrokerDepositElement) =>
    element.addEventListener("completed", ({ detail }) => {
      expectTypeOf(detail).toEqualTypeOf<CompletedDetail>();
    });
  expectTypeOf(listen).returns.toBeVoid();
});
