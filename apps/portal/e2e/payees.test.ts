import { capabilities } from "@broker/api-spec/operations";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Portal, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal({
  PAYEE_WAIT_HOURS: "48",
  // Sessions that outlast the wait.
  SESSION_MINUTES: "100000",
  INACTIVITY_MINUTES: "100000",
});
/** A provider that saves no accounts. */
const without = sharePortal({ CAPABILITIES: capabilities.filter((name) => name !== "payees").join() });

const settings = "/profile?tab=withdrawal-settings";
const withdrawal = "/deposit-withdraw?tab=withdrawal";
const WALLET = "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC";
const waiting = (page: Page) => page.getByText(/^You can withdraw to your bank account from /);
const next = (page: Page) => page.getByRole("button", { name: "Next" });

/** Enters another account number in the withdrawal settings. */
async function enterAccount(page: Page, number: string): Promise<void> {
  await page.goto(settings);
  await page.getByRole("button", { name: "Edit" }).click();
  const form = page.getByRole("form", { name: "Bank for your withdrawals" });
  await form.getByLabel("Account number").fill(number);
}
async function save(page: Page, sentence: string) {
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(sentence).waitFor();
  await page.getByRole("button", { name: "OK" }).click();
}

/** Saves a wallet under a name. */
async function saveWallet(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add an account" }).click();
  await page.getByText("Wallet", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Wallet address").fill(WALLET);
  await save(page, "The account has been saved.");
}

/** Chooses the network of the wallet. */
const chooseNetwork = (page: Page) => page.getByText("USDT (TRC20)").first().click();

/** Requests the code, enters it, and confirms the withdrawal. */
async function confirm({ provider }: Portal, page: Page, email: string): Promise<void> {
  await page.getByRole("button", { name: "Request OTP" }).click();
  await page.getByText(`An OTP was sent to ${email}.`).waitFor();
  const { code } = await provider.readLetter(email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
}

test("another bank account is announced to wait, by e-mail too, and the page of a withdrawal says it before any input", async () => {
  const { customer, visit, provider, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page } = await visit(mine);
  await enterAccount(page, "111122223333");
  await page.getByText(/^You may have to wait before you can withdraw to another account/).waitFor();
  await save(page, "Withdrawal settings updated successfully.");
  await waiting(page).waitFor();
  const readLetter = async () => (await provider.readLetter(mine.email)).text;
  await expect.poll(readLetter).toContain("Withdrawals can go there from");
  await page.goto(withdrawal);
  await waiting(page).waitFor();
  await page.getByText("Daybreak Bank").first().click();
  await expect.poll(() => next(page).isDisabled()).toBe(true);
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(0);
});

test("a saved account is removed after a question, and stays gone after a reload", async () => {
  const { customer, visit, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page } = await visit(mine);
  await page.goto(settings);
  await page.getByText("You have not saved an account yet.").waitFor();
  await saveWallet(page, "My coins");
  await page.getByRole("button", { name: "Remove My coins" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove this account?" });
  await question.getByRole("button", { name: "Remove account" }).click();
  await page.getByText("You have not saved an account yet.").waitFor();
  await page.reload();
  await page.getByText("You have not saved an account yet.").waitFor();
  expect(await effects("RemovePayee", mine.userId)).toBe(1);
});

test("only a saved wallet can be withdrawn to: it is saved once, reported, waits, and is then paid to by its name", async () => {
  const { customer, visit, provider, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page } = await visit(mine);
  await page.goto(withdrawal);
  await chooseNetwork(page);
  await page.getByText(/^You can withdraw to a saved wallet only\./).waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Add a wallet" }).click();
  await page.waitForURL(/withdrawal-settings/);
  await page.getByText(/^You can withdraw to a new account after 48 hours/).waitFor();
  await saveWallet(page, "My coins");
  await page.getByText(/^From /).waitFor();
  const letter = async () => (await provider.readLetter(mine.email)).subject;
  await expect.poll(letter).toBe("An account for withdrawals was saved");
  await page.goto(withdrawal);
  await chooseNetwork(page);
  const wallet = page.getByRole("radio", { name: /^My coins/ });
  await expect.poll(() => wallet.isDisabled()).toBe(true);

  await provider.advanceClock(48 * 60);
  await page.reload();
  await chooseNetwork(page);
  await wallet.waitFor();
  await expect.poll(() => wallet.isEnabled()).toBe(true);
  await page.getByText("My coins").click();
  await page.getByLabel("You withdraw").fill("50");
  await next(page).click();
  await confirm(portal(), page, mine.email);
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(1);
  await provider.control("clock", { reset: true });
});

test("a provider that saves no accounts shows and asks nothing, and pays to another account and to any wallet at once", async () => {
  const { customer, visit, effects } = without();
  const mine = await customer({ eWallet: 500 });
  const { page, context } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await enterAccount(page, "111122223333");
  await untilQuiet(page);
  expect(await page.getByText(/^You may have to wait/).count()).toBe(0);
  await save(page, "Withdrawal settings updated successfully.");
  expect(await page.getByText(/saved account/i).count()).toBe(0);
  await page.goto(withdrawal);
  await chooseNetwork(page);
  await page.getByLabel("You withdraw").fill("50");
  await page.getByLabel("Wallet address").fill(WALLET);
  await next(page).click();
  await confirm(without(), page, mine.email);
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(1);
  expect(sent.filter((url) => /payee/i.test(url))).toEqual([]);
});
