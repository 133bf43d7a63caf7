import { type Customer } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { sharePortal, type Visit } from "./portal.ts";
import { nightTest } from "./scope.ts";
import { untilQuiet } from "./quiet.ts";

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

/** The items of the menu, each with the heading of its page, and its title where that is another. */
const items = [
  ["My Account", "Account Verification"],
  ["Profile", "Profile"],
  ["Deposit & Withdraw", "Deposit & Withdrawal", "Deposit · Deposit & Withdrawal"],
  ["Transactions", "Transactions", "Deposit · Transactions"],
  ["Referrals", "Refer a Friend", "Invite a friend · Refer a Friend"],
] as const;

test("a page of the menu opens scrolled to the top, with the focus at its heading and its own title", async () => {
  // The dashboard is scrolled to the widget of a third party, which no test reaches.
  await visit.context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  for (const [item, heading, title = heading] of items) {
    await page.evaluate(() => window.scrollTo(0, 400));
    await menu(item).click();
    await expect.poll(() => page.title(), { timeout: 10_000 }).toBe(`${title} · Northgale`);
    await page.locator("h1:focus", { hasText: heading }).waitFor();
    expect(await page.evaluate(() => window.scrollY), item).toBe(0);
  }
});

nightTest(
  "an address is matched as the router matches it, and an unknown one shows 'not found'",
  async () => {
    const open = (address: string) =>
      page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, address);
    await open("/Referrals/");
    await page.getByRole("heading", { name: "Refer a Friend", level: 1 }).waitFor();
    expect(await menu("Referrals").getAttribute("aria-current")).toBe("page");
    await open("/%64ashboard");
    await page.getByRole("heading", { name: "Page Not Found!" }).waitFor();
  },
);

test("cTrader opens in a new tab at the company's address, without a referrer or opener", async () => {
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

test("unsaved edits cause a confirmation before navigation", async () => {
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

nightTest("unsaved edits cause a confirmation before sign-out", async () => {
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

test("unsaved edits are discarded without confirmation when the session ends", async () => {
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

test("a chosen appearance applies on this page, on the public pages and from the first paint on", async () => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  expect(await scheme()).toBe("dark");
  await page.goto("/platforms");
  expect(await scheme()).toBe("dark");
  // Before any script of the app has run.
  visit.expectProblems(/ERR_FAILED|dynamically imported module/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect.poll(scheme).toBe("dark");
  await page.goto("/login", { waitUntil: "commit" });
  await expect.poll(scheme).toBe("dark");
});

test("the user's menu says who is signed in, and leads to security", async () => {
  await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
  await page.getByRole("dialog", { name: "User menu" }).getByText(customer.email).waitFor();
  await page.getByRole("menuitem", { name: "Settings & Security" }).click();
  await page.getByRole("tab", { name: "Settings & Security", selected: true }).waitFor();
  expect(new URL(page.url()).search).toBe("?tab=contact");
});

test("a page that the browser restores after sign-out redirects to the sign-in", async () => {
  // An answer without content does not navigate.
  await page.route("**/login", (route) => route.fulfill({ status: 204 }));
  const left = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/login"));
  await page.getByRole("button", { name: customer.username.toUpperCase() }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await left;
  await page.unroute("**/login");
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByRole("button", { name: "Sign Me In" }).waitFor();
});

nightTest("a session that ends before the guard's code has loaded leads to the sign-in", async () => {
  const { context, page: blank, expectProblems } = await portal().visit(customer);
  expectProblems(/^Failed to load resource/);
  await context.route("**/assets/session-watch*.js", (route) => route.abort());
  const blocked = blank.waitForEvent("requestfailed", (request) => request.url().includes("session-watch"));
  await blank.goto("/dashboard");
  await blank.getByText("Welcome, ").waitFor();
  await blocked;
  // Pending requests of the dashboard would detect the end of the session first, and redirect.
  await untilQuiet(blank);
  await context.clearCookies();
  await blank.getByRole("navigation").getByRole("link", { name: "Transactions" }).first().click();
  await blank.getByRole("button", { name: "Sign Me In" }).waitFor();
  expect(new URL(blank.url()).search).toBe("?from=%2Ftransactions&ended=unauthenticated");
});

test.each([
  ["a page that a link opens", "referrals.screen", () => menu("Referrals").click()],
  ["a page that is opened by its address", "referrals.screen", () => page.goto("/referrals")],
])("when the code of %s fails to load, a message offers to reload", async (_what, file, open) => {
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

test("a transaction opens at its own address; closing it returns the focus to its row, without a step in the history", async () => {
  const { page: list } = await portal().visit(await portal().customer({ trading: 10 }));
  await list.goto("/transactions?tab=internal-transfer");
  const row = list.getByRole("rowheader").getByRole("link").first();
  const id = await row.innerText();
  await row.click();
  const panel = list.getByRole("dialog", { name: "Internal Transfer" });
  await panel.getByText("Transferred").waitFor();
  expect(new URL(list.url()).search).toBe(`?tab=internal-transfer&id=${id}`);
  await list.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(new URL(list.url()).search).toBe("?tab=internal-transfer");
  await expect.poll(() => row.evaluate((link) => link === document.activeElement)).toBe(true);
  // Opened by its address: the page is read from the list.
  await list.goto(`/transactions?tab=internal-transfer&id=${id}`);
  await panel.getByText("Transferred").waitFor();
  await panel.getByRole("button", { name: "Close" }).click();
  await list.locator("h1:focus").waitFor();
});
