import { expect, describe, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { within } from "../../test/render.tsx";
import { names, openThread, paper, THREAD } from "../../test/thread-world.ts";
import { areSameFiles } from "./message-file.rules.ts";
import { useThread } from "./use-thread.ts";

describe("the files of a message", () => {
  test("are sent with the message in their order, and shown below it with the provider's addresses", async () => {
    const { broker, sent, add, compose } = await openThread();
    add("client", "First.");
    const { result } = await renderHook(() => useThread(THREAD), within(broker));
    const { change, run, result: composer, onSent } = await compose({ threadId: THREAD });
    await expect.poll(() => composer.current.mostFiles).toBe(3);
    await change({ text: "Both pages.", files: [paper("one.pdf"), paper("two.png", "image/png")] });
    await run("send");
    await expect.poll(() => onSent.mock.calls).toHaveLength(1);
    expect(sent).toEqual([
      {
        Key: expect.any(String),
        ThreadId: THREAD,
        Text: "Both pages.",
        File1: expect.objectContaining({ name: "one.pdf" }),
        File2: expect.objectContaining({ name: "two.png" }),
      },
    ]);
    expect(composer.current.draft.files).toEqual([]);
    await expect
      .poll(() => result.current)
      .toMatchObject({
        rows: [
          { files: [] },
          {
            files: [
              { name: "one.pdf", size: 8, url: "/api/files/message/2/1" },
              { name: "two.png", size: 8, url: "/api/files/message/2/2" },
            ],
          },
        ],
      });
  });

  test("are refused when the user picks them: a file of another type, and a file that is too large", async () => {
    const { sent, compose } = await openThread();
    const { change, run, result } = await compose({ threadId: THREAD });
    await expect.poll(() => result.current.mostFiles).toBe(3);
    const large = new File([new Uint8Array(5_242_881)], "large.pdf", { type: "application/pdf" });
    await change({
      text: "Here.",
      files: [paper("a.gif", "image/gif"), large, paper("c.pdf")],
    });
    expect(result.current.fileIssues).toEqual([{ code: "fileType" }, { code: "fileTooLarge" }, null]);
    await run("send");
    expect(result.current).toMatchObject({
      step: "composing",
      attempts: 1,
      issues: { files: { code: "fileType" } },
    });
    expect(sent).toEqual([]);
  });

  test("are looked up with the message whose answer was lost, and not sent a second time", async () => {
    const { provider, sent, messages, add, compose } = await openThread();
    add("client", "First.");
    const { result, at, change, run, onSent } = await compose({ threadId: THREAD });
    provider.loseReplyOf("SendMessage");
    await change({ text: "Here.", files: [paper("one.pdf")] });
    await run("send");
    await expect.poll(() => onSent.mock.calls).toHaveLength(1);
    await at("composing");
    expect([sent.length, messages.length, result.current.draft.files]).toEqual([1, 2, []]);
  });

  test("stay in the field with the text where another message arrived under its key", async () => {
    const { provider, add, compose, messages } = await openThread();
    add("client", "First.");
    const { result, at, change, run, onSent } = await compose({ threadId: THREAD });
    provider.turnAway("SendMessage", 503);
    await change({ text: "Here.", files: [paper("one.pdf")] });
    await run("send");
    await at("notFound");
    await change({ files: [paper("two.pdf")] });
    // The earlier request arrives late, with the file that was chosen then.
    const [, key = ""] = /"key":"([^"]+)"/.exec([...provider.keptInTab.values()].join()) ?? [];
    add("client", "Here.", key, [paper("one.pdf")]);
    await run("send");
    await at("composing");
    expect(onSent).not.toHaveBeenCalled();
    expect([names(result.current.draft.files), messages.length]).toEqual([["two.pdf"], 2]);
    await run("send");
    await expect.poll(() => onSent.mock.calls).toHaveLength(1);
    expect(messages.at(-1)?.files).toMatchObject([{ name: "two.pdf" }]);
  });

  test("are not kept after a reload of the page, but their names are, until they are chosen again", async () => {
    const { provider, compose } = await openThread();
    const first = await compose({ threadId: THREAD });
    await first.change({ text: "Here.", files: [paper("one.pdf"), paper("two.pdf")] });
    await first.unmount();
    const { result, change } = await compose({ threadId: THREAD });
    expect(result.current).toMatchObject({
      draft: { text: "Here.", files: [] },
      lostFiles: ["one.pdf", "two.pdf"],
    });
    expect([...provider.keptInTab.values()].join()).not.toContain("%PDF");
    await change({ files: [paper("one.pdf")] });
    expect(result.current.lostFiles).toEqual(["two.pdf"]);
  });

  test.each([
    ["another ending", ["photo.JPEG"], ["photo.jpg"]],
    ["signs that no name has", ["a/b?.pdf"], ["a_b_.pdf"]],
    ["a cut beginning", [`${"a".repeat(200)} last page.pdf`], [`${"a".repeat(90)} last page.pdf`]],
    ["the name of its field in place of none", ["one.pdf", ".jpg"], ["one.pdf", "File2.jpg"]],
    ["another order", ["one.pdf", "two.pdf"], ["two.pdf", "one.pdf"]],
  ])("are known again by the names that a provider gives them: %s", (_change, chosen, arrived) => {
    expect(areSameFiles(chosen, arrived)).toBe(true);
  });

  test.each([
    [["one.pdf"], ["two.pdf"]],
    [["one.pdf"], ["one.pdf", "two.pdf"]],
    [["one.pdf", "two.pdf"], ["one.pdf"]],
    [[".jpg"], ["one.jpg"]],
    [["one.pdf"], []],
  ])("of the names %j are not those that arrived as %j", (chosen, arrived) => {
    expect(areSameFiles(chosen, arrived)).toBe(false);
  });
});
