import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

const COUNT = 320;
const DAY = 86_400_000;
const NOW = Date.now();

/** Answers the calls for deposits with many rows, one for each of some days, and returns what was asked. */
async function answerDeposits(context: BrowserContext, days = 1) {
  const asked: string[] = [];
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    requestDate: new Date(NOW - index * days * DAY - 3_600_000).toISOString(),
    transactionId: `D-${COUNT - index}`,
    amount: 447,
    amountUsd: 100,
    currencyCode: "MYR",
    paymentPlatformName: "Daybreak Bank",
    paymentStatusId: 5,
    receipt: null,
  }));
  await context.route(/\/api\/Deposit\/GetDeposit(Page|TransactionsByUser)/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const call = pathname.split("/").at(-1) ?? "";
    asked.push(`${call} ${searchParams.get("limit") ?? ""}`.trim());
    const first = rows.findIndex(({ transactionId }) => transactionId === searchParams.get("cursor")) + 1;
    const page = rows.slice(first, first + Number(searchParams.get("limit")));
    const last = page.at(-1)?.transactionId;
    const nextCursor = last === "D-1" ? null : last;
    const data = call === "GetDepositPage" ? { rows: page, nextCursor } : rows;
    return route.fulfill({ json: { responseCode: 1, responseMessage: "", data } });
  });
  return asked;
}

/** Opens the dashboard, and returns the transactions that it shows. */
async function openDashboard(isPaged: boolean, path = "/dashboard") {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  // An event of the new customer would have the lists read again.
  await hideCapabilities(context, "events", "inbox", ...(isPaged ? [] : (["paging"] as const)));
  const asked = await answerDeposits(context);
  await page.goto(path);
  const rows = page.getByRole("main").locator("li a[href*='tab=deposit&id=D-']");
  await expect.poll(() => rows.count()).toBe(5);
  await untilQuiet(page);
  const ids = await rows.evaluateAll((links) =>
    links.map((link) => new URLSearchParams(link.getAttribute("href")?.split("?")[1]).get("id")),
  );
  return { page, asked, ids };
}

/** Returns the figures of the chart of money in and out. */
const figuresOf = async (page: Page) =>
  page.getByRole("main").locator("figure table").filter({ hasText: "$" }).last().textContent();

const newest = ["D-320", "D-319", "D-318", "D-317", "D-316"];

test("with the capability the dashboard reads the newest rows, and pages for the months of its charts alone", async () => {
  const { page, asked, ids } = await openDashboard(true);
  expect(ids).toEqual(newest);
  // The charts need about 180 of the rows, and the second page has the rows 51 to 250.
  expect(asked).toEqual(["GetDepositPage 50", "GetDepositPage 200"]);
  expect(await figuresOf(page)).toMatch(/\$\d/);
});

test("without the capability the dashboard reads the list whole, once", async () => {
  const { page, asked, ids } = await openDashboard(false);
  expect(ids).toEqual(newest);
  expect(asked).toEqual(["GetDepositTransactionsByUser"]);
  expect(await figuresOf(page)).toMatch(/\$\d/);
});

test("both ways show the same figures in the chart", async () => {
  const paged = await openDashboard(true);
  const whole = await openDashboard(false);
  expect(await figuresOf(paged.page)).toBe(await figuresOf(whole.page));
});

test("in Arabic the newest rows are shown too", async () => {
  const { page, ids } = await openDashboard(true, "/dashboard?lang=ar");
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  expect(ids).toEqual(newest);
});

/** Opens the deposits, of which one was requested every ten days. */
async function openDeposits(isPaged: boolean, query = "") {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  await hideCapabilities(context, "events", "inbox", ...(isPaged ? [] : (["paging"] as const)));
  const asked = await answerDeposits(context, 10);
  await page.goto(`/transactions?tab=deposit${query}`);
  const main = page.getByRole("main");
  const table = main.getByRole("table", { name: "Deposit" });
  await expect.poll(() => table.getByRole("row").count()).toBe(26);
  return { page, main, table, asked };
}
const wholeAsked = ["GetDepositPage 50", "GetDepositPage 200", "GetDepositPage 200"];
const ofNewest = /Your 50 newest entries/;

test("with the capability the list shows its first page, and reads another when the user leafs beyond it", async () => {
  const { page, main, asked } = await openDeposits(true);
  await main.getByText(ofNewest).waitFor();
  await untilQuiet(page);
  expect(asked).toEqual(["GetDepositPage 50"]);
  expect(await main.getByRole("button", { name: "Download CSV" }).count()).toBe(0);
  await main.getByRole("button", { name: "Next page" }).click();
  await main.getByText("26–50").waitFor();
  await main.getByRole("button", { name: "Next page" }).click();
  await main.getByText("51–75").waitFor();
  await main.getByRole("link", { name: "D-270" }).waitFor();
  expect(asked).toEqual(["GetDepositPage 50", "GetDepositPage 200"]);
});

test("without the capability the list is read whole, once, and nothing tells of a part", async () => {
  const { page, main, asked } = await openDeposits(false);
  await main.getByText("320 entries").waitFor();
  await untilQuiet(page);
  expect(asked).toEqual(["GetDepositTransactionsByUser"]);
  expect(await main.getByText(/newest entries/).count()).toBe(0);
  await main.getByRole("button", { name: "Download CSV" }).waitFor();
});

test("a search reads the whole list, and finds its oldest rows", async () => {
  const { main, asked } = await openDeposits(true);
  await main.getByText(ofNewest).waitFor();
  await main.getByLabel("Search").fill("D-57");
  await main.getByText("1 entry").waitFor();
  await main.getByRole("link", { name: "D-57" }).waitFor();
  expect(asked).toEqual(wholeAsked);
});

test("a transaction of an old link is found in the whole list", async () => {
  const { page, asked } = await openDeposits(true, "&id=D-3");
  const detail = page.getByRole("dialog", { name: "Deposit" });
  await expect.poll(() => detail.innerText()).toContain("D-3");
  expect(asked).toEqual(wholeAsked);
});

/** Returns the text of the list, or of its totals. */
const textOf = ({ main, table }: Awaited<ReturnType<typeof openDeposits>>, part: "table" | "totals") =>
  part === "table" ? table.innerText() : main.getByRole("tabpanel").locator("dl").allInnerTexts();

test("both ways the whole list has the same rows, totals and number", async () => {
  const paged = await openDeposits(true);
  await paged.main.getByRole("button", { name: "Read the whole list" }).click();
  const whole = await openDeposits(false);
  for (const { main } of [paged, whole]) await main.getByText("320 entries").waitFor();
  for (const part of ["table", "totals"] as const)
    expect(await textOf(paged, part)).toEqual(await textOf(whole, part));
});

test("in Arabic the first page says that it is a part", async () => {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  await hideCapabilities(context, "events", "inbox");
  await answerDeposits(context, 10);
  await page.goto("/transactions?tab=deposit&lang=ar");
  const main = page.getByRole("main");
  await main.getByText("أحدث 50 من معاملاتك").or(main.getByText("أحدث ٥٠ من معاملاتك")).waitFor();
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
});
