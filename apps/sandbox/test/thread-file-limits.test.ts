import { beforeEach, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { receipt } from "./provider.ts";
import { openThreads } from "./threads.ts";

const at = openThreads();
const { send, answerWith, rows } = at;

let customer: Customer;
beforeEach(async () => {
  customer = await createCustomer(at.provider);
});

describe("the files of the messages of a client", () => {
  test("are at most 30 within a day, and are accepted again from the time that the refusal says", async () => {
    const three = () => ({ File1: receipt("1.pdf"), File2: receipt("2.pdf"), File3: receipt("3.pdf") });
    const { threadId } = await send(customer, three());
    const first = at.provider.clock.now().getTime();
    at.provider.clock.advance(1);
    for (let sent = 1; sent < 10; sent += 1) await send(customer, { ThreadId: threadId, ...three() });
    const more = () => send(customer, { ThreadId: threadId, File1: receipt() });
    const error: unknown = await more().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "refused", code: 1181 });
    expect(Date.parse(Object(error).cause.possibleFrom)).toBe(first + 86_400_000);
    // The limit does not apply to a message without files.
    await send(customer, { ThreadId: threadId });
    at.provider.clock.advance(24 * 60);
    await more();
  }, 30_000);

  test("have at most 60 megabytes together within a day, and the answers of staff do not count", async () => {
    const { threadId, messageId } = await send(customer, { File1: receipt() });
    const { status } = await answerWith(threadId, {
      step: "answer",
      upTo: messageId,
      answer: "Here.",
      File1: receipt("own.pdf"),
    });
    expect(status).toBe(303);
    const resize = (name: string, size: number) =>
      at.provider.query(`update upload set size = ${size} where file_name = '${name}'`);
    await resize("own.pdf", 70_000_000);
    await send(customer, { ThreadId: threadId, File1: receipt("two.pdf") });
    await resize("two.pdf", 60_000_000);
    const refused = { kind: "refused", code: 1181 };
    await expect(send(customer, { ThreadId: threadId, File1: receipt() })).rejects.toMatchObject(refused);
  });

  test("are limited also where two messages arrive at once, of which each alone would be within the limit", async () => {
    const { threadId } = await send(customer, { File1: receipt() });
    const room = 60_000_000 - receipt().size;
    await at.provider.query(`update upload set size = ${room} where user_id = ${customer.userId}`);
    const both = await Promise.allSettled(
      ["a.pdf", "b.pdf"].map((name) => send(customer, { ThreadId: threadId, File1: receipt(name) })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ kind: "refused", code: 1181 });
    expect(await rows("select 1 from message_file")).toHaveLength(2);
  });
});

describe("the files of the answers of a member of staff", () => {
  const limited = "You have sent many files to clients within a day.";
  const answer = (thread: { threadId: string; messageId: string }, fields: object = {}, who = at.staff) =>
    answerWith(
      thread.threadId,
      {
        step: "answer",
        upTo: thread.messageId,
        answer: "Here is your form.",
        File1: receipt("form.pdf"),
        ...fields,
      },
      who,
    );
  /** Answers one client with files, of which copies make the number and the size of a day. */
  const sendBefore = async ({ files, megabytes }: { files: number; megabytes: number }) => {
    expect((await answer(await send(customer))).status).toBe(303);
    await at.provider.query(
      `update upload set size = ${megabytes * 1_000_000} where user_id = ${customer.userId}`,
    );
    const columns = "user_id, file_name, media_type, size, digest, created_at";
    await at.provider.query(`
      with copy as (
        insert into upload (upload_id, ${columns})
        select gen_random_uuid(), ${columns.replace("size", "0")} from upload, generate_series(2, ${files})
        where file_name = 'form.pdf' and user_id = ${customer.userId} returning upload_id, user_id
      ), message as (
        insert into thread_message (thread_id, user_id, author, staff_id, text, sent_at)
        select thread_id, user_id, author, staff_id, text, sent_at from thread_message, generate_series(2, ${files})
        where author = 'staff' returning message_id
      )
      insert into message_file (upload_id, message_id, user_id, place)
      select c.upload_id, m.message_id, c.user_id, 1
      from (select *, row_number() over () n from copy) c
      join (select *, row_number() over () n from message) m using (n)`);
  };

  test.each([
    ["200 files", { files: 200, megabytes: 1 }],
    ["400 megabytes", { files: 1, megabytes: 400 }],
  ])(
    "are at most %s within a day to all clients: the page says so and keeps the text",
    async (_most, before) => {
      await sendBefore(before);
      const other = await createCustomer(at.provider);
      const thread = await send(other);
      const refused = await answer(thread, { answer: "A long and careful answer." });
      expect(refused.status).toBe(429);
      const page = await refused.text();
      expect(page).toContain(limited);
      expect(page).toContain("A long and careful answer.");
      expect(await rows(`select 1 from thread_message where thread_id = '${thread.threadId}'`)).toHaveLength(
        1,
      );
      // The limit does not apply to an answer without files, or to other members of staff.
      const { threadId, messageId } = thread;
      const plain = await at.act(threadId, { step: "answer", upTo: messageId, answer: "In words." });
      expect(plain.status).toBe(303);
      const support = await at.provider.staff(undefined, "support@example.com");
      expect((await answer(await send(other, { ThreadId: threadId }), {}, support)).status).toBe(303);
      const second = await send(other, { ThreadId: threadId });
      expect((await answer(second)).status).toBe(429);
      at.provider.clock.advance(24 * 60);
      at.provider.clock.advance(1);
      expect((await answer(second, {}, await at.provider.staff())).status).toBe(303);
    },
  );

  test("are limited also where two answers are sent at once, of which each alone would be within the limit", async () => {
    await sendBefore({ files: 199, megabytes: 1 });
    const threads = await Promise.all([send(customer), send(await createCustomer(at.provider))]);
    const both = await Promise.all(threads.map(async (thread) => (await answer(thread)).status));
    expect(new Set(both)).toEqual(new Set([303, 429]));
  });
});
