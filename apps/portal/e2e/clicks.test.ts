import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { continueToPayment, gateways } from "./depositing.ts";
import { picture } from "./faults/money-journeys.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();
const [ess, , onePay] = gateways;

/** Opens the dashboard of a new customer, and counts from then on every press of a pointer in that window. */
async function openDashboard(needs: { eWallet?: number } = {}) {
  const customer = await portal().customer(needs);
  const { page } = await portal().visit(customer);
  await page.addInitScript(() => {
    const count = () => Number(sessionStorage.getItem("clicks"));
    addEventListener("pointerdown", () => sessionStorage.setItem("clicks", String(count() + 1)), true);
  });
  await page.goto("/dashboard");
  await page.getByText("Welcome, ").waitFor();
  return { page, customer };
}

const clicksOf = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("clicks")));
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const follow = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
const choose = (page: Page, words: string) => page.getByText(words, { exact: true }).first().click();

test("a bank deposit with its proof takes six clicks from the dashboard", async () => {
  const { page } = await openDashboard();
  await follow(page, "Deposit");
  await choose(page, "Bank Transfer");
  await choose(page, "Daybreak Bank");
  await page.getByLabel("You send").fill("447");
  await button(page, "Confirm").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles(picture("receipt.png"));
  await button(page, "Submit").click();
  await page.getByText("Deposit submitted successfully!").waitFor();
  expect(await clicksOf(page)).toBe(6);
});

test("a deposit through a gateway takes five clicks from the dashboard to the page of the payment", async () => {
  const { page } = await openDashboard();
  await follow(page, "Deposit");
  await choose(page, "Payment Gateway");
  await choose(page, ess.name);
  await page.getByLabel("Your e-wallet receives").fill("25");
  await button(page, "Confirm").click();
  const payment = await continueToPayment(page);
  await button(payment, "Pay").click();
  await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
  expect(await clicksOf(page)).toBe(5);
});

test("a bank of a gateway is typed at once where it is searched, and needs one click or key more", async () => {
  const { page } = await openDashboard();
  await follow(page, "Deposit");
  await choose(page, "Payment Gateway");
  await choose(page, onePay.name);
  await page.locator("input[role=combobox]:focus").waitFor();
  await page.keyboard.type(onePay.option.bank);
  await page.getByRole("option", { name: onePay.option.bank }).click();
  await page.getByLabel("Your e-wallet receives").fill("25");
  await button(page, "Confirm").click();
  await continueToPayment(page);
  expect(await clicksOf(page)).toBe(6);
});

test("a withdrawal takes five clicks from the dashboard", async () => {
  const { page, customer } = await openDashboard({ eWallet: 100 });
  await follow(page, "Withdrawal");
  await page.getByRole("heading", { name: "Where should your money go?" }).waitFor();
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").fill("50");
  await button(page, "Next").click();
  await button(page, "Request OTP").click();
  await page.getByText("An OTP was sent to").waitFor();
  const { code } = await portal().provider.readLetter(customer.email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
  await button(page, "Confirm withdrawal").click();
  await page.getByText("Your withdrawal of $50.00 was submitted.").waitFor();
  expect(await clicksOf(page)).toBe(5);
});

test("the heading of the next step has a focus ring after a key, and none after a press of a pointer", async () => {
  const { page } = await openDashboard();
  await page.goto("/deposit-withdraw?tab=deposit");
  const heading = (name: string) => page.locator("h2:focus", { hasText: name });
  const hasRing = (name: string) => heading(name).evaluate((one) => one.matches(":focus-visible"));
  await choose(page, "Bank Transfer");
  expect(await hasRing("Which bank will you pay to?")).toBe(false);
  await page.getByLabel("Daybreak Bank").focus();
  await page.keyboard.press("Enter");
  expect(await hasRing("How much would you like to deposit?")).toBe(true);
});
