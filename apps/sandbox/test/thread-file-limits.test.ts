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
