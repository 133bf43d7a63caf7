import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { Customer } from "./customer.ts";
import { sharePortal, type Visit } from "./portal.ts";

const portal = sharePortal();
let customer: Customer;
let visit: Visit;
let page: Page;

beforeEach(async () => {
  customer = await portal().customer();
  visit = await portal().visit(customer);
  ({ page } = visit);
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

const menu = (name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).first().getByRole("link", { name });

test.each([
  ["My Account", "Account Verification"],
  ["Profile", "Profile"],
  ["Deposit & Withdraw", "Deposit & Withdrawal", "Deposit · Deposit & Withdrawal"],
  ["Transactions", "Transactions", "Deposit · Transactions"],
  ["Referrals", "Refer a Friend", "Invite a friend · Refer a Friend"],
])("%s arrives at the top, at its heading and under its title", async (item, heading, title = heading) => {
  await page.evaluate(() => window.scrollTo(0, 400));
  await menu(item).click();
  await expect.poll(() => page.title(), { timeout: 10_000 }).toBe(`${title} · Northgale`);
  await page.locator("h1:focus", { hasText: heading }).waitFor();
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
  await page.getByLabel("Full name").fill("Nur A.");
  await menu("Transactions").click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Nur A.");
  await menu("Transactions").click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "Transactions", level: 1 }).waitFor();
});

test("edits that are not saved are asked about before a sign-out", async () => {
  await menu("Profile").click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Full name").fill("Nur A.");
  const logOut = async () => {
    await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
  };
  await logOut();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await page.getByLabel("Full name").inputValue()).toBe("Nur A.");
  await logOut();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Sign Me In" }).waitFor();
});

test("a session that ends takes edits that are not saved with it, and asks nothing", async () => {
  await menu("Profile").click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Full name").fill("Nur A.");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const other = await page.context().newPage();
  await other.goto("/email/verify");
  await other.evaluate(() => localStorage.removeItem("userStore"));
  await page.waitForURL("**/login?*ended=signedOutElsewhere");
  expect(asked).toEqual([]);
});

test("a page that the browser kept while its user signed out leads to the sign-in", async () => {
  // An answer without content keeps the page where it is.
  await page.route("**/login", (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForRequest("**/login");
  await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await left;
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByRole("button", { name: "Sign Me In" }).waitFor();
});

test("a session that ends before its guard's code is there leads to the sign-in", async () => {
  const { context, page: blank, expectProblems } = await portal().visit(customer);
  expectProblems(/^Failed to load resource/);
  await context.route("**/assets/session-watch*.js", (route) => route.abort());
  const blocked = blank.waitForEvent("requestfailed", (request) => request.url().includes("session-watch"));
  await blank.goto("/dashboard");
  await blank.getByText("Welcome, ").waitFor();
  await blocked;
  // What the dashboard still asks for would be told of the end first, and lead back to itself.
  await blank.waitForLoadState("networkidle");
  await context.clearCookies();
  await blank.getByRole("navigation").getByRole("link", { name: "Transactions" }).first().click();
  await blank.getByRole("button", { name: "Sign Me In" }).waitFor();
  expect(new URL(blank.url()).search).toBe("?from=%2Ftransactions&ended=unauthenticated");
});

test.each([
  ["a page that is gone to", "referrals-main", () => menu("Referrals").click()],
  ["what comes before a page that is gone to", "referrals-client-loader", () => menu("Referrals").click()],
  ["a page that is opened by its address", "referrals-main", () => page.goto("/referrals")],
])("where the code of %s does not come, it says so and offers to reload", async (_what, file, open) => {
  visit.expectProblems(/^Failed to load resource|dynamically imported module/);
  const code = `**/assets/${file}*.js`;
  await page.route(code, (route) => route.abort());
  await open();
  await page.getByRole("heading", { name: "This page could not be opened" }).waitFor();
  expect(await page.getByText("dataStrategy").count()).toBe(0);
  await page.unroute(code);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { name: "Refer a Friend", level: 1 }).waitFor();
});
