import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atOnce } from "./at-once.ts";
import { type Cluster, createCluster } from "./cluster.ts";
import { createCustomer, type Customer } from "./customer.ts";
import { withoutPostgres } from "./databases.ts";
import { image, receipt, type Visitor } from "./provider.ts";

describe.skipIf(withoutPostgres)("asvs(15.4.2): messages on two replicas", () => {
  let cluster: Cluster;
  let customer: Customer;
  let client: Visitor["client"];
  beforeEach(async () => {
    cluster = await createCluster();
    customer = await createCustomer(cluster.replicas[0]);
    const visitor = cluster.visitor();
    await visitor.signIn(customer.email);
    ({ client } = visitor);
  });
  afterEach(async () => {
    await cluster.prove();
    await cluster.close();
  });

  const count = async (table: string) =>
    (await cluster.replicas[0].query(`select 1 from ${table} where user_id = ${customer.userId}`)).rows
      .length;
  const send = (fields: object = {}) =>
    client.call("SendMessage", { Key: randomUUID(), Topic: "other", Text: "Hello?", ...fields });

  test("of four requests with one key at once, as many as a client sends, one is written, and all return it", async () => {
    const Key = randomUUID();
    const { done, failed } = await atOnce(4, () => send({ Key }));
    expect(failed).toEqual([]);
    expect(new Set(done.map(({ messageId }) => messageId)).size).toBe(1);
    expect([await count("thread_message"), await count("message_thread")]).toEqual([1, 1]);
  });

  test("of two requests with one key and its files at once, one is written with them, and both return it", async () => {
    const { files } = cluster.replicas[0].deps;
    const before = (await files.list()).length;
    const Key = randomUUID();
    const { done, failed } = await atOnce(2, () => send({ Key, File1: receipt(), File2: image("b.png") }));
    expect(failed).toEqual([]);
    expect(new Set(done.map(({ messageId }) => messageId)).size).toBe(1);
    expect([await count("thread_message"), await count("message_file")]).toEqual([1, 2]);
    expect((await files.list()).length).toBe(before + 2);
  });

  test("of four messages at once in one conversation none is written beyond the limit", async () => {
    const { threadId } = await send();
    const again = () => send({ Topic: undefined, ThreadId: threadId });
    for (let sent = 1; sent < 18; sent += 1) await again();
    const { done, failed } = await atOnce(4, again);
    expect([done.length, failed.length]).toEqual([2, 2]);
    expect(await count("thread_message")).toBe(20);
  });
});
