import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCustomer, type Customer } from "./customer.ts";
import { createProvider, hundredDollars, type Provider, type Visitor } from "./provider.ts";
import { sendMessage } from "./support-form.ts";

const PATH = "/sandbox/backoffice";
const Changes = v.array(v.object({ changes: v.array(v.string()) }));

let provider: Provider;
let client: Customer;
let depositId: string;
let messageId: string;
let threadId: string;
let staff: Visitor;
let finance: Visitor;
beforeAll(async () => {
  provider = await createProvider();
  client = await createCustomer(provider, {}, "Philippa Quine");
  depositId = (await client.client.call("DepositRequest", hundredDollars)).transactionId;
  await sendMessage(provider, { email: client.email }, { visitor: client });
  const { rows } = await provider.query("select reference from support_message");
  messageId = String(Object(rows[0]).reference);
  const Key = "00000000-0000-4000-8000-000000000001";
  await client.client.call("SendMessage", { Key, Topic: "deposit", Text: "Has my deposit arrived?" });
  const { rows: threads } = await provider.query("select thread_id from message_thread");
  threadId = String(Object(threads[0]).thread_id);
  staff = await provider.staff();
  finance = await provider.staff(undefined, "finance@example.com");
});
afterAll(() => provider.close());

const find = async (q: string, who = staff) =>
  (await who.fetch(`${PATH}/search?q=${encodeURIComponent(q)}`)).text();
const link = () => `href="${PATH}/clients/${client.userId}"`;
const looks = async () => {
  const events = await provider.control("events?operation=StaffLook");
  return v.parse(Changes, events).flatMap(({ changes }) => changes);
};

describe("the search", () => {
  test.each([
    ["the id", () => String(client.userId)],
    ["the e-mail address", () => client.email],
    ["a part of the name", () => "pa quin"],
    ["the trading login", () => client.cTraderLogin],
    ["the reference of a deposit", () => depositId],
    ["the reference in small letters", () => depositId.toLowerCase()],
    ["the reference of a message", () => messageId],
    ["the reference of a conversation", () => threadId],
  ])("finds a client by %s, and records whose data it showed", async (_what, text) => {
    await provider.query("delete from event where operation = 'StaffLook'");
    expect(await find(text())).toContain(link());
    expect((await looks())[0]).toMatch(new RegExp(`^looked at Search: users ${client.userId}`));
  });

  test("shows no client for an empty text, a pattern, and a member of staff", async () => {
    for (const text of ["", "%", "_____________________", "finance@example.com"]) {
      expect(await find(text), text).not.toContain("/clients/");
    }
  });

  test("shows a search text as text", async () => {
    expect(await find("<img src=x>")).not.toContain("<img src=x>");
  });

  test("shows no message to a role that reads none", async () => {
    expect(await find(messageId, finance)).not.toContain(`>${messageId}<`);
    expect(await find(messageId, finance)).toContain("0 found");
    expect(await find(threadId, finance)).not.toContain("/clients/");
    expect(await find(threadId, finance)).toContain("0 found");
  });
});

describe("the page of a client", () => {
  const page = async (who = staff, id: number | string = client.userId) =>
    (await who.fetch(`${PATH}/clients/${id}`)).text();

  test("shows account, balances and records, and the look is recorded without the name", async () => {
    await provider.query("delete from event where operation = 'StaffLook'");
    const html = await page();
    for (const text of [
      "<h1>Philippa Quine</h1>",
      client.email,
      "$5,000.00",
      "$12,340.50",
      threadId,
      depositId,
      messageId,
    ])
      expect(html).toContain(text);
    expect(await looks()).toEqual([`looked at the page of a client: users ${client.userId}`]);
  });

  test("shows no messages to a role that reads none, and no links to pages that it may not read", async () => {
    const html = await page(finance);
    expect(html).toContain(depositId);
    for (const text of [messageId, threadId, `${PATH}/kyc`, `${PATH}/audit`])
      expect(html).not.toContain(text);
  });

  test("does not exist for another id, nor for a member of staff", async () => {
    const { rows } = await provider.query("select user_id as id from app_user where role = 'staff' limit 1");
    for (const id of [999_999_999, String(Object(rows[0]).id)])
      expect((await staff.fetch(`${PATH}/clients/${id}`)).status).toBe(404);
  });
});

test("every page has the search, which is reached by one key", async () => {
  const html = await (await staff.fetch(`${PATH}/ledger`)).text();
  expect(html).toMatch(
    /<form\s+class="find"\s+method="get"\s+action="\/sandbox\/backoffice\/search"\s+role="search"/,
  );
  expect(html).toContain('aria-keyshortcuts="Control+K Meta+K"');
});
