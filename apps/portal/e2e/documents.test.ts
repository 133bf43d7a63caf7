import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { policyOf } from "../hosting/page-policy.ts";
import { createLegalPdf } from "../legal/create-legal-pdf.ts";
import { createScreener } from "../screener/create-screener.ts";
import { signIn, signOut } from "./account.ts";
import { launchBrowser, watchProblems } from "./browser.ts";
import { createProvider, type Provider } from "./provider.ts";

/** A hostile script of the third party: it runs in our document, reads its settings and opens its frame. */
const widget = `
  const script = document.currentScript;
  const tries = {
    page: () => parent.document.title,
    cookies: () => document.cookie,
    storage: () => localStorage.length,
  };
  const reached = Object.keys(tries).filter((name) => {
    try { tries[name](); return true; } catch { return false; }
  });
  window.said = { origin: self.origin, reached, settings: JSON.parse(script.textContent) };
  const frame = document.createElement("iframe");
  frame.src = new URL("/widget", script.src);
  frame.style = "width:100%;height:100%;border:0";
  script.parentElement.querySelector(".tradingview-widget-container__widget").append(frame);
`;
const builtPortal = process.env["PORTAL_DIR"] ?? join(import.meta.dirname, "../build/client");

let folder: string;
let thirdParty: Server;
let isBlocked = false;
let asked: string[] = [];
let provider: Provider;
let browser: Browser;
let page: Page;
let problems: readonly string[];

