import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Portal, sharePortal } from "./portal.ts";
import { PASSWORD, setUpApp } from "./set-up-app.ts";

const portal = sharePortal({ WITHDRAWAL_FREEZE_HOURS: "48" });
/** A provider that freezes nothing. */
const without = sharePortal({ WITHDRAWAL_FREEZE_HOURS: "0" });
const NEXT_PASSWORD = "Another-passphrase-7";
const withdrawal = "/deposit-withdraw?tab=withdrawal";

const announcement = "Withdrawals and transfers to other users pause for 48 hours after this change";

/** Opens the form that changes the password, and fills it. */
async function fillPasswords(page: Page): Promise<Locator> {
  await page.goto("/profile?tab=contact");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const form = page.getByRole("form", { name: "Change Password" });
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill(NEXT_PASSWORD);
  await page.getByLabel("Confirm new password", { exact: true }).fill(NEXT_PASSWORD);
  return form;
}

async function savePassword(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your password has been successfully changed.").waitFor();
  await page.getByRole("button", { name: "OK" }).click();
}
const paused = (page: Page) => page.getByText(/^Withdrawals are paused until /);

/** Enters 50 US dollars to the bank account of the client. */
async function enterAmount(page: Page): Promise<void> {
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").fill("50");
}

async function enterCode({ provider }: Portal, page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Request OTP" }).click();
  await page.getByText(`An OTP was sent to ${email}.`).waitFor();
  const { code } = await provider.readLetter(email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
}

test("a new password is announced to pause withdrawals, and the page then says until when before any input", async () => {
  const { customer, visit, provider, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page } = await visit(mine);
  await page.goto(withdrawal);
  await page.getByRole("heading", { name: "Where should your money go?" }).waitFor();
  expect(await paused(page).count()).toBe(0);
  const form = await fillPasswords(page);
  await form.getByText(announcement).waitFor();
  await savePassword(page);
  const readLetter = async () => (await provider.readLetter(mine.email)).text;
  await expect.poll(readLetter).toContain("withdrawals are paused until");
  await page.goto(withdrawal);
  await paused(page).waitFor();
  const end = new Date(Date.now() + 48 * 3_600_000);
  expect(await paused(page).innerText()).toContain(String(end.getFullYear()));
  expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(0);
});

test("a freeze that begins in another tab stops the open withdrawal, keeps its input, and the provider refuses what is sent", async () => {
  const { customer, visit, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page, context } = await visit(mine);
  await page.goto(withdrawal);
  await enterAmount(page);
  const other = await context.newPage();
  await setUpApp(other);
  await other.close();
  await paused(page).waitFor();
  expect(await page.getByLabel("You withdraw").inputValue()).toBe("50");
  expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
  await page.reload();
  await paused(page).waitFor();
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(0);
});

test("a freeze is announced where money goes to another user, before any input", async () => {
  const { customer, visit } = portal();
  const mine = await customer({ trading: 500 });
  const { page } = await visit(mine);
  const open = async () => {
    await page.goto("/transactions?tab=internal-transfer");
    await page.getByRole("button", { name: "Transfer CTrader Funds" }).click();
    return page.getByRole("dialog", { name: "Transfer CTrader Funds" });
  };
  const send = (dialog: Locator) => dialog.getByRole("button", { name: "Transfer" });
  const before = await open();
  await expect.poll(() => send(before).isEnabled()).toBe(true);
  await fillPasswords(page);
  await savePassword(page);
  const dialog = await open();
  await dialog.getByText(/^Transfers to other users are paused until /).waitFor();
  expect(await send(dialog).isDisabled()).toBe(true);
});

test("a provider that freezes nothing announces nothing, is not asked, and pays out after a new password", async () => {
  const { customer, visit, effects } = without();
  const mine = await customer({ eWallet: 500 });
  const { page, context } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  const form = await fillPasswords(page);
  expect(await form.getByText("pause").count()).toBe(0);
  await savePassword(page);
  await page.goto(withdrawal);
  await enterAmount(page);
  await page.getByRole("button", { name: "Next" }).click();
  await enterCode(without(), page, mine.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(1);
  expect(sent.filter((url) => /GetFreeze|freeze|paused/.test(url))).toEqual([]);
});
