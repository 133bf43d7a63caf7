import type { InProcess } from "@broker/sandbox/in-process";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { calendarPath, groupPath, paths } from "../src/paths.ts";
import { serveSite, type ServedSite } from "./served-site.ts";

let site: ServedSite;
let provider: InProcess;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), chromium.launch(launchOptions())]);
  ({ origin, provider } = site);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Opens a page with a separate clock, and records its requests to the feed. */
async function watched(path: string, options: { reducedMotion?: "reduce" } = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  await page.clock.install({ time: provider.now() });
  const readings: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/content/")) readings.push(request.url());
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { node: Element | null }[] = Reflect.get(entry, "sources");
        document.documentElement.dataset["shift"] = sources
          .map(({ node }) => node?.parentElement?.outerHTML.slice(0, 300))
          .join("\n");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Layout shifts by fonts are tested elsewhere: the first answer waits for them.
  const calm = Promise.withResolvers<void>();
  await page.route("**/content/**", async (route) => {
    await calm.promise;
    await route.continue();
  });
  await page.goto(origin + path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    delete document.documentElement.dataset["shift"];
  });
  calm.resolve();
  await page.getByRole("button", { name: /Pause prices|Update prices/ }).waitFor();
  const bid = page.locator('[data-quote="EURUSD"] [data-of="bid"]').first();
  return { page, readings, bid };
}
const told = async () => {
  const answer = await provider.browser()(
    new Request(`${provider.origin}/content/quotes?symbols=EURUSD&curve=none`),
  );
  return /"bid":"([^"]+)"/.exec(await answer.text())?.[1] ?? "";
};

test("prices follow the feed with one request at a time, and without a layout shift", async () => {
  for (const path of [paths.home, paths.instruments, `${groupPath("forex")}/eurusd`]) {
    await provider.control("clock", { freezeAt: "2026-11-23T10:00:00.000Z" });
    const { page, readings, bid } = await watched(path);
    await expect.poll(() => bid.textContent()).toBe(await told());
    expect(readings).toHaveLength(1);
    await provider.control("clock", { advanceMinutes: 7 });
    await page.clock.runFor(5_000);
    await expect.poll(() => bid.textContent()).toBe(await told());
    expect(readings).toHaveLength(2);
    await page.getByText(/Demonstration prices as of \d\d:\d\d$/).waitFor();
    expect(await page.locator("html").getAttribute("data-shift")).toBeNull();
    await page.close();
  }
});

test("paused prices do not change, show their age, and continue on demand", async () => {
  await provider.control("clock", { freezeAt: "2026-11-23T10:00:00.000Z" });
  const { page, readings } = await watched(paths.home);
  await page.getByRole("button", { name: "Pause prices" }).click();
  const before = readings.length;
  await page.clock.runFor(180_000);
  await page.getByText(/\(3 minutes ago\)/).waitFor();
  expect(readings).toHaveLength(before);
  await page.getByRole("button", { name: "Update prices" }).click();
  await page.getByText(/as of \d\d:\d\d$/).waitFor();
  expect(readings).toHaveLength(before + 1);
  await page.close();
});

test("with reduced motion the prices are loaded once", async () => {
  const { page, readings, bid } = await watched(paths.home, { reducedMotion: "reduce" });
  await expect.poll(() => bid.textContent()).toBe(await told());
  await page.clock.runFor(60_000);
  expect(readings).toHaveLength(1);
  await page.close();
});

test("times are in the visitor's zone, with the weekday where it differs", async () => {
  const context = await browser.newContext({ timezoneId: "Asia/Kuala_Lumpur" });
  const page = await context.newPage();
  await page.goto(origin + calendarPath("JP"));
  await page.getByText("Times in Kuala Lumpur (GMT+8)").waitFor();
  // 23:50 on Sunday in London is Monday morning in Kuala Lumpur.
  await page.getByText("Mon 07:50").waitFor();
  await page.clock.install({ time: Date.parse("2026-11-20T04:00:00Z") });
  await page.goto(`${origin}${groupPath("stocks")}/aapl`);
  await page.getByText("Hours of a day in Kuala Lumpur (GMT+8)").waitFor();
  const filled = await page
    .locator("[data-hours] > *")
    .evaluateAll((hours) => hours.map((hour) => hour.className));
  // From 14:30 to 21:00 in UTC.
  expect(filled.map((name, hour) => (name === filled[23] ? hour : -1)).filter((hour) => hour >= 0)).toEqual([
    0, 1, 2, 3, 4, 22, 23,
  ]);
  const now = page
    .locator("[data-hours]")
    .evaluate((band) => getComputedStyle(band).getPropertyValue("--now"));
  expect(await now).toBe("50%");
  await context.close();
});

test("a figure that was published after the build is added", async () => {
  await provider.control("clock", { freezeAt: "2026-11-20T14:44:00.000Z" });
  const page = await browser.newPage();
  const path = origin + calendarPath("us-services-2026-11-20");
  await page.goto(path, { waitUntil: "networkidle" });
  await page.getByText("to come").waitFor();
  await provider.control("clock", { freezeAt: "2026-11-20T14:46:00.000Z" });
  await page.goto(path);
  await expect.poll(() => page.locator("[data-awaited]").textContent()).toMatch(/^5\d\.\d$/);
  await page.goto(origin + paths.calendar);
  await expect.poll(() => page.locator("[data-awaited]").textContent()).toMatch(/^5\d\.\d$/);
  await page.close();
});

test("a figure is found by the day of its event, whatever title the feed has", async () => {
  await provider.control("clock", { freezeAt: "2026-11-20T14:46:00.000Z" });
  const page = await browser.newPage();
  const [path, id] = [calendarPath("us-services-2026-11-20"), "us-services-2026-11-20"];
  for (const address of [path, "/content/calendar"])
    await page.route(`${origin}${address}*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(`"${id}"`, '"services"') });
    });
  const asked = page.waitForRequest(/content\/calendar/);
  await page.goto(origin + path);
  expect(new URL((await asked).url()).search).toBe("?from=2026-11-20&to=2026-11-20");
  await expect.poll(() => page.locator("[data-awaited=services]").textContent()).toMatch(/^5\d\.\d$/);
  await page.close();
});
