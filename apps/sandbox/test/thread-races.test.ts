import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { atOnce } from "./at-once.ts";
import { withoutPostgres } from "./databases.ts";
import { image, receipt } from "./provider.ts";
import { client, cluster, countRows, openReplicas } from "./replicated-customer.ts";

describe.skipIf(withoutPostgres)("asvs(15.4.2): messages on two replicas", () => {
  openReplicas();

  const send = (fields: object = {}) =>
    client.call("SendMessage", { Key: randomUUID(), Topic: "other", Text: "Hello?", ...fields });

  test("of four requests with one key at once, as many as a client sends, one is written, and all return it", async () => {
    const Key = randomUUID();
    const { done, failed } = await atOnce(4, () => send({ Key }));
    expect(failed).toEqual([]);
    expect(new Set(done.map(({ messageId }) => messageId)).size).toBe(1);
    expect([await countRows("thread_message"), await countRows("message_thread")]).toEqual([1, 1]);
  });

  test("of two requests with one key and its files at once, one is written with them, and both return it", async () => {
    const { files } = cluster.replicas[0].deps;
    const before = (await files.list()).length;
    const Key = randomUUID();
    const { done, failed } = await atOnce(2, () => send({ Key, File1: receipt(), File2: image("b.png") }));
    expect(failed).toEqual([]);
    expect(new Set(done.map(({ messageId }) => messageId)).size).toBe(1);
    expect([await countRows("thread_message"), await countRows("message_file")]).toEqual([1, 2]);
    expect((await files.list()).length).toBe(before + 2);
  });

  test("of four messages at once in one conversation none is written beyond the limit", async () => {
    const { threadId } = await send();
    const again = () => send({ Topic: undefined, ThreadId: threadId });
    for (let sent = 1; sent < 18; sent += 1) await again();
    const { done, failed } = await atOnce(4, again);
    expect([done.length, failed.length]).toEqual([2, 2]);
    expect(await countRows("thread_message")).toBe(20);
  });
});
