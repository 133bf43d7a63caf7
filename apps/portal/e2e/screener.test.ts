import type { Sandbox } from "@broker/sandbox/testing";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { policyOf } from "../hosting/page-policy.ts";
import { createScreener } from "../screener/create-screener.ts";
import { signIn } from "./account.ts";
import { launchBrowser, watchProblems } from "./browser.ts";
import { nightTest } from "./scope.ts";
import { createProvider } from "./provider.ts";

/** A hostile script of the third party: it runs in our document, reads its settings and opens its frame. */
const widget = `
  const script = document.currentScript;
  const tries = {
    frame: () => parent.document.title,
    page: () => top.document.title,
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
let standIn: string;
/** The widget's document, which reports that it is there. */
const widgetPage = `<!doctype html><title>Widget</title><p>Apple Inc.</p><script>
  parent.postMessage({ name: "tv-widget-load" }, "*");
</script>`;

/** How the third party answers: as it should, not at all, or with an error page in place of its widget. */
let answers: "well" | "never" | "error page" = "well";
let asked: string[] = [];
let provider: Sandbox;
let browser: Browser;
let page: Page;
let problems: readonly string[];

beforeAll(async () => {
  thirdParty = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answers === "never") return void response.destroy();
    const isScript = request.url === "/embed.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    if (isScript) return void response.end(widget);
    response.end(answers === "well" ? widgetPage : "<!doctype html><p>Bad gateway</p>");
  }).listen(0, "127.0.0.1");
  await once(thirdParty, "listening");
  const address = thirdParty.address();
  standIn = `http://localhost:${typeof address === "object" ? address?.port : ""}`;

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
  answers = "well";
  const context = await browser.newContext({ baseURL: provider.url, viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
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

/** Returns the document in which the third party's script runs: the frame in that of ours. */
async function frameOf(list: string): Promise<Frame> {
  const frame = await (await screener(list).elementHandle())?.contentFrame();
  const [inner] = frame?.childFrames() ?? [];
  if (!inner) throw new Error(`No frame for ${list}`);
  return inner;
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
  // The third party's script in our document has no origin; the widget keeps its own, and with it its storage.
  expect(await frame.childFrames()[0]?.evaluate(() => self.origin)).toBe(standIn);
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

nightTest("both markets have their three lists", async () => {
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

test("when the screener does not answer, our own prices of the day replace it, and Retry loads it", async () => {
  answers = "never";
  await scrollToTrackers();
  await page.getByText("The market data service did not answer").waitFor();
  await page.getByRole("row", { name: /^AAPL/ }).waitFor();
  await page.getByRole("radio", { name: "Track Cryptocurrency Information" }).click();
  await page.getByRole("row", { name: /^BTCUSD/ }).waitFor();
  await page.getByText("E-Wallet", { exact: true }).first().waitFor();
  answers = "well";
  await page.getByRole("button", { name: "Retry" }).click();
  await screener("All Cryptocurrencies").waitFor({ state: "visible" });
  // The browser logs failed requests; page errors would be listed here too.
  expect(problems.filter((problem) => !problem.includes("ERR_EMPTY_RESPONSE"))).toEqual([]);
});

nightTest(
  "an error page in the widget's frame is no widget: our own prices replace it after the time limit",
  async () => {
    answers = "error page";
    await page.clock.install();
    await scrollToTrackers();
    await page
      .frameLocator("iframe")
      .frameLocator("iframe")
      .frameLocator("iframe")
      .getByText("Bad gateway")
      .waitFor({ state: "attached" });
    expect(await screener("All Stocks").isVisible()).toBe(false);
    await page.clock.fastForward(31_000);
    await page.getByRole("row", { name: /^AAPL/ }).waitFor();
  },
);

nightTest("without the content port too, a message replaces the screener, and the page works", async () => {
  answers = "never";
  await page.route("**/content/**", (route) => route.abort());
  await scrollToTrackers();
  await page.getByText("Market data could not be loaded").waitFor();
  expect(await page.getByRole("button", { name: "Retry" }).isVisible()).toBe(true);
});

nightTest("offline the screener waits, and loads when the connection returns", async () => {
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
