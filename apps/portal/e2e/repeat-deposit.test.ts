import type { Customer } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openBackOffice } from "./back-office.ts";
import { chooseBank, continueDialog, gateways } from "./depositing.ts";
import { type Portal, phone, sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();
const [, , onePay] = gateways;
const amounts = { currencyCode: "MYR", amount: 447, amountUsd: 100 };
const calls = {
  DepositRequest: () => ({}),
  GenerateDepositUrlEss: ({ email, cTraderLogin }: Customer) => ({ email, cTraderLogin }),
  GenerateDepositUrlOnePay: ({ email, cTraderLogin }: Customer) => ({
    email,
    cTraderLogin,
    merchantBankId: "RIDG",
    bankName: "Ridgeline Bank",
  }),
};

/** Creates a customer with a deposit that staff have completed or cancelled, and opens a browser. */
async function depositor(
  { customer, visit, provider }: Portal,
  paymentPlatformId: number,
  decision: "complete" | "cancel" = "complete",
  operation: keyof typeof calls = "DepositRequest",
) {
  const mine = await customer();
  const { userId, username } = mine;
  const own = { companyId: 9, userId, username, paymentPlatformId, ...amounts };
  const opened = await mine.call(`Deposit/${operation}`, { ...own, ...calls[operation](mine) });
  const transactionId = opened?.transactionId ?? "";
  const comment = "No payment has arrived.";
  await provider.control(`deposits/${transactionId}/${decision}`, decision === "cancel" ? { comment } : {});
  const { page } = await visit(mine, { viewport: phone });
  return { mine, page, address: `/transactions?tab=deposit&id=${transactionId}` };
}

const again = (page: Page) => page.getByRole("button", { name: "Deposit again" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Deposit again" });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name }).click();
const local = (page: Page) => page.getByLabel("You send");
/** Waits until the wizard shows the amount of the earlier deposit. */
async function isAtAmount(page: Page): Promise<void> {
  await page.waitForURL("**/deposit-withdraw?tab=deposit");
  await expect.poll(() => local(page).inputValue()).toMatch(/^447/);
}
const effects = (operation: keyof typeof calls, { userId }: Customer) => portal().effects(operation, userId);

test("a completed deposit to a bank is begun again at its amount, survives a reload, and is sent only once it is confirmed", async () => {
  const { mine, page, address } = await depositor(portal(), 11);
  await page.goto(address);
  await again(page).click();
  await isAtAmount(page);
  await page.reload();
  await isAtAmount(page);
  expect(await effects("DepositRequest", mine)).toBe(1);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await page.getByText("Daybreak Bank").first().waitFor();
  expect(await effects("DepositRequest", mine)).toBe(2);

  // The new deposit must be finished first, and an unfinished deposit cannot be repeated.
  await page.goto(address);
  await again(page).click();
  await question(page).getByText("Another deposit of yours is not finished").waitFor();
  await answer(page, "Open the deposit page");
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await page.goto("/transactions?tab=deposit");
  await page.getByText("Pending").first().click();
  await page.getByRole("dialog", { name: "Deposit" }).getByText("Submitted", { exact: true }).waitFor();
  expect(await again(page).count()).toBe(0);
  expect(await effects("DepositRequest", mine)).toBe(2);
});

test("a cancelled deposit through a gateway is begun again at its amount, and is paid at that gateway", async () => {
  const { mine, page, address } = await depositor(portal(), 31, "cancel", "GenerateDepositUrlEss");
  await page.goto(address);
  await again(page).click();
  await isAtAmount(page);
  expect(await effects("GenerateDepositUrlEss", mine)).toBe(1);
  await page.getByRole("button", { name: "Confirm" }).click();
  await continueDialog(page).waitFor();
  expect(await effects("GenerateDepositUrlEss", mine)).toBe(2);
});

test("at a gateway with a bank to choose, the bank is chosen again, and the amount is kept", async () => {
  const { mine, page, address } = await depositor(portal(), 33, "complete", "GenerateDepositUrlOnePay");
  await page.goto(address);
  await again(page).click();
  await page.getByRole("radio", { name: new RegExp(onePay.name), checked: true }).waitFor();
  // The page reads the list of banks, and then moves the focus to its field.
  await untilQuiet(page);
  await chooseBank(page, onePay.option.bank);
  await isAtAmount(page);
  expect(await effects("GenerateDepositUrlOnePay", mine)).toBe(1);
});

test("a deposit that was begun is kept until the user continues without it", async () => {
  const { page, address } = await depositor(portal(), 11);
  await page.goto("/deposit-withdraw?tab=deposit");
  await page.getByText("Bank Transfer", { exact: true }).click();
  await page.getByText("Ridgeline Bank", { exact: true }).click();
  await local(page).fill("600");
  await page.goto(address);
  await again(page).click();
  await question(page).getByText("RM 600.00 · Ridgeline Bank").waitFor();
  await answer(page, "Not now");
  await question(page).waitFor({ state: "detached" });
  await page.locator("button:focus", { hasText: "Deposit again" }).waitFor();
  await page.goto("/deposit-withdraw?tab=deposit");
  await expect.poll(() => local(page).inputValue()).toMatch(/^600/);
  await page.goto(address);
  await again(page).click();
  await answer(page, "Continue without it");
  await isAtAmount(page);
});

test("a repeated deposit reports what staff have changed since: a closed bank, another rate, and lower limits", async () => {
  const { mine, page, address } = await depositor(portal(), 12);
  const daybreak = await depositor(portal(), 11);
  const { page: staff } = await portal().visit();
  await openBackOffice(staff, "/catalogue");
  /** Changes a row of the catalogue, and saves it. */
  const change = async (name: string, fill: (form: ReturnType<Page["locator"]>) => Promise<void>) => {
    await staff.goto("/sandbox/backoffice/catalogue");
    const save = staff.getByRole("button", { name: `Save ${name}`, exact: true });
    await fill(staff.locator("form", { has: save }));
    await save.click();
    await staff.waitForLoadState();
  };
  await change("Ridgeline Bank", (form) => form.getByLabel("Deposits").uncheck());
  await change("Daybreak Bank", (form) => form.getByLabel("to").first().fill("90"));
  await change("MYR", (form) => form.getByLabel("Deposits").fill("4.40"));

  await page.goto(address);
  await again(page).click();
  await question(page).getByText("Ridgeline Bank in MYR is not offered any more.").waitFor();
  await answer(page, "Open the deposit page");
  await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
  expect(await effects("DepositRequest", mine)).toBe(1);

  await daybreak.page.goto(daybreak.address);
  await again(daybreak.page).click();
  await isAtAmount(daybreak.page);
  await daybreak.page.getByText("The rate has changed since you typed the amount.").waitFor();
  await daybreak.page.getByText("Amount (USD) must not exceed 90.").waitFor();
  await local(daybreak.page).fill("220");
  await daybreak.page.getByRole("button", { name: "Confirm" }).click();
  await daybreak.page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
});
