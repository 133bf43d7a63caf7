import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  continueToPayment,
  gateways,
  referenceOn,
  requestAtGateway,
  type TestGateway,
} from "./depositing.ts";
import { type Portal, sharePortals } from "./portal.ts";

// What a payment waits for costs time and no work: two at once.
const inPortal = sharePortals(2);

/** A customer of their own who was taken to a gateway's page. */
async function open(portal: Portal, gateway: TestGateway, usd: string) {
  const customer = await portal.customer();
  const { page } = await portal.visit(customer);
  await requestAtGateway(page, gateway, usd);
  const payment = await continueToPayment(page);
  return { page, payment, customer, reference: await referenceOn(page) };
}

/** Opens the list of deposits, and reads the row of this one until it says so. */
async function isListed(page: Page, reference: string, status: string): Promise<void> {
  await page.getByRole("link", { name: "Transactions" }).first().click();
  await page.getByRole("row").filter({ hasText: reference }).filter({ hasText: status }).waitFor();
}

async function isBackFrom(payment: Page): Promise<void> {
  await payment.waitForURL("**/transactions?tab=deposit");
  await payment.close();
}

/** What becomes of a payment, and what both sides then say of it. */
const outcomes = {
  async "is paid arrives: the wizard says so by itself and leads to the transactions"(portal, gateway) {
    const { page, payment, reference } = await open(portal, gateway, "25");
    await payment.getByRole("button", { name: "Pay", exact: true }).click();
    await isBackFrom(payment);
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
    await page.getByRole("button", { name: "OK" }).click();
    await page.waitForURL("**/transactions?tab=deposit");
    await isListed(page, reference, "Completed");
  },
  async "is declined says so, credits nothing, and another can be started"(portal, gateway) {
    const { page, payment, reference } = await open(portal, gateway, "26");
    await payment.getByRole("button", { name: "Decline" }).click();
    await isBackFrom(payment);
    await page.getByRole("heading", { name: "This payment was cancelled" }).waitFor();
    await page.getByRole("button", { name: "Start another deposit" }).click();
    await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
    await isListed(page, reference, "Cancelled");
  },
  async "is abandoned goes on waiting, and stays in the transactions as pending"(portal, gateway) {
    const { page, payment, reference } = await open(portal, gateway, "27");
    await payment.getByRole("link", { name: "Leave without paying" }).click();
    await payment.getByRole("heading", { name: "You left without paying" }).waitFor();
    await payment.close();
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Waiting for your payment").waitFor();
    await page.getByRole("button", { name: "Start another deposit" }).click();
    await isListed(page, reference, "Pending");
  },
  async "is paid late arrives when the gateway reports it, though the payer is back first"(portal, gateway) {
    const { page, payment, reference } = await open(portal, gateway, "28");
    await payment.getByRole("button", { name: "Pay in a minute" }).click();
    await isBackFrom(payment);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Waiting for your payment").waitFor();
    await portal.provider.control("clock", { advanceMinutes: 1.1 });
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: "OK" }).click();
    await isListed(page, reference, "Completed");
  },
} satisfies Record<string, (portal: Portal, gateway: TestGateway) => Promise<void>>;

describe.concurrent.each(gateways)("a deposit through $name", (gateway) => {
  test.each(Object.entries(outcomes))("that %s", async (_what, walk) => {
    await expect(inPortal((portal) => walk(portal, gateway))).resolves.toBeUndefined();
  });
});
