import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { ask, createClient, erase } from "./deletions.ts";
import { lettersTo } from "./letters-to.ts";
import { customer, openCustomer, proveBooks, provider } from "./one-customer.ts";
import type { Visitor } from "./provider.ts";
import { sendMessage } from "./support-form.ts";

openCustomer({}, () => createClient({ eWallet: "0", trading: "0" }));
proveBooks();

let staff: Visitor;
beforeEach(async () => {
  staff = await provider.staff();
});

const OFFICE = "/sandbox/backoffice";
const read = async (path: string) => {
  const page = await staff.fetch(OFFICE + path);
  expect(page.status).toBe(200);
  return (await page.text()).replaceAll(/\s+/g, " ");
};
const post = (path: string, fields: Record<string, string>) =>
  staff.fetch(OFFICE + path, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

/** Deletes the account, and signs staff in again, since a month has passed. */
async function eraseAndReturn(): Promise<void> {
  await erase();
  staff = await provider.staff();
}

describe("staff who work on records of a deleted account", () => {
  test("read on its page since when it is deleted, and that nothing reaches its client", async () => {
    expect(await read(`/clients/${customer.userId}`)).not.toContain("This account was deleted");
    await eraseAndReturn();
    expect(await read(`/clients/${customer.userId}`)).toMatch(
      /This account was deleted on [^.]+\. Nothing is sent to its client\./,
    );
  });

  test("cannot answer its conversation, which they close without an answer: no client would read it", async () => {
    const { threadId, messageId } = await customer.client.call("SendMessage", {
      Key: randomUUID(),
      Topic: "deposit",
      Text: "Has my deposit arrived?",
    });
    expect(await read(`/threads/${threadId}`)).toContain("The client reads it in the portal");
    await eraseAndReturn();
    const page = await read(`/threads/${threadId}`);
    expect(page).toContain("This account was deleted. No client would read an answer.");
    expect(page).not.toContain("The client reads it in the portal");
    expect(page).not.toContain('name="answer"');
    const answer = await post(`/threads/${threadId}`, { step: "answer", upTo: messageId, answer: "Yes." });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("This account was deleted. No client would read an answer.");
    const { rows } = await provider.query(`select 1 from thread_message where thread_id = '${threadId}'`);
    expect(rows).toHaveLength(1);
    expect((await post(`/threads/${threadId}`, { step: "close", upTo: messageId })).status).toBe(303);
  });

  test("answer its message of the contact form by e-mail to the address of the message, and read that", async () => {
    const { email } = customer;
    await sendMessage(provider, { email }, { visitor: customer });
    const { rows } = await provider.query(
      `select message_id as id from support_message where user_id = ${customer.userId}`,
    );
    const path = `/support/${Object(rows[0]).id}`;
    expect(await read(path)).not.toContain("This account was deleted");
    await eraseAndReturn();
    expect(await read(path)).toContain(
      "This account was deleted. The answer goes by e-mail to the address of the message.",
    );
    const before = (await lettersTo(provider, email)).length;
    expect((await post(path, { step: "answer", answer: "It has arrived." })).status).toBe(303);
    await provider.work();
    const [letter, ...others] = await lettersTo(provider, email);
    expect(others).toHaveLength(before);
    expect(JSON.stringify(letter)).toContain("It has arrived.");
  });

  test("read before a deletion whether its client is notified of it", async () => {
    await ask();
    const words = "The e-mail address is not verified";
    expect(await read("/deletions")).not.toContain(words);
    await provider.query(`update app_user set email_verified_at = null where user_id = ${customer.userId}`);
    expect(await read("/deletions")).toContain(words);
    await provider.query(`delete from deletion_request where user_id = ${customer.userId}`);
  });

  test("are offered no decision about its identity check", async () => {
    await eraseAndReturn();
    for (const path of [`/clients/${customer.userId}`, "/kyc?state=decided"]) {
      const page = await read(path);
      expect(page).toContain("This account was deleted. Nothing can be decided any more.");
      expect(page).not.toContain(`/decide/kyc/${customer.userId}"`);
    }
  });
});
