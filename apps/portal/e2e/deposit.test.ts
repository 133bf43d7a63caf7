import { type Customer, customerPassword } from "@broker/sandbox/testing";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { signIn } from "./account.ts";
import {
  continueDialog,
  continueToPayment,
  gateways,
  openPayment,
  referenceOn,
  requestAtGateway,
} from "./depositing.ts";
import { phone, sharePortal, type Visit } from "./portal.ts";
import { nightTest } from "./scope.ts";

const [ess, , onePay] = gateways;
const receipt = fileURLToPath(new URL("../../sandbox/src/seed/specimen-front.png", import.meta.url));
const portal = sharePortal({}, "whole");
let customer: Customer;
let visit: Visit;
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  customer = await portal().customer();
  visit = await portal().visit(customer, { viewport: phone });
  ({ context, page } = visit);
});

const requests = (operation: string) => portal().effects(operation, customer.userId);

test("a deposit by crypto shows the address to copy, accepts the proof, and is credited after review", async () => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/deposit-withdraw?tab=deposit");
  await page.getByText("Cryptocurrency", { exact: true }).click();
  await page.getByText("USDT (TRC20)", { exact: true }).click();
  await page.getByLabel("Amount (USD)").fill("40");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await page.getByText("Send only on USDT (TRC20).").waitFor();
  await page.getByRole("img", { name: "QR code of the wallet address" }).waitFor();
  await page.getByRole("button", { name: "Copy Wallet address" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await page.locator("code").allTextContents()).toContain(copied);
  const reference = await referenceOn(page);
  await page.locator("input[type=file]").setInputFiles(receipt);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/transactions?tab=deposit");
  const row = page.locator(`a[href$="id=${reference}"]`);
  await row.getByText("Pending").waitFor();
  await portal().provider.control(`deposits/${reference}/complete`, {});
  await page.getByRole("button", { name: "Refresh" }).click();
  await row.getByText("Completed").waitFor();
});

test("while OnePay creates its address a dialog warns, and neither Escape nor a click closes it", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/Deposit/GenerateDepositUrlOnePay", async (route) => {
    await held;
    await route.continue();
  });
  const requested = requestAtGateway(page, onePay, "31");
  const warning = page.getByRole("alertdialog", { name: "Processing in progress" });
  await warning.waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  expect(await warning.textContent()).toContain("Please do not click, refresh or go back");
  letGo();
  await requested;
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  expect(await continueDialog(page).textContent()).toContain(
    "Deposit submitted successfully! Please tap below to continue.",
  );
});

nightTest("when the browser blocks a window, a link opens the payment with the same reference", async () => {
  await requestAtGateway(page, ess, "32");
  const before = await requests("GenerateDepositUrlEss");
  const devtools = await context.newCDPSession(page);
  const without = async (expression: string) => {
    const { result } = await devtools.send("Runtime.evaluate", { expression, userGesture: false });
    return result.value;
  };
  // A click by a script, long after the last input of the user, is stopped by a popup blocker.
  await expect.poll(() => without("navigator.userActivation.isActive"), { timeout: 15_000 }).toBe(false);
  await without(`document.querySelector("[role=alertdialog] button").click()`);
  await page.getByText("Your browser blocked the payment page.").waitFor();
  const reference = await referenceOn(page);
  const link = page.getByRole("link", { name: "Open the payment page" });
  expect(await link.getAttribute("href")).toBe(`/pay/handoff?reference=${reference}`);
  const payment = await openPayment(context, () => link.click());
  await payment.getByText(reference).waitFor();
  await page.getByText("Waiting for your payment").waitFor();
  await payment.getByRole("button", { name: "Pay", exact: true }).click();
  await payment.waitForURL("**/transactions?tab=deposit");
  await payment.close();
  await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
  expect(await requests("GenerateDepositUrlEss")).toBe(before);
});

nightTest("the sign-in and payments work at 127.0.0.1 as they do at localhost", async () => {
  const baseURL = portal().provider.url.replace("localhost", "127.0.0.1");
  const there = await portal().visit(null, { baseURL });
  // The default test setup serves the portal under another host name.
  await there.context.unrouteAll();
  await there.page.goto("/login");
  await signIn(there.page, customer.email, customerPassword);
  await there.page.waitForURL("**/dashboard");
  for (const gateway of [ess, onePay]) {
    await requestAtGateway(there.page, gateway, "34");
    const payment = await continueToPayment(there.page);
    expect(new URL(payment.url()).origin).toBe(baseURL);
    await payment.getByRole("button", { name: "Pay", exact: true }).click();
    await payment.waitForURL(`${baseURL}/transactions?tab=deposit`);
    await payment.close();
    await there.page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
  }
});

test("after a reload the pending payment is restored, can be opened again, and no request is repeated", async () => {
  await requestAtGateway(page, ess, "33");
  const first = await continueToPayment(page);
  await first.close();
  const reference = await referenceOn(page);
  const before = await requests("GenerateDepositUrlEss");
  await page.reload();
  await page.getByText("Waiting for your payment").waitFor();
  expect(await referenceOn(page)).toBe(reference);
  const again = await openPayment(context, () =>
    page.getByRole("button", { name: "Open the payment page again" }).click(),
  );
  await again.getByRole("button", { name: "Pay", exact: true }).click();
  await again.waitForURL("**/transactions?tab=deposit");
  await again.close();
  await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
  expect(await requests("GenerateDepositUrlEss")).toBe(before);
});

test("the hand-off of another user's payment submits nothing, shows a message and links back", async () => {
  await page.goto("/pay/handoff?reference=D-20261121-NOTMINE1");
  await page.getByRole("heading", { name: "This payment cannot be opened here" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/pay/handoff");
  await page.getByRole("link", { name: "Back to your deposit" }).click();
  await page.getByRole("heading", { name: "How would you like to deposit?" }).waitFor();
});

nightTest(
  "a hand-off that the document's policy blocks shows a message, and the deposit stays pending",
  async () => {
    await context.route("**/pay/handoff?*", async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"] ?? "";
      const headers = {
        ...response.headers(),
        "content-security-policy": policy.replace("form-action 'self'", "form-action 'none'"),
      };
      await route.fulfill({ response, headers });
    });
    await requestAtGateway(page, ess, "34");
    const [payment] = await Promise.all([
      context.waitForEvent("page"),
      continueDialog(page).getByRole("button", { name: "Continue" }).click(),
    ]);
    // Without a locator, because Playwright waits for the navigation that was stopped.
    const seen = () => payment.evaluate(() => document.body.innerText);
    await expect.poll(seen, { timeout: 10_000 }).toContain("This payment cannot be opened here");
    expect(new URL(payment.url()).pathname).toBe("/pay/handoff");
    await page.getByText("Waiting for your payment").waitFor();
    // The browser logs the policy violation that this test causes.
    visit.expectProblems(/form-action/);
  },
);
