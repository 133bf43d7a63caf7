import { afterEach, describe, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { answer } from "../../test/account-provider.ts";
import { within } from "../../test/render.tsx";
import { openThread, THREAD } from "../../test/thread-world.ts";
import { useEvents } from "../event/use-events.ts";
import { useThread } from "./use-thread.ts";
import { useThreads } from "./use-threads.ts";

afterEach(() => void vi.restoreAllMocks());

describe("a message", () => {
  test("opens a conversation about a topic and a transaction, once, whatever is pressed", async () => {
    const { sent, compose } = await openThread();
    const { result, at, change, run, onSent } = await compose({ transactionId: "W-1" });
    await run("send");
    expect(result.current).toMatchObject({
      attempts: 1,
      issues: { topic: { code: "required" }, text: { code: "required" } },
    });
    await change({ topic: "withdrawal", text: "a".repeat(4001) });
    expect(result.current.issues).toEqual({ text: { code: "textTooLong", params: { max: 4000 } } });
    await change({ text: "  Where is it?  " });
    await run("send");
    await run("send");
    await expect.poll(() => onSent.mock.calls).toEqual([[THREAD]]);
    await at("composing");
    expect(result.current.draft).toEqual({ topic: null, text: "", files: [] });
    expect(sent).toEqual([
      {
        Key: expect.stringMatching(/^[\da-f-]{36}$/),
        Text: "Where is it?",
        Topic: "withdrawal",
        TransactionId: "W-1",
      },
    ]);
  });

  test("whose answer was lost is looked up, and not sent a second time", async () => {
    const { provider, sent, messages, add, compose } = await openThread();
    add("client", "First.");
    const { at, change, run, onSent } = await compose({ threadId: THREAD });
    provider.loseReplyOf("SendMessage");
    await change({ text: "Is it there?" });
    await run("send");
    await expect.poll(() => onSent.mock.calls).toHaveLength(1);
    await at("composing");
    expect([sent.length, messages.map(({ text }) => text)]).toEqual([1, ["First.", "Is it there?"]]);
  });

  test("that opened a conversation whose answer was lost is found in the list", async () => {
    const { provider, sent, compose } = await openThread();
    const { change, run, onSent } = await compose({ transactionId: null });
    provider.loseReplyOf("SendMessage");
    await change({ topic: "other", text: "Is it there?" });
    await run("send");
    await expect.poll(() => onSent.mock.calls).toEqual([[THREAD]]);
    expect(sent).toHaveLength(1);
  });

  test("that did not arrive is kept, and sent again under its key", async () => {
    const { provider, sent, compose } = await openThread();
    const { result, at, change, run, onSent } = await compose({ threadId: THREAD });
    provider.turnAway("SendMessage", 503);
    await change({ text: "Is it there?" });
    await run("send");
    await at("notFound");
    expect(result.current.draft.text).toBe("Is it there?");
    await run("repeat");
    await expect.poll(() => onSent.mock.calls).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test("whose outcome cannot be looked up is checked on request, and after a reload of the page", async () => {
    const { provider, messages, compose } = await openThread();
    const { at, change, run, unmount } = await compose({ threadId: THREAD });
    provider.loseReplyOf("SendMessage");
    for (let read = 0; read < 4; read += 1) provider.turnAway("GetThread", 403);
    await change({ text: "Is it there?" });
    await run("send");
    await at("outcomeUnknown");
    await unmount();
    const again = await compose({ threadId: THREAD });
    await expect.poll(() => again.onSent.mock.calls, { timeout: 10_000 }).toHaveLength(1);
    await again.at("composing");
    expect(messages).toHaveLength(1);
  });

  test("beyond the limit is refused with the time of the next one, and kept", async () => {
    const { refuse, compose } = await openThread();
    refuse(answer(1141, "Too many.", { possibleFrom: "2026-11-21T09:30:00.000Z" }));
    const { result, change, run } = await compose({ threadId: THREAD });
    await change({ text: "One more." });
    await run("send");
    await expect
      .poll(() => result.current)
      .toMatchObject({
        step: "composing",
        failure: { code: 1141 },
        possibleFrom: new Date("2026-11-21T09:30:00.000Z"),
        draft: { text: "One more." },
      });
    await change({ text: "One more?" });
    expect(result.current).toMatchObject({ failure: null, possibleFrom: null });
  });

  test("that is not sent survives a reload of its tab, in its own conversation, until its user signs out", async () => {
    const { broker, provider, compose } = await openThread();
    const first = await compose({ threadId: THREAD });
    await first.change({ text: "Half a sentence" });
    await first.unmount();
    expect((await compose({ threadId: "C-2" })).result.current.draft.text).toBe("");
    const again = await compose({ threadId: THREAD });
    expect(again.result.current.draft.text).toBe("Half a sentence");
    await again.unmount();
    broker.session.signOut();
    expect([...provider.keptInTab.keys()]).not.toContain("messageDraft");
  });
});

describe("conversations", () => {
  test("are listed with the number of unread answers", async () => {
    const { broker, add, open: list } = await openThread();
    add("client", "First.", "a-key");
    add("staff", "Second.");
    list();
    const { result } = await renderHook(() => useThreads(), within(broker));
    await expect
      .poll(() => result.current)
      .toMatchObject({
        status: "loaded",
        unread: 1,
        rows: [{ id: THREAD, unread: 1, transaction: { kind: "withdrawal" }, last: { author: "staff" } }],
      });
  });

  test("are marked as read up to the newest answer, once, and read again at an event", async () => {
    const { broker, add, marked, tell } = await openThread();
    add("client", "First.");
    add("staff", "Second.");
    const onAnswered = vi.fn<() => void>();
    const useBoth = () => ({ events: useEvents(), thread: useThread(THREAD, { onAnswered }) });
    const { result } = await renderHook(useBoth, within(broker));
    await expect.poll(() => result.current.events.isLive).toBe(true);
    await expect.poll(() => marked).toEqual([{ threadId: THREAD, messageId: "2" }]);
    await expect.poll(() => result.current.thread).toMatchObject({ thread: { unread: 0 }, rows: [{}, {}] });
    expect(onAnswered).not.toHaveBeenCalled();
    add("staff", "Third.");
    tell("message", THREAD);
    await expect.poll(() => marked).toHaveLength(2);
    expect(onAnswered).toHaveBeenCalledTimes(1);
    expect(result.current.thread).toMatchObject({ rows: [{}, {}, { text: "Third.", author: "staff" }] });
  });
});
