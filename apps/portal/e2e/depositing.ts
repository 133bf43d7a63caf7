import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** The five gateways, and what must be chosen at each besides it: a payment method, or a bank found by typing. */
export const gateways = [
  { name: "ESS", option: null },
  { name: "SmilePayz", option: { method: "DuitNow QR" } },
  { name: "OnePay", option: { bank: "CIMB Bank" } },
  { name: "RazorPay", option: { bank: "Public Bank" } },
  { name: "FastPay", option: { bank: "RHB Bank" } },
] as const;

/** One of them. */
export type TestGateway = (typeof gateways)[number];

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** Steps 1 and 2 of the deposit wizard, which is open at its beginning. */
export async function chooseGateway(page: Page, { name, option }: TestGateway): Promise<void> {
  await page.getByText("Payment Gateway", { exact: true }).first().click();
  await next(page);
  await page.getByText(name, { exact: true }).first().click();
  if (option && "method" in option) await page.getByText(option.method, { exact: true }).click();
  if (option && "bank" in option) {
    const banks = page.getByRole("combobox", { name: "Bank" });
    await banks.click();
    await banks.fill(option.bank);
    await page.getByRole("option", { name: option.bank }).waitFor();
    // By keyboard: the driver's press scrolls, and a list that is open closes when its page is scrolled.
    await banks.press("ArrowDown");
    await banks.press("Enter");
    await page.getByRole("listbox").waitFor({ state: "hidden" });
    expect(await banks.inputValue()).toBe(option.bank);
  }
  await next(page);
}

/** Everything up to the dialog that cannot be dismissed; the wizard is opened anew unless it is `isOpen`. */
export async function requestAtGateway(
  page: Page,
  gateway: TestGateway,
  usd: string,
  { isOpen = false } = {},
): Promise<void> {
  if (!isOpen) await page.goto("/deposit-withdraw?tab=deposit");
  await chooseGateway(page, gateway);
  await page.getByLabel("Your e-wallet receives").fill(usd);
  await page.getByRole("button", { name: "Confirm" }).click();
  await continueDialog(page).waitFor();
}

/** The dialog with 'Continue'. */
export const continueDialog = (page: Page) => page.getByRole("alertdialog", { name: "Success" });

/** Presses what opens a payment, and gives the gateway's window: it stands on the gateway's page and knows no opener. */
export async function openPayment(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [payment] = await Promise.all([context.waitForEvent("page"), press()]);
  await payment.waitForURL("**/checkout**");
  expect(await payment.evaluate(() => window.opener === null)).toBe(true);
  return payment;
}

/** The same by 'Continue'. */
export const continueToPayment = (page: Page) =>
  openPayment(page.context(), () => continueDialog(page).getByRole("button", { name: "Continue" }).click());

/** The reference of the payment that is open at step 4. */
export async function referenceOn(page: Page): Promise<string> {
  const text = await page
    .getByRole("main")
    .getByText(/^D-\d{8}-\w+$/)
    .first()
    .textContent();
  return text ?? "";
}
