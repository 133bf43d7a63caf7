import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { launchBrowser, watchProblems } from "./browser.ts";
import { createProvider, type Provider } from "./provider.ts";

let provider: Provider;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  provider = await createProvider();
  [browser] = await Promise.all([launchBrowser(), provider.start()]);
});
afterAll(async () => {
  await browser.close();
  await provider.remove();
});
beforeEach(async () => {
  const context = await browser.newContext({ baseURL: provider.url, viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const problems = watchProblems(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill("demo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await page.waitForURL("**/dashboard");
  return async () => {
    await context.close();
    expect(problems).toEqual([]);
  };
});

const menu = (name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).first().getByRole("link", { name });

test.each([
  ["My Account", "Account Verification"],
  ["Profile", "Profile"],
  ["Deposit & Withdraw", "Deposit & Withdrawal"],
  ["Transactions", "Transactions"],
  ["Referrals", "Refer a Friend"],
])("%s arrives at the top, at its heading and under its title", async (item, title) => {
  await page.evaluate(() => window.scrollTo(0, 400));
  await menu(item).click();
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe(`${title} · Northgale`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("cTrader opens in a new tab at the company's address, which learns nothing of the portal", async () => {
  const { cTraderAppURL } = await page.evaluate(async () => {
    const answer = await fetch("/api/Cache/GetCompanies");
    const { data } = await answer.json();
    return data.find((company: { companyId: number }) => company.companyId === 9);
  });
  const link = menu("cTrader");
  await expect.poll(() => link.getAttribute("href")).toBe(cTraderAppURL);
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toContain("noopener");
});

test("edits that are not saved are asked about before they are left behind", async () => {
  await menu("Profile").click();
  await page.getByRole("button", { name: "Edit" }).click();
  await menu("Transactions").click();
  await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
  await menu("Profile").click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Full name").fill("Amira R.");
  await menu("Transactions").click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Amira R.");
  await menu("Transactions").click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
});
