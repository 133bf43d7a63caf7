import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { groupPath, newsPath, paths } from "../src/paths.ts";
import { serveSite, type ServedSite } from "./served-site.ts";

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), chromium.launch(launchOptions())]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each([
  [
    paths.home,
    ["/api/Cache/GetCapabilities", "/api/Cache/GetCompanies", "/assets/live-quotes", "/content/quotes"],
  ],
  [paths.calendar, ["/api/Cache/GetCompanies", "/assets/live-calendar", "/content/calendar"]],
])("%s requests what only renews it after it was painted", async (path, renewed) => {
  const page = await browser.newPage();
  await Promise.all([
    ...renewed.map((start) => page.waitForResponse((response) => response.url().includes(start))),
    page.goto(site.origin + path),
  ]);
  const early = await page.evaluate(() => {
    const [painted] = performance.getEntriesByType("paint");
    if (!painted) throw new Error("The page was not painted.");
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < painted.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
  expect(early).not.toHaveLength(0);
  expect(early.filter((name) => renewed.some((start) => name.startsWith(start)))).toEqual([]);
  await page.close();
});

test.each([[1350], [412]])("nothing moves when the font arrives late, at a width of %i px", async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries()) document.documentElement.dataset["shift"] = entryType;
    }).observe({ type: "layout-shift", buffered: true });
  });
  let release = () => {};
  await page.route(/\.woff2$/, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  for (const path of [groupPath("stocks"), newsPath("economy")]) {
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto(site.origin + path, { waitUntil: "domcontentloaded" });
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    release();
    await font;
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    expect(await page.locator("html").getAttribute("data-shift"), path).toBeNull();
  }
  await page.close();
});

const laidOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("section, footer")].map(
      (section) => getComputedStyle(section).contentVisibility === "visible",
    ),
  );

test("the first view leaves out the sections below it, and the page is laid out as a whole once it was painted", async () => {
  const page = await browser.newPage({ viewport: { width: 412, height: 900 } });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(site.origin + paths.home);
  expect(await laidOut(page)).toContain(false);
  // The browser reports the paint to the page, and its clock is not frozen.
  const later = async () => {
    await page.clock.runFor(2_000);
    return laidOut(page);
  };
  await expect.poll(later).not.toContain(false);
  await page.close();
});

test("the whole page is laid out at once without scripts, and where its address names an element", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const page of [await browser.newPage(), await context.newPage()]) {
    await page.goto(`${site.origin}${paths.home}${page.context() === context ? "" : "#content"}`);
    expect(await laidOut(page)).not.toContain(false);
    await page.close();
  }
  await context.close();
});
