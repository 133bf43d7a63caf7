import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { readStream } from "./event-reader.ts";
import { hundredDollars } from "./provider.ts";
import { openThreads } from "./threads.ts";

const at = openThreads();
const { send, rows } = at;

let customer: Customer;
beforeEach(async () => {
  customer = await createCustomer(at.provider);
});

const list = async (whom = customer) => (await whom.client.call("GetThreads", {})).threads;
const open = (threadId: string, whom = customer) => whom.client.call("GetThread", { threadId });

describe("a message of a client", () => {
  test("opens a conversation, which waits; a further one is in it, and the newest conversation is listed first", async () => {
    const first = await send(customer, { Text: "  Has my deposit arrived?\r\nI sent it on Monday. " });
    at.provider.clock.advance(1);
    const second = await send(customer, { Topic: "other" });
    at.provider.clock.advance(1);
    await send(customer, { ThreadId: first.threadId, Text: "It has." });
    expect(await list()).toMatchObject([
      { threadId: first.threadId, topic: "deposit", state: "waiting", unread: 0, last: { text: "It has." } },
      { threadId: second.threadId, topic: "other", transactionId: null },
    ]);
    const { thread, messages } = await open(first.threadId);
    expect(thread).toMatchObject({ threadId: first.threadId, transactionKind: null });
    expect(messages.map(({ author, text }) => [author, text])).toEqual([
      ["client", "Has my deposit arrived?\nI sent it on Monday."],
      ["client", "It has."],
    ]);
  });

  test("is sent once under its key, which the message and its conversation have, so that a lost answer can be looked up", async () => {
    const Key = randomUUID();
    const sent = await send(customer, { Key });
    expect(await send(customer, { Key })).toEqual(sent);
    const [thread] = await list();
    expect(thread).toMatchObject({ threadId: sent.threadId, key: Key });
    expect((await open(sent.threadId)).messages).toMatchObject([{ messageId: sent.messageId, key: Key }]);
    const reused = { status: 422, code: 4022 };
    await expect(send(customer, { Key, Text: "Another." })).rejects.toMatchObject(reused);
    await expect(send(customer, { Key, Topic: "other" })).rejects.toMatchObject(reused);
    expect(await rows("select 1 from thread_message")).toHaveLength(1);
    // Another client can use the same key.
    const other = await createCustomer(at.provider);
    expect((await send(other, { Key })).threadId).not.toBe(sent.threadId);
  });

  test("has at most 4,000 characters, where a line break counts as one, as in the field", async () => {
    const text = `${"a".repeat(39)}\n`.repeat(100).slice(0, -1);
    const { threadId } = await send(customer, { Text: `${text}.` });
    expect((await open(threadId)).messages).toMatchObject([{ text: `${text}.` }]);
    const longer = send(customer, { Text: `${text}..` });
    await expect(longer).rejects.toMatchObject({ kind: "invalid", status: 400 });
    expect(await rows("select 1 from thread_message")).toHaveLength(1);
  });

  test("is about one of the client's own transactions, or about none", async () => {
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    const { threadId } = await send(customer, { TransactionId: transactionId });
    expect((await open(threadId)).thread).toMatchObject({ transactionKind: "deposit", transactionId });
    const other = await createCustomer(at.provider);
    const unknown = { kind: "refused", code: 2005 };
    await expect(send(other, { TransactionId: transactionId })).rejects.toMatchObject(unknown);
    await expect(send(other, { TransactionId: "D-20261121-0001" })).rejects.toMatchObject(unknown);
    expect(await list(other)).toEqual([]);
  });

  test("is about a transfer that the client's list shows: sent in any state, and received once it is completed", async () => {
    const other = await createCustomer(at.provider);
    const insert = (id: string, statusId: number, settledAt: string) =>
      at.provider
        .query(`insert into transfer (transaction_id, user_id, kind, recipient_id, currency_code, amount, amount_usd,
          rate, payment_status_id, requested_at, settled_at) values ('${id}', ${other.userId}, 'user', ${customer.userId},
          'USD', 10, 10, 1, ${statusId}, '2026-11-20T10:00:00Z', ${settledAt})`);
    await insert("T-20261120-DONE", 5, "'2026-11-20T11:00:00Z'");
    await insert("T-20261120-OPEN", 1, "null");
    const about = (whom: Customer, TransactionId: string) => send(whom, { TransactionId });
    const { threadId } = await about(customer, "T-20261120-DONE");
    expect((await open(threadId)).thread).toMatchObject({ transactionKind: "transfer" });
    await about(other, "T-20261120-OPEN");
    const unknown = { kind: "refused", code: 2005 };
    await expect(about(customer, "T-20261120-OPEN")).rejects.toMatchObject(unknown);
  });

  test.each([
    ["no topic", { Topic: undefined }],
    ["a topic for a conversation that has one", { ThreadId: "C-1", Topic: "other" }],
    ["no visible text", { Text: " \n " }],
    ["a text beyond 4,000 characters", { Text: "a".repeat(4001) }],
    ["a short key", { Key: "1" }],
  ])("with %s is refused as malformed", async (_what, fields) => {
    await expect(send(customer, fields)).rejects.toMatchObject({ kind: "invalid", status: 400 });
    expect(await rows("select 1 from thread_message")).toEqual([]);
  });

  test("is refused beyond 20 within an hour, with the time of the next one", async () => {
    const { threadId } = await send(customer);
    for (let sent = 1; sent < 20; sent += 1) await send(customer, { ThreadId: threadId });
    const error: unknown = await send(customer, { ThreadId: threadId }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "refused", code: 1141 });
    expect(Object(error).message).toMatch(
      /^You have sent 20 messages within an hour\. You can write again from \d+ \w+ 2026/,
    );
    const from = Date.parse(Object(error).cause.possibleFrom);
    expect(from - at.provider.clock.now().getTime()).toBeLessThanOrEqual(3_600_001);
    at.provider.clock.advance(61);
    await send(customer, { ThreadId: threadId });
    expect(await rows("select 1 from thread_message")).toHaveLength(21);
  });

  test("opens no further conversation while ten wait for an answer", async () => {
    const { threadId } = await send(customer);
    for (let opened = 1; opened < 10; opened += 1) await send(customer);
    await expect(send(customer)).rejects.toMatchObject({ kind: "refused", code: 0 });
    await send(customer, { ThreadId: threadId });
    expect(await list()).toHaveLength(10);
  });

  test.each(["close", "answer"])(
    "makes no conversation wait again after the step %s while ten others wait",
    async (step) => {
      const { threadId, messageId } = await send(customer);
      await at.act(threadId, { step, upTo: messageId, answer: "It has." });
      for (let opened = 0; opened < 10; opened += 1) await send(customer);
      await expect(send(customer, { ThreadId: threadId })).rejects.toMatchObject({
        kind: "refused",
        code: 0,
        message: "10 of your conversations wait for our answer. Please write in one of these.",
      });
      expect(await rows("select 1 from message_thread where waiting_since is not null")).toHaveLength(10);
      expect((await open(threadId)).thread.state).not.toBe("waiting");
    },
  );
});

describe("asvs(8.2.2): another client's conversation", () => {
  test("is unknown: it is neither read, nor written in, nor marked", async () => {
    const { threadId, messageId } = await send(customer);
    const other = await createCustomer(at.provider);
    const unknown = { kind: "refused", code: 1140 };
    await expect(open(threadId, other)).rejects.toMatchObject(unknown);
    await expect(send(other, { ThreadId: threadId })).rejects.toMatchObject(unknown);
    const mark = other.client.call("MarkThreadRead", { threadId, messageId });
    await expect(mark).rejects.toMatchObject(unknown);
    expect(await list(other)).toEqual([]);
    expect(await rows("select 1 from thread_message")).toHaveLength(1);
  });
});

test("a message of a client reaches the client's other devices as an event, without its text", async () => {
  const response = await customer.fetch(`/api/Event/Stream?userId=${customer.userId}`, {
    headers: { accept: "text/event-stream" },
  });
  const stream = readStream(response);
  await stream.next();
  const { threadId } = await send(customer);
  expect(await stream.next()).toMatchObject({ kind: "message", subject: threadId });
  await stream.close();
});
