import type { Customer } from "@broker/sandbox/testing";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** The five gateways, each with the option to choose: a payment method, or a bank found by typing. */
export const gateways = [
  { name: "ESS", option: null },
  { name: "SmilePayz", option: { method: "DuitNow QR" } },
  { name: "OnePay", option: { bank: "Ridgeline Bank" } },
  { name: "RazorPay", option: { bank: "Portico Bank" } },
  { name: "FastPay", option: { bank: "Lantern Bank" } },
] as const;

/** A gateway of the tests. */
export type TestGateway = (typeof gateways)[number];

/** Requests a bank deposit of 100 US dollars by a call of the API, without the portal, and returns its transaction id. */
export async function requestDeposit({ call, userId, username }: Customer): Promise<string> {
  const order = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
  const requested = await call("Deposit/DepositRequest", { ...order, companyId: 9, userId, username });
  if (!requested) throw new Error("The provider has refused the deposit");
  return requested.transactionId;
}

/** A page or a frame. */
type Surface = Pick<Page, "getByText" | "getByRole" | "getByLabel" | "locator">;

/** Chooses a bank at a gateway by typing its name. */
export async function chooseBank(page: Surface, name: string): Promise<void> {
  const banks = page.getByRole("combobox", { name: "Bank" });
  // The page is scrolled before the list opens, since scrolling closes an open list.
  await banks.scrollIntoViewIfNeeded();
  await banks.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await banks.fill(name);
  await page.getByRole("option", { name }).waitFor();
  // Until the typed text has filtered the list, its first item is another bank.
  await page.getByRole("option").nth(1).waitFor({ state: "detached" });
  // By keyboard: Playwright's click scrolls, and scrolling closes an open list.
  await banks.press("ArrowDown");
  await banks.press("Enter");
}

/** Performs steps 1 and 2 of the deposit wizard, which is at its first step; each choice leads on. */
export async function chooseGateway(page: Surface, { name, option }: TestGateway): Promise<void> {
  await page.getByText("Payment Gateway", { exact: true }).first().click();
  await page.getByText(name, { exact: true }).first().click();
  if (option && "method" in option) await page.getByText(option.method, { exact: true }).click();
  if (option && "bank" in option) {
    // The field has the focus, because the user fills it in next.
    await page.locator("input[role=combobox]:focus").waitFor();
    await chooseBank(page, option.bank);
  }
  await page.getByRole("heading", { name: "How much would you like to deposit?" }).waitFor();
}

/** Performs all steps up to the dialog that cannot be dismissed; opens the wizard unless it is `isOpen`. */
export async function requestAtGateway(
  page: Page,
  gateway: TestGateway,
  usd: string,
  { isOpen = false } = {},
): Promise<void> {
  if (!isOpen) await page.goto("/deposit-withdraw?tab=deposit");
  await requestHere(page, gateway, usd);
}

/** Performs all steps up to the dialog that cannot be dismissed, in a wizard that is at its first step. */
export async function requestHere(page: Surface, gateway: TestGateway, usd: string): Promise<void> {
  await chooseGateway(page, gateway);
  await page.getByLabel("Your e-wallet receives").fill(usd);
  await page.getByRole("button", { name: "Confirm" }).click();
  await continueDialog(page).waitFor();
}

/** Returns the dialog with 'Continue'. */
export const continueDialog = (page: Surface) => page.getByRole("alertdialog", { name: "Success" });

/**
 * Clicks the button that opens a payment, and returns the gateway's window, which is on the gateway's page and has no
 * opener.
 */
export async function openPayment(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [payment] = await Promise.all([context.waitForEvent("page"), press()]);
  await payment.waitForURL("**/checkout**");
  expect(await payment.evaluate(() => window.opener === null)).toBe(true);
  return payment;
}

/** Opens a payment by 'Continue', and returns the gateway's window. */
export const continueToPayment = (page: Page) =>
  openPayment(page.context(), () => continueDialog(page).getByRole("button", { name: "Continue" }).click());

/** Returns the reference of the payment that is open at step 4. */
export async function referenceOn(page: Page): Promise<string> {
  const text = await page
    .getByRole("main")
    .getByText(/^D-\d{8}-\w+$/)
    .first()
    .textContent();
  return text ?? "";
}
