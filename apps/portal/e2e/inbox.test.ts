import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { requestDeposit } from "./depositing.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { phone, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";
import { createReader } from "./reader.ts";

const portal = sharePortal();

const complete = (transactionId: string) =>
  portal().provider.control(`deposits/${transactionId}/complete`, {});

/** Lists the subjects of the e-mails to an address. */
async function subjectsTo(email: string): Promise<readonly string[]> {
  const response = await fetch(
    `${portal().provider.url}/sandbox/mailbox.json?to=${encodeURIComponent(email)}`,
  );
  const letters: { subject: string }[] = JSON.parse(await response.text());
  return letters.map(({ subject }) => subject);
}

/** Collects the announcements to screen readers from now on; each leaves the page after a while. */
const collectAnnouncements = (page: Page) =>
  page.evaluateHandle(() => {
    const heard: string[] = [];
    const listen = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const isLine = target instanceof HTMLElement && target.parentElement?.role === "log";
        if (isLine && target.textContent) heard.push(target.textContent);
      }
    });
    listen.observe(document.body, { childList: true, subtree: true });
    return heard;
  });

const bell = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** Waits for an announcement to screen readers, which leaves the page again. */
const untilAnnounced = (page: Page, words: string) =>
  page.getByRole("log").getByText(words, { exact: true }).waitFor({ state: "attached" });

test("a decision in the back office is counted on the bell and announced once, and its entry leads to the transaction", async () => {
  const { visit } = portal();
  const mine = await createReader(portal());
  const transactionId = await requestDeposit(mine);
  const { page } = await visit(mine);
  await page.goto("/dashboard");
  await bell(page, "Notifications").waitFor();
  await untilQuiet(page);
  const heard = await collectAnnouncements(page);
  await Promise.all([untilAnnounced(page, "New notifications: 1"), complete(transactionId)]);
  await bell(page, "Notifications, 1 unread").click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await panel.getByRole("link", { name: "Your deposit has arrived" }).click();
  await page.waitForURL(`**/transactions?tab=deposit&id=${transactionId}`);
  await page.getByRole("dialog", { name: "Deposit" }).waitFor();
  await page.keyboard.press("Escape");
  await bell(page, "Notifications").waitFor();
  await untilQuiet(page);
  const told = await heard.jsonValue();
  expect(told.filter((words) => words.startsWith("New notifications"))).toHaveLength(1);
  await page.reload();
  await bell(page, "Notifications").waitFor();
});

test("on a phone the bell opens a sheet, in which all entries are marked as read for every device", async () => {
  const { visit } = portal();
  const mine = await createReader(portal());
  for (const transactionId of [await requestDeposit(mine), await requestDeposit(mine)])
    await complete(transactionId);
  const { page } = await visit(mine, { viewport: phone });
  await page.goto("/dashboard");
  await bell(page, "Notifications, 2 unread").click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await sheet.getByRole("button", { name: "Mark all as read" }).click();
  await sheet.getByRole("button", { name: "Mark all as read" }).waitFor({ state: "detached" });
  expect(await sheet.getByText("New", { exact: true }).count()).toBe(0);
  await untilQuiet(page);
  const { page: other } = await visit(mine);
  await other.goto("/dashboard");
  await bell(other, "Notifications").waitFor();
});

test("e-mails about deposits that a client switches off are not sent, and those about security cannot be switched off", async () => {
  const { visit } = portal();
  const mine = await createReader(portal());
  const { page } = await visit(mine);
  await page.goto("/profile?tab=contact");
  const switchOf = (name: string) => page.getByRole("switch", { name, exact: true });
  await switchOf("Deposits: Email").press("Space");
  await untilAnnounced(page, "The notification settings have been saved.");
  expect(await switchOf("Security: Email").isDisabled()).toBe(true);
  await complete(await requestDeposit(mine));
  await page.reload();
  await bell(page, "Notifications, 2 unread").waitFor();
  await expect.poll(() => switchOf("Deposits: Email").isChecked()).toBe(false);
  // This e-mail is sent after the time at which the e-mail about the deposit would have been sent.
  await switchOf("Withdrawals: Email").press("Space");
  const report = "Some of our e-mails were switched off";
  await expect
    .poll(async () => (await subjectsTo(mine.email)).filter((subject) => subject === report), {
      timeout: 15_000,
    })
    .toHaveLength(2);
  expect(await subjectsTo(mine.email)).not.toContain("Your deposit has arrived");
});

test("without the capability there is no bell and no section, and none of its calls or chunks is requested", async () => {
  const { visit } = portal();
  const mine = await createReader(portal());
  await complete(await requestDeposit(mine));
  const { context, page } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "inbox");
  await page.goto("/profile?tab=contact");
  await page.getByRole("heading", { name: "Where you are signed in" }).waitFor();
  await untilQuiet(page);
  expect(await page.getByText("Notifications").count()).toBe(0);
  expect(await page.getByRole("button", { name: /notifications/i }).count()).toBe(0);
  expect(
    sent.filter((url) => /GetInbox|MarkRead|Preferences|inbox\.screen|channels\.screen/.test(url)),
  ).toEqual([]);
});
