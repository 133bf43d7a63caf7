import { type Sandbox } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  continueToPayment,
  gateways,
  referenceOn,
  requestAtGateway,
  type TestGateway,
} from "./depositing.ts";
import { sharePortals } from "./portal.ts";
import { isWhole } from "./scope.ts";

// Waiting for payments uses little processor time, so two portals run at once.
const inPortal = sharePortals(2);

/** Takes a deposit from the first step of the wizard to a gateway's page. */
async function open(page: Page, gateway: TestGateway, usd: string) {
  await requestAtGateway(page, gateway, usd, { isOpen: true });
  const payment = await continueToPayment(page);
  return { payment, reference: await referenceOn(page) };
}

/** Opens the list of deposits, and waits until the row of the deposit has the expected status. */
async function isListed(page: Page, reference: string, status: string): Promise<void> {
  await page.getByRole("link", { name: "Transactions" }).first().click();
  await page.getByRole("row").filter({ hasText: reference }).filter({ hasText: status }).waitFor();
}

async function isBackFrom(payment: Page): Promise<void> {
  await payment.waitForURL("**/transactions?tab=deposit");
  await payment.close();
}

/** The outcomes of a payment, with the texts on both sides. */
const outcomes = {
  async "is paid arrives: the wizard says so by itself and leads to the transactions"(page, gateway) {
    const { payment, reference } = await open(page, gateway, "25");
    await payment.getByRole("button", { name: "Pay", exact: true }).click();
    await isBackFrom(payment);
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
    await page.getByRole("button", { name: "OK" }).click();
    await page.waitForURL("**/transactions?tab=deposit");
    await isListed(page, reference, "Completed");
  },
  async "is declined says so, credits nothing, and another can be started"(page, gateway) {
    const { payment, reference } = await open(page, gateway, "26");
    await payment.getByRole("button", { name: "Decline" }).click();
    await isBackFrom(payment);
    // The focused element has disappeared.
    await page.locator("h2:focus", { hasText: "This payment was cancelled" }).waitFor();
    await page.getByRole("button", { name: "Start another deposit" }).click();
    await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
    await isListed(page, reference, "Cancelled");
  },
  async "is abandoned goes on waiting, and stays in the transactions as pending"(page, gateway) {
    const { payment, reference } = await open(page, gateway, "27");
    await payment.getByRole("link", { name: "Leave without paying" }).click();
    await payment.getByRole("heading", { name: "You left without paying" }).waitFor();
    await payment.close();
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Waiting for your payment").waitFor();
    await page.getByRole("button", { name: "Start another deposit" }).click();
    await isListed(page, reference, "Pending");
  },
  async "is paid late arrives when the gateway reports it, though the payer is back first"(
    page,
    gateway,
    provider,
  ) {
    const { payment, reference } = await open(page, gateway, "28");
    await payment.getByRole("button", { name: "Pay in a minute" }).click();
    await isBackFrom(payment);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Waiting for your payment").waitFor();
    await provider.control("clock", { advanceMinutes: 1.1 });
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: "OK" }).click();
    await isListed(page, reference, "Completed");
  },
} satisfies Record<string, (page: Page, gateway: TestGateway, provider: Sandbox) => Promise<void>>;

// A gateway with a form in the provider's HTML, and a gateway with an address and a bank to choose.
const [ess, , onePay] = gateways;

test.concurrent.each(isWhole ? gateways : [ess, onePay])(
  "a deposit through $name: paid it is credited, declined it credits nothing, abandoned it stays pending, paid late it is credited too",
  async (gateway) => {
    const walk = inPortal(async ({ provider, customer, visit }) => {
      const who = await customer();
      const { page } = await visit(who);
      await page.goto("/deposit-withdraw?tab=deposit");
      for (const [what, outcome] of Object.entries(outcomes)) {
        await outcome(page, gateway, provider).catch((cause: unknown) => {
          throw new Error(`A deposit through ${gateway.name} that ${what}: it did not`, { cause });
        });
        await page.getByRole("link", { name: "Deposit & Withdraw" }).first().click();
      }
      // The balance contains the paid amount only.
      await page.getByRole("link", { name: "Dashboard" }).first().click();
      await page.getByText("$53.00").first().waitFor();
    });
    await expect(walk).resolves.toBeUndefined();
  },
);