beforeAll(async () => {
  thirdParty = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (isBlocked) return void response.destroy();
    const isScript = request.url === "/embed.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(isScript ? widget : "<!doctype html><title>Widget</title><p>Apple Inc.</p>");
  }).listen(0, "127.0.0.1");
  await once(thirdParty, "listening");
  const address = thirdParty.address();
  const standIn = `http://localhost:${typeof address === "object" ? address?.port : ""}`;

  // The built portal, with another third party.
  folder = await mkdtemp(join(tmpdir(), "portal-"));
  await cp(builtPortal, folder, { recursive: true });
  const env = { VITE_SCREENER_SCRIPT: `${standIn}/embed.js`, VITE_SCREENER_FRAMES: standIn };
  const screenerFile = join(folder, "embed/screener.html");
  const headersFile = join(folder, "_headers");
  const built = await readFile(screenerFile, "utf8");
  const html = await createScreener(env);
  const headers = await readFile(headersFile, "utf8");
  await writeFile(screenerFile, html);
  await Promise.all([".br", ".gz"].map((ending) => rm(screenerFile + ending, { force: true })));
  await writeFile(headersFile, headers.replace(policyOf([built]), policyOf([html])));

  provider = await createProvider({ PORTAL_DIR: folder });
  [browser] = await Promise.all([launchBrowser("whole"), provider.start()]);
});
afterAll(async () => {
  await browser.close();
  await provider.remove();
  thirdParty.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = [];
  isBlocked = false;
  const context = await browser.newContext({ baseURL: provider.url, viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  problems = watchProblems(page);
  await page.goto("/login");
  await signIn(page, "demo@example.com", "Sandbox-2026!");
  await page.waitForURL("**/dashboard");
  await trackers().waitFor();
  return () => context.close();
});

const trackers = () => page.getByRole("heading", { name: "Market trackers" });
/** Scrolls to the trackers, whose code is loaded when they come into view. */
async function scrollToTrackers(): Promise<void> {
  await trackers().scrollIntoViewIfNeeded();
  await page.getByRole("radio", { name: "Track Stock Information" }).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

const screener = (list: string) => page.getByTitle(`${list}, by a market data service`);

async function frameOf(list: string): Promise<Frame> {
  const frame = await (await screener(list).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`No frame for ${list}`);
  return frame;
}
const said = (frame: Frame) => frame.evaluate(() => Reflect.get(window, "said"));
const shifts = () =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

test("the screener is loaded when it comes into view, with an opaque origin, and causes no layout shift", async () => {
  await page.getByRole("list").getByText("Deposit", { exact: true }).first().waitFor();
  expect(asked).toEqual([]);
  const before = await shifts();
  await scrollToTrackers();
  await screener("All Stocks").waitFor({ state: "visible" });
  const frame = await frameOf("All Stocks");
  await frame.frameLocator("iframe").getByText("Apple Inc.").waitFor();
  expect(asked).toEqual(["/embed.js", "/widget"]);
  expect(await said(frame)).toEqual({
    origin: "null",
    reached: [],
    settings: {
      width: "100%",
      height: 600,
      defaultColumn: "overview",
      defaultScreen: "general",
      market: "us",
      showToolbar: true,
      colorTheme: "dark",
      locale: "en",
    },
  });
  expect(await screener("All Stocks").evaluate((element) => element.clientHeight)).toBe(600);
  expect(await shifts()).toBe(before);
  expect(problems).toEqual([]);
});

test("both markets have their three lists", async () => {
  await scrollToTrackers();
  await page.getByRole("radio", { name: "Track Cryptocurrency Information" }).click();
  for (const [list, screen] of [
    ["All Cryptocurrencies", "general"],
    ["Top Gainers", "top_gainers"],
    ["Top Losers", "top_losers"],
  ] as const) {
    await page.getByRole("tab", { name: list }).click();
    await screener(list).waitFor({ state: "visible" });
    const { settings } = await said(await frameOf(list));
    expect(settings).toMatchObject({ market: "crypto", defaultScreen: screen });
  }
  await page.getByRole("radio", { name: "Track Stock Information" }).click();
  await screener("Top Losers").waitFor({ state: "visible" });
  const { settings } = await said(await frameOf("Top Losers"));
  expect(settings).toMatchObject({ market: "us", defaultScreen: "top_losers" });
  expect(problems).toEqual([]);
});

test("a blocked screener shows a message in its area, and loads after Retry", async () => {
  isBlocked = true;
  await scrollToTrackers();
  await page.getByText("Market data could not be loaded").waitFor();
  await page.getByText("E-Wallet", { exact: true }).first().waitFor();
  isBlocked = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await screener("All Stocks").waitFor({ state: "visible" });
  // The browser logs failed requests; page errors would be listed here too.
  expect(problems.filter((problem) => !problem.includes("ERR_EMPTY_RESPONSE"))).toEqual([]);
});

test("offline the screener waits, and loads when the connection returns", async () => {
  await scrollToTrackers();
  await screener("All Stocks").waitFor({ state: "visible" });
  asked = [];
  await page.context().setOffline(true);
  await page.getByRole("radio", { name: "Track Cryptocurrency Information" }).click();
  await page.getByText("You are offline").waitFor();
  expect(asked).toEqual([]);
  await page.context().setOffline(false);
  await screener("All Cryptocurrencies").waitFor({ state: "visible" });
});

test("the profile opens each of the eleven legal texts in a new window: a tagged PDF with its own title", async () => {
  await page.goto("/profile?tab=legal");
  const links = page.getByRole("tabpanel").getByRole("link");
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual([
    "Terms & Conditions",
    "Risk Disclosure",
    "Privacy Policy",
    "AML Policy",
    "Anti Spam Policy",
    "Copy Trading Policy",
    "Customer Agreement Policy",
    "Order Execution Policy",
    "Return & Refund Policy",
    "Terms of Business",
    "Terms of Use",
  ]);
  for (const link of await links.all()) {
    expect(await link.getAttribute("target")).toBe("_blank");
    const label = await link.textContent();
    const answer = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"], label ?? "").toBe("application/pdf");
    const pdf = await PDFDocument.load(await answer.body(), { updateMetadata: false });
    expect(pdf.getTitle()).toBe(label);
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2);
    const entry = (name: string) => String(pdf.catalog.lookup(PDFName.of(name)));
    expect(entry("Lang")).toBe("(en)");
    expect(entry("MarkInfo")).toContain("/Marked true");
  }
  const [opened] = await Promise.all([page.waitForEvent("popup"), links.first().click()]);
  await expect.poll(() => opened.url()).toMatch(/\/docs\/terms-and-conditions\.pdf$/);
});

test("a legal text is identical in every build", async () => {
  const [first, second] = await Promise.all([createLegalPdf("terms-of-use"), createLegalPdf("terms-of-use")]);
  expect(Buffer.compare(first, second)).toBe(0);
});

test("a printed statement has its whole list, dark on white, without controls", async () => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/transactions?tab=deposit");
  const status = page.getByRole("columnheader", { name: "Status" });
  await status.waitFor();
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("searchbox").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Download CSV" }).count()).toBe(0);
  const { right } = await status.evaluate((element) => element.getBoundingClientRect().toJSON());
  expect(right).toBeLessThanOrEqual(718);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
});

test("a list is printed in full, as a statement with holder and period, and is paginated again afterwards", async () => {
  await signOut(page, "amira");
  await signIn(page, "busy@example.com", "Sandbox-2026!");
  await page.getByText("Welcome, Noor Aziz").waitFor();
  await page.goto("/transactions?tab=deposit");
  await page.getByText("of 5,000").waitFor();
  await page.getByLabel("Status").selectOption("Cancelled");
  const rows = page.getByRole("table", { name: "Deposit" }).locator("tbody tr");
  const statement = page
    .getByRole("main")
    .locator("dl")
    .filter({ has: page.getByText("Account holder", { exact: true }) });
  // One deposit in four is cancelled; the list is filtered with a short delay.
  const count = 1250;
  await page.getByText("1,250 entries", { exact: true }).waitFor();
  expect([await rows.count(), await statement.count()]).toEqual([25, 0]);
  const next = page.getByRole("button", { name: "Next page" });
  await next.focus();
  // The events of Ctrl+P, followed at once by the printing.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await rows.count()).toBe(count);
  expect(await statement.count()).toBe(1);
  const facts = Object.fromEntries(
    await statement
      .locator("dt")
      .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])),
  );
  expect(facts).toMatchObject({
    "Account holder": expect.stringContaining("Noor Aziz"),
    Period: expect.stringMatching(/^\w{3} \d.*–.*\d{4}$/),
    Status: "Cancelled",
  });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect([await rows.count(), await statement.count()]).toEqual([25, 0]);
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
  // The browser's own print command sends the same events.
  const paper = await PDFDocument.load(await page.pdf());
  expect(paper.getPageCount()).toBeGreaterThan(count / 40);
  await rows.nth(25).waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});
