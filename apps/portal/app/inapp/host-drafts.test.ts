import type { FrameMessage, HostMessage } from "@broker/embed/protocol";
import { expect, onTestFinished, test, vi } from "vitest";
import { createFrameStorage } from "./frame-storage.ts";
import { loadHostDrafts } from "./host-drafts.ts";

/** A host that stores drafts, and answers when the test calls a function. */
function createDraftHost(drafts: Record<string, string | null>) {
  const asked: Extract<FrameMessage, { type: "keep" }>[] = [];
  let read: (message: HostMessage) => void = () => {};
  return {
    asked,
    link: {
      post: (message: FrameMessage) => void (message.type === "keep" && asked.push(message)),
      listen: (given: typeof read) => {
        read = given;
        return () => {};
      },
    },
    /** Answers the oldest message, as the loader does. */
    answer() {
      const { turn = 0, drafts: changes = {} } = asked.shift() ?? {};
      Object.assign(drafts, changes);
      read({ type: "kept", turn, drafts: { ...drafts } });
    },
    tell: () => read({ type: "kept", turn: 0, drafts: { ...drafts } }),
  };
}

test("a frame without storage has its drafts with the host: earlier ones are loaded, and no call is sent before its own is kept", async () => {
  const drafts: Record<string, string | null> = { "depositDraft.7": "key of an unknown outcome" };
  const host = createDraftHost(drafts);
  const loading = loadHostDrafts(host.link);
  host.answer();
  const { storage, settled } = await loading;
  const frame = createFrameStorage({ ...storage, getItem: () => "denied" }, () => storage);
  expect(frame.getItem("depositDraft.7")).toBe("key of an unknown outcome");
  frame.setItem("depositDraft.7", "one");
  frame.setItem("userStore", "in memory");
  let isSettled = false;
  const sending = settled().then(() => (isSettled = true));
  frame.setItem("depositDraft.7", "two");
  // A change of another tab is read, and does not hide a draft that the host has not stored yet.
  drafts["withdrawalDraft.7"] = "other tab";
  host.tell();
  await Promise.resolve();
  expect([isSettled, frame.getItem("depositDraft.7"), frame.getItem("withdrawalDraft.7")]).toEqual([
    false,
    "two",
    "other tab",
  ]);
  host.answer();
  await sending;
  expect([isSettled, frame.getItem("depositDraft.7"), drafts["depositDraft.7"]]).toEqual([
    true,
    "two",
    "one",
  ]);
  host.answer();
  frame.removeItem("depositDraft.7");
  host.answer();
  expect(frame.getItem("depositDraft.7")).toBe(null);
  expect(drafts).toEqual({ "depositDraft.7": null, "withdrawalDraft.7": "other tab" });
});

test("where the host does not answer, no draft is loaded and no call is sent", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const host = createDraftHost({});
  await Promise.all([
    expect(loadHostDrafts(host.link)).rejects.toThrow("keeps no drafts"),
    vi.advanceTimersByTimeAsync(5_000),
  ]);
  const later = createDraftHost({});
  const opening = loadHostDrafts(later.link);
  later.answer();
  const { storage, settled } = await opening;
  storage.setItem("depositDraft.7", "one");
  await Promise.all([
    expect(settled()).rejects.toThrow("keeps no drafts"),
    vi.advanceTimersByTimeAsync(5_000),
  ]);
});
