import { beforeEach, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { lettersTo } from "./letters-to.ts";
import { words } from "../src/mailbox/write-letter.ts";
import { hundredDollars } from "./provider.ts";
import { DESK, openThreads } from "./threads.ts";

const at = openThreads();
const { send, read, act, rows } = at;

let customer: Customer;
beforeEach(async () => {
  customer = await createCustomer(at.provider);
});

const open = (threadId: string) => customer.client.call("GetThread", { threadId });
const answer = (threadId: string, upTo: string, text: string) =>
  act(threadId, { step: "answer", upTo, answer: text });
/** Lists the e-mails with answers, beside those about the sign-in. */
const answersTo = async () =>
  (await lettersTo(at.provider, customer.email)).filter(({ subject }) =>
    Object.values(words).some(({ letters }) => letters.threadAnswered.subject === subject),
  );
const changes = (operation: string) =>
  rows(`select changes from event where operation = '${operation}' order by event_id`);

describe("the queue of conversations", () => {
  test("asvs(8.2.1): shows visitors and clients the sign-in only, and takes no answer of them", async () => {
    const { threadId, messageId } = await send(customer);
    const client = at.provider.visitor();
    await client.signIn();
    for (const who of [at.provider.visitor(), client])
      for (const path of ["", `/${threadId}`]) {
        const page = await read(path, who);
        expect(page).toContain('name="password"');
        expect(page).not.toContain("Has my deposit");
      }
    await act(threadId, { step: "answer", upTo: messageId, answer: "Yes." }, client);
    expect((await open(threadId)).messages).toHaveLength(1);
  });

  test("has the longest wait first, with its age and its text as text, and every view is recorded", async () => {
    const first = await send(customer, { Text: "<script>alert(1)</script> is what I see." });
    at.provider.clock.advance(125);
    const second = await send(customer);
    const list = await read();
    expect(list.indexOf(first.threadId)).toBeLessThan(list.indexOf(second.threadId));
    expect(list).toContain("waits for 2 h 5 min");
    expect(list).toContain("waits for less than a minute");
    expect(list).toContain("&lt;script&gt;alert(1)&lt;/script&gt; is what I see.");
    expect(list).toMatch(/Conversations\s*<span class="count" data-queue="threads">2<\/span>/);
    await read(`/${first.threadId}`);
    expect(await changes("StaffLook")).toEqual([
      { changes: [`looked at Conversations: users ${customer.userId}`] },
      { changes: [`looked at Conversation ${first.threadId}: users ${customer.userId}`] },
    ]);
  });

  test("is reported to support by e-mail once for each wait, with a link to the conversation and none of its text", async () => {
    await at.provider.query("delete from mail");
    const { threadId } = await send(customer);
    const { messageId } = await send(customer, { ThreadId: threadId, Text: "Nobody there?" });
    const told = () => lettersTo(at.provider, at.provider.deps.config.contact.email ?? "");
    const [letter, ...more] = await told();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe("A message waits");
    expect(letter?.text).toContain(`${DESK}/${threadId}`);
    expect(letter?.text).not.toMatch(/Has my deposit|Nobody/);
    await act(threadId, { step: "answer", upTo: messageId, answer: "Yes." });
    await send(customer, { ThreadId: threadId, Text: "Thank you." });
    expect(await told()).toHaveLength(2);
  });

  test("shows the newest 200 messages of a long conversation, oldest first, and says so", async () => {
    const { threadId } = await send(customer, { Text: "The first." });
    const write = (from: number, to: number) =>
      at.provider.query(`insert into thread_message (thread_id, user_id, author, text, sent_at, key)
        select '${threadId}', ${customer.userId}, 'client', 'Number ' || n || '.', now(), 'key-' || n
        from generate_series(${from}, ${to}) as n`);
    await write(2, 200);
    const whole = await read(`/${threadId}`);
    expect(whole).toContain("The first.");
    expect(whole).not.toContain("earlier ones");
    await write(201, 201);
    const newest = await read(`/${threadId}`);
    expect(newest).not.toContain("The first.");
    expect(newest).toContain("The newest 200 messages are shown, and no earlier ones.");
    expect(newest.indexOf("Number 2.")).toBeGreaterThan(0);
    expect(newest.indexOf("Number 2.")).toBeLessThan(newest.indexOf("Number 201."));
  });

  test("shows the transaction that a conversation is about", async () => {
    const { transactionId } = await customer.client.call("DepositRequest", hundredDollars);
    const { threadId } = await send(customer, { TransactionId: transactionId });
    const page = await read(`/${threadId}`);
    expect(page).toContain("About the deposit");
    expect(page).toContain(`<code>${transactionId}</code>`);
  });
});

describe("an answer of staff", () => {
  test("reaches the client in the conversation, by e-mail, in the inbox and as unread, and is recorded", async () => {
    const { threadId, messageId } = await send(customer);
    at.provider.clock.advance(90);
    const text = "Your deposit has arrived.\r\n\r\nIt stands in your e-wallet.";
    expect((await answer(threadId, messageId, text)).status).toBe(303);
    const { thread, messages } = await open(threadId);
    expect(thread).toMatchObject({ state: "answered", unread: 1, last: { author: "staff" } });
    expect(messages.at(-1)).toMatchObject({
      author: "staff",
      text: "Your deposit has arrived.\n\nIt stands in your e-wallet.",
      key: null,
    });
    const [letter] = await answersTo();
    expect(letter?.subject).toBe("Our answer to your message");
    expect(letter?.text).toContain("Your deposit has arrived.\n\nIt stands in your e-wallet.");
    expect(letter?.text).toContain("/profile?view=messages");
    const [entry] = (await customer.client.call("GetInbox", {})).entries;
    expect(entry).toMatchObject({
      kind: "message",
      change: "threadAnswered",
      subject: threadId,
      isRead: false,
    });
    expect(await changes("BackOfficeConversation")).toEqual([
      { changes: [`conversation ${threadId} → answered`] },
    ]);
    expect(await read()).toContain("Nothing here.");
    expect(await read()).toContain("1 h 30 min");
    expect(await read("?state=decided")).toContain("first answer after 1 h 30 min");
  });

  test("is written in the client's language, with its text as staff wrote it", async () => {
    await at.provider.query(`update app_user set language = 'zh' where user_id = ${customer.userId}`);
    const { threadId, messageId } = await send(customer);
    await answer(threadId, messageId, "已到账。");
    const [letter] = await answersTo();
    expect(letter?.subject).toBe("对您消息的答复");
    expect(letter?.text).toContain("已到账。");
  });

  test("is not sent twice, nor to a message that staff have not read", async () => {
    const { threadId, messageId } = await send(customer);
    const both = await Promise.all([1, 2].map(() => answer(threadId, messageId, "It has.")));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
    const later = await send(customer, { ThreadId: threadId, Text: "Thank you. And the other one?" });
    const { messages } = await open(threadId);
    expect(messages).toHaveLength(3);
    expect((await answer(threadId, messages.at(1)?.messageId ?? "", "You are welcome.")).status).toBe(409);
    expect((await act(threadId, { step: "close", upTo: messageId })).status).toBe(409);
    expect((await answer(threadId, later.messageId, "It has arrived too.")).status).toBe(303);
    expect(await answersTo()).toHaveLength(2);
  });

  test("that is refused because of a newer message stays in the field below that message, and can then be sent", async () => {
    const { threadId, messageId } = await send(customer);
    const later = await send(customer, { ThreadId: threadId, Text: "I have found it." });
    await rows("delete from event");
    const refused = await answer(threadId, messageId, "Please wait\r\nuntil <Monday>.");
    expect(refused.status).toBe(409);
    const page = await refused.text();
    expect(page).toMatch(/role="alert"[^>]*>\s*There is a newer message in this conversation/);
    expect(page).toContain("I have found it.");
    expect(page).toMatch(/<textarea[^>]*>\s*Please wait\nuntil &lt;Monday&gt;\.<\/textarea/);
    expect(page).toContain(`name="upTo" value="${later.messageId}"`);
    expect(await changes("StaffLook")).toEqual([
      { changes: [`looked at Conversation ${threadId}: users ${customer.userId}`] },
    ]);
    expect((await answer(threadId, later.messageId, "Good.")).status).toBe(303);
  });

  test("that the same person has sent already is not offered again", async () => {
    const { threadId, messageId } = await send(customer);
    await answer(threadId, messageId, "It has.");
    const again = await answer(threadId, messageId, "It has.");
    expect(again.status).toBe(409);
    const page = await again.text();
    expect(page).toMatch(/role="alert"[^>]*>\s*You have sent this answer already\./);
    expect(page).toMatch(/<textarea[^>]*>\s*<\/textarea/);
    const other = await at.provider.staff(undefined, "support@example.com");
    const same = await act(threadId, { step: "answer", upTo: messageId, answer: "It has." }, other);
    expect(await same.text()).toContain("There is a newer message in this conversation");
  });

  test("that is too long stays in the field too", async () => {
    const { threadId, messageId } = await send(customer);
    const refused = await answer(threadId, messageId, "b".repeat(4001));
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain("Please write an answer of at most 4000 characters.");
    expect(page).toContain(`${"b".repeat(4001)}</textarea`);
  });

  test.each([
    ["without a text", { step: "answer", answer: "  " }],
    ["beyond 4,000 characters", { step: "answer", answer: "a".repeat(4001) }],
    ["without the newest message", { step: "answer", answer: "Yes.", upTo: "x" }],
    ["of an unknown step", { step: "delete" }],
  ])("%s is refused", async (_what, fields) => {
    const { threadId, messageId } = await send(customer);
    const { status } = await act(threadId, { upTo: messageId, ...fields });
    expect([404, 422]).toContain(status);
    expect((await open(threadId)).messages).toHaveLength(1);
  });
});

describe("a conversation", () => {
  test("is read up to a message, together with its entries of the inbox, and a later answer stays unread", async () => {
    const { threadId, messageId } = await send(customer);
    await answer(threadId, messageId, "First.");
    at.provider.clock.advance(1);
    const first = (await open(threadId)).messages.at(-1)?.messageId ?? "";
    await answer(threadId, first, "Second.");
    const inbox = async () =>
      (await customer.client.call("GetInbox", {})).entries
        .filter(({ kind }) => kind === "message")
        .map(({ isRead }) => isRead);
    await customer.client.call("MarkThreadRead", { threadId, messageId: first });
    expect([(await open(threadId)).thread.unread, await inbox()]).toEqual([1, [false, true]]);
    await customer.client.call("MarkThreadRead", { threadId, messageId: "999999999999999" });
    expect([(await open(threadId)).thread.unread, await inbox()]).toEqual([0, [true, true]]);
    const second = (await open(threadId)).messages.at(-1)?.messageId ?? "";
    at.provider.clock.advance(1);
    await answer(threadId, second, "Third.");
    await customer.client.call("MarkThreadRead", { threadId, messageId: first });
    expect([(await open(threadId)).thread.unread, await inbox()]).toEqual([1, [false, true, true]]);
  });

  test("is closed without an e-mail, and opened again by a message of its client", async () => {
    const { threadId, messageId } = await send(customer);
    expect((await act(threadId, { step: "close", upTo: messageId })).status).toBe(303);
    expect((await act(threadId, { step: "close", upTo: messageId })).status).toBe(409);
    expect((await open(threadId)).thread.state).toBe("closed");
    expect(await answersTo()).toEqual([]);
    expect(await read()).toContain("Nothing here.");
    await send(customer, { ThreadId: threadId, Text: "One more thing." });
    expect((await open(threadId)).thread.state).toBe("waiting");
    expect(await read()).toContain(threadId);
  });
});
