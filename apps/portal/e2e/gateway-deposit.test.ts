import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser, watchProblems } from "./browser.ts";
import { continueToPayment, gateways, referenceOn, requestAtGateway } from "./depositing.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
let browser: Browser;

beforeAll(async () => {
  provider = await createProvider();
  [browser] = await Promise.all([launchBrowser(), provider.start()]);
});
afterAll(async () => {
  await browser.close();
  await provider.remove();
});

describe.each(gateways)("a deposit through $name", (gateway) => {
  let context: BrowserContext;
  let page: Page;
  let problems: (readonly string[])[];

  beforeAll(async () => {
    context = await browser.newContext({ baseURL: provider.url, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(10_000);
    problems = [];
    context.on("page", (opened) => problems.push(watchProblems(opened)));
    page = await context.newPage();
    await page.goto("/login");
    await page.getByLabel("Email").fill("demo@example.com");
    await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
    await page.getByRole("button", { name: "Sign Me In" }).click();
    await page.waitForURL("**/dashboard");
    return () => context.close();
  });
  beforeEach(() => async () => {
    expect(problems.flat()).toEqual([]);
    expect(await provider.control("ledger")).toMatchObject({ ok: true });
  });

  /** Opens the list of deposits, and gives the row of this one. */
  const listed = async (reference: string) => {
    await page.getByRole("link", { name: "Transactions" }).first().click();
    return page.getByRole("row").filter({ hasText: reference });
  };
  const isBackFrom = async (payment: Page) => {
    await payment.waitForURL("**/transactions?tab=deposit");
    await payment.close();
  };

  test("that is paid arrives: the wizard says so by itself and leads to the transactions", async () => {
    await requestAtGateway(page, gateway, "25");
    const payment = await continueToPayment(page);
    const reference = await referenceOn(page);
    await payment.getByRole("button", { name: "Pay", exact: true }).click();
    await isBackFrom(payment);
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
    await page.getByRole("button", { name: "OK" }).click();
    await page.waitForURL("**/transactions?tab=deposit");
    const row = await listed(reference);
    await expect.poll(() => row.textContent()).toContain("Completed");
  });

  test("that is declined says so, credits nothing, and another can be started", async () => {
    await requestAtGateway(page, gateway, "26");
    const payment = await continueToPayment(page);
    const reference = await referenceOn(page);
    await payment.getByRole("button", { name: "Decline" }).click();
    await isBackFrom(payment);
    await page.getByRole("heading", { name: "This payment was cancelled" }).waitFor();
    await page.getByRole("button", { name: "Start another deposit" }).click();
    await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
    const row = await listed(reference);
    await expect.poll(() => row.textContent()).toContain("Cancelled");
  });

  test("that is abandoned goes on waiting, and stays in the transactions as pending", async () => {
    await requestAtGateway(page, gateway, "27");
    const payment = await continueToPayment(page);
    const reference = await referenceOn(page);
    await payment.getByRole("link", { name: "Leave without paying" }).click();
    await payment.getByRole("heading", { name: "You left without paying" }).waitFor();
    await payment.close();
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Waiting for your payment").waitFor();
    await page.getByRole("button", { name: "Start another deposit" }).click();
    const row = await listed(reference);
    await expect.poll(() => row.textContent()).toContain("Pending");
  });

  test("that is paid late arrives when the gateway reports it, though the payer is back first", async () => {
    await requestAtGateway(page, gateway, "28");
    const payment = await continueToPayment(page);
    const reference = await referenceOn(page);
    await payment.getByRole("button", { name: "Pay in a minute" }).click();
    await isBackFrom(payment);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByText("Waiting for your payment").waitFor();
    await provider.control("clock", { advanceMinutes: 1.1 });
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: "OK" }).click();
    const row = await listed(reference);
    await expect.poll(() => row.textContent()).toContain("Completed");
  });
});
