import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { toAddress, defaultLanguage, languages } from "../src/languages.ts";
import { dayOf } from "../src/market/calendar.ts";
import { listPieces } from "../src/market/news.ts";
import { editionTime } from "../src/market/quote.ts";
import { calendarPath, documentPath, groupPath, newsPath, orderPath, paths } from "../src/paths.ts";
import { violations } from "./axe.ts";
import { serveSite, type ServedSite } from "./served-site.ts";

let site: ServedSite;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(), chromium.launch(launchOptions())]);
  ({ origin } = site);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const { signIn: _portal, ...own } = paths;
/** A page of each kind; two instruments differ in figures only. */
const kinds = [
  ...Object.values(own),
  groupPath("forex"),
  `${groupPath("indices")}/ger40`,
  documentPath("return-refund"),
  calendarPath("US"),
  calendarPath(`us-services-${dayOf(editionTime.toISOString())}`),
  newsPath("economy"),
  orderPath("by-move"),
  "/404",
  ...languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) =>
      [paths.home, paths.accountTypes, paths.calendar, paths.contact].map((path) =>
        toAddress(language, path),
      ),
    ),
];
/** The widths and schemes in which axe examines each page; the other two of the four at night. */
const looks = [
  [1280, "light"],
  [390, "dark"],
  ...(process.env["E2E"] === "all"
    ? ([
        [1280, "dark"],
        [390, "light"],
      ] as const)
    : []),
] as const;
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Returns all faults of a page on a light desktop and a dark phone, and from right to left. */
async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  const faults: string[] = [];
  await page.goto(origin + path);
  // Axe measures only what is laid out, which the sections below the viewport are after the first paint.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("section, footer")].every(
      (section) => getComputedStyle(section).contentVisibility === "visible",
    ),
  );
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const found = await violations(page, null);
    faults.push(...found.map((fault) => `${width} ${colorScheme} ${fault}`));
  }
  for (const [width, direction] of [
    [320, "ltr"],
    [820, "ltr"],
    [320, "rtl"],
    [1280, "rtl"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const reached = await widthOf(page);
    if (reached > width) faults.push(`${reached} px wide in ${width} ${direction}`);
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

test("axe finds no violation, and no page scrolls horizontally, light on a desktop, dark on a phone, at any width and in both directions", async () => {
  const lanes = [0, 1].map(async (lane) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of kinds.filter((_, index) => index % 2 === lane))
      faults.push(...(await faultsOf(page, path)));
    return faults;
  });
  expect((await Promise.all(lanes)).flat()).toEqual([]);
});

test("without scripts the menu, the questions, the appearance and the account chooser work", async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole("button", { name: "Trading" }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Forex/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Currencies" }).waitFor();
  await page.getByRole("button", { name: /appearance/ }).click();
  const background = () => page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  const before = await background();
  await page.getByRole("radio", { name: "Dark" }).first().check();
  expect(await background()).not.toBe(before);
  await page.goto(origin + paths.instruments);
  await page.getByRole("link", { name: "Narrowest spreads" }).click();
  await page.getByRole("heading", { level: 1, name: "Narrowest spreads" }).waitFor();
  await page.goto(origin + paths.calendar);
  await page.getByRole("link", { name: "High importance" }).click();
  await page.getByRole("link", { name: "Interest rate decision" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Interest rate decision" }).waitFor();
  await page.goto(origin + paths.contact);
  await page.getByText("How long does a withdrawal take?").click();
  await page.getByText("three to five working days").waitFor();
  await page.goto(origin + paths.accountTypes);
  await page.getByLabel("$500 to $25,000").check();
  await page.getByLabel("Most days").check();
  await page.getByText("Raw is the account to look at first.").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#sheet").getByRole("link", { name: "Market news" }).click();
  await page.getByRole("heading", { level: 1, name: "What moved" }).waitFor();
  await context.close();
});

test.each(["/", "/ar", "/zh"])(
  "the figures of the prices on %s keep clear of the lines between them",
  async (path) => {
    const page = await browser.newPage();
    await page.goto(origin + path);
    for (const width of [390, 820, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const room = await page.locator("ul:has(> li > [data-quote]) > li > a").evaluateAll((cells) =>
        cells.map((cell) => {
          const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
          const others = [...(cell.parentElement?.parentElement?.children ?? [])];
          const isFirst = others[0] === cell.parentElement;
          const fits = [...cell.children].every(
            ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1,
          );
          // The first of a row without a line before it may be aligned with the text above.
          return (
            fits && (isFirst || parseFloat(paddingInlineStart) >= 8) && parseFloat(paddingInlineEnd) >= 8
          );
        }),
      );
      expect(room.length, String(width)).toBeGreaterThan(7);
      expect(room, String(width)).not.toContain(false);
    }
    await page.close();
  },
);

test("the chosen appearance is applied to the next page, including images", async () => {
  const page = await browser.newPage({ colorScheme: "light", viewport: { width: 1280, height: 900 } });
  await page.goto(origin);
  await page.getByRole("button", { name: /appearance/ }).click();
  await page.locator("#choices").getByRole("radio", { name: "Dark" }).check();
  await page.goto(`${origin}/home`);
  expect(await page.locator("html").getAttribute("data-color-scheme")).toBe("dark");
  const picture = page.locator("main picture img").first();
  await expect
    .poll(() => picture.evaluate((img) => Reflect.get(img, "currentSrc")))
    .toMatch(/dashboard-dark/);
  await page.getByRole("button", { name: /appearance/ }).click();
  await page.locator("#choices").getByRole("radio", { name: "As my device" }).check();
  await expect
    .poll(() => picture.evaluate((img) => Reflect.get(img, "currentSrc")))
    .toMatch(/dashboard-light/);
  await page.close();
});

test("the search over all instruments shows its results, and a message without any", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(origin + paths.instruments);
  const rows = page.locator("tbody tr:visible");
  const field = page.getByRole("searchbox");
  await field.fill("gold");
  await expect.poll(() => rows.count()).toBe(1);
  await page.goto(page.url());
  await expect.poll(() => rows.count()).toBe(1);
  expect(new URL(page.url()).search).toBe("?q=gold");
  await field.fill("no such thing");
  await page.getByText("No instrument has this").waitFor();
  await field.fill("");
  await expect.poll(() => rows.count()).toBeGreaterThan(60);
  await page.close();
});

test("the news feed is valid XML", async () => {
  const page = await browser.newPage();
  await page.goto(origin + paths.news);
  const root = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
    const text = await (await fetch(link?.href ?? "")).text();
    const feed = new DOMParser().parseFromString(text, "application/xml").documentElement;
    return [feed.namespaceURI, feed.localName, String(feed.querySelectorAll("entry > title").length)];
  });
  expect(root).toEqual(["http://www.w3.org/2005/Atom", "feed", String(listPieces(defaultLanguage).length)]);
  await page.close();
});
