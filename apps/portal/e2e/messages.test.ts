import { capabilities } from "@broker/api-spec/operations";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBackOffice } from "./back-office.ts";
import { requestDeposit } from "./depositing.ts";
import { phone, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";
import { createReader } from "./reader.ts";

const portal = sharePortal();
/** A provider without messages. */
const without = sharePortal({ CAPABILITIES: capabilities.filter((name) => name !== "messages").join() });

const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

/** Writes the first message of a conversation, and returns the id of the conversation. */
async function open(page: Page, topic: string, text: string): Promise<string> {
  await page.getByLabel("What is it about?").selectOption({ label: topic });
  await field(page).fill(text);
  await send(page).click();
  await page.waitForURL(/id=C-/);
  return new URL(page.url()).searchParams.get("id") ?? "";
}

/** Answers a conversation in the back office. */
async function answer(threadId: string, text: string): Promise<void> {
  const { page } = await portal().visit();
  await openBackOffice(page, `/threads/${threadId}`);
  await page.getByLabel("Answer").fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL("**/backoffice/threads");
}

/** Fails the next answers to messages, of which the provider still takes each. */
async function loseAnswers(context: BrowserContext, times: number): Promise<() => number> {
  let sent = 0;
  await context.route("**/SendMessage", async (route) => {
    sent += 1;
    if (sent > times) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return () => sent;
}

test("a question about a transaction is asked from its panel, and the answer of staff appears on the open page, by e-mail and on the bell", async () => {
  const { visit, provider, effects } = portal();
  const mine = await createReader(portal());
  const transactionId = await requestDeposit(mine);
  const { page } = await visit(mine);
  await page.goto(`/transactions?tab=deposit&id=${transactionId}`);
  await page.getByRole("link", { name: "Ask about this" }).click();
  await page.getByText(`Your message is about the transaction ${transactionId}.`).waitFor();
  const threadId = await open(page, "Deposits", "Has it arrived?\nI sent it on Monday.");
  await page.getByText("I sent it on Monday.").waitFor();
  await page.getByText("Waiting for our answer").waitFor();
  await page.getByRole("link", { name: `Deposit ${transactionId}` }).waitFor();
  await untilQuiet(page);
  await answer(threadId, "It has arrived this morning.");
  await page.getByText("It has arrived this morning.").waitFor();
  await page.getByText("Answered", { exact: true }).waitFor();
  const letter = async () => (await provider.readLetter(mine.email)).text;
  await expect.poll(letter).toContain("It has arrived this morning.");
  // Read on the open page, so that the bell does not count it.
  await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  expect(await effects("SendMessage", mine.userId)).toBe(1);
});

test("an unread answer is on the bell, which leads to the conversation, where it is then read", async () => {
  const { visit, effects } = portal();
  const mine = await createReader(portal());
  const { page } = await visit(mine, { viewport: phone });
  await page.goto("/profile?view=messages");
  await page.getByText("No messages yet").waitFor();
  await page.getByRole("link", { name: "New message" }).click();
  const threadId = await open(page, "Trading", "Which hours are these?");
  await page.goto("/dashboard");
  await answer(threadId, "24 hours, five days a week.");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("link", { name: "We answered your message" }).click();
  await page.waitForURL(`**/profile?view=messages&id=${threadId}`);
  await page.getByText("24 hours, five days a week.").waitFor();
  await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  expect(await effects("SendMessage", mine.userId)).toBe(1);
});

test("a message whose answer is lost is sent once, and what is typed outlasts a reload", async () => {
  const { visit, customer, effects } = portal();
  const mine = await customer();
  const { page, context, expectProblems } = await visit(mine);
  expectProblems(/ERR_FAILED|Failed to load/);
  await page.goto("/profile?view=messages&id=new");
  const threadId = await open(page, "Something else", "First.");
  await field(page).fill("Half a sentence");
  await untilQuiet(page);
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe("Half a sentence");
  const sent = await loseAnswers(context, 1);
  await field(page).fill("Second.");
  await send(page).click();
  await expect.poll(() => field(page).inputValue()).toBe("");
  await page.getByText("Second.", { exact: true }).waitFor();
  expect(sent()).toBe(1);
  expect(await effects("SendMessage", mine.userId)).toBe(2);
  // Another client's conversation is unknown.
  const { page: other } = await visit(await customer());
  await other.goto(`/profile?view=messages&id=${threadId}`);
  await other.getByText("There is no such conversation.").waitFor();
  expect(await other.getByText("First.").count()).toBe(0);
});

test("without the capability nothing leads to messages, and none of their calls or chunks is requested", async () => {
  const { visit, customer } = without();
  const mine = await customer();
  const { page, context } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await page.goto("/profile?view=messages");
  await page.getByRole("heading", { name: "Profile", level: 1 }).waitFor();
  await untilQuiet(page);
  await page.getByRole("button", { name: mine.username.toUpperCase() }).click();
  await page.getByRole("menuitem", { name: "Logout" }).waitFor();
  expect(await page.getByRole("menuitem", { name: "Messages" }).count()).toBe(0);
  expect(sent.filter((url) => /\/api\/Message|threads\.screen/.test(url))).toEqual([]);
});
