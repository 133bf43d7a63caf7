import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();
const contact = "/profile?tab=contact";

test("a client requests a copy of all data and downloads it as an archive, and an e-mail says that it is ready", async () => {
  const { provider, customer, visit, effects } = portal();
  const mine = await customer();
  const { page } = await visit(mine);
  await page.goto(contact);
  await page.getByText("You have not requested a copy yet.").waitFor();
  const request = page.getByRole("button", { name: "Request a copy" });
  await request.click();
  const button = page.getByRole("button", { name: /^Download the copy of/ });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click({ timeout: 30_000 })]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
  expect(bytes.includes("index.html")).toBe(true);
  await expect
    .poll(async () => (await provider.readLetter(mine.email)).subject)
    .toBe("The copy of your data is ready");
  await page.reload();
  await page.getByText(/^You can request another copy from /).waitFor();
  expect(await request.isDisabled()).toBe(true);
  expect(await effects("RequestDataExport", mine.userId)).toBe(1);
});

test("without the capability no copy is offered, and none is requested", async () => {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "privacy");
  await page.goto(contact);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await untilQuiet(page);
  expect(await page.getByText(/copy of your data/i).count()).toBe(0);
  expect(sent.filter((url) => /DataRequests|DataExport|privacy\.screen/.test(url))).toEqual([]);
});

/** A provider that deletes after a day, with sessions that outlast it. */
const quick = sharePortal({
  DELETION_WAIT_DAYS: "1",
  SESSION_MINUTES: "100000",
  INACTIVITY_MINUTES: "100000",
});

test("a client requests the deletion of the account, takes it back, requests it again, and staff carry it out", async () => {
  const { provider, customer, visit, effects } = quick();
  const mine = await customer({ eWallet: 0 });
  const { page, expectProblems } = await visit(mine);
  // The session has ended with the account.
  expectProblems(/401/);
  const request = async () => {
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByLabel("Email address of your account").fill(mine.email);
    await page.getByLabel("Password", { exact: true }).last().fill("A-long-passphrase-9");
    await page.getByRole("button", { name: "Request deletion" }).click();
    await page.getByText(/^Your account will be deleted after /).waitFor();
  };
  await page.goto(contact);
  await request();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("button", { name: "Delete my account" }).waitFor();
  await request();
  expect(await effects("RequestDeletion", mine.userId)).toBe(2);
  await provider.advanceClock(24 * 60);
  const [event] = await provider.control<{ changes: string[] }[]>(
    `events?operation=RequestDeletion&userId=${mine.userId}`,
  );
  const id = /deletion (\d+)/.exec(event?.changes[0] ?? "")?.[1];
  await provider.control(`deletions/${id}/erase`, { comment: null });
  await page.reload();
  await page.waitForURL("**/login*");
  await expect
    .poll(async () => (await provider.readLetter(mine.email)).subject)
    .toBe("Your account was deleted");
  await provider.control("clock", { reset: true });
});

test("money prevents the deletion, and the page says what to do", async () => {
  const { customer, visit, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page } = await visit(mine);
  await page.goto(contact);
  await page.getByText("Your e-wallet has $500.00. Withdraw it first.").waitFor();
  expect(await page.getByRole("button", { name: "Delete my account" }).count()).toBe(0);
  expect(await effects("RequestDeletion", mine.userId)).toBe(0);
});
