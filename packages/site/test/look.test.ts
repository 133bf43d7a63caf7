import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { addressIn, defaultLanguage, languages } from "../src/languages.ts";
import { documentPath, groupPath, paths } from "../src/paths.ts";
import { type BuiltSite, createSite } from "./built-site.ts";

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  woff2: "font/woff2",
};

let site: BuiltSite;
let server: Server;
let browser: Browser;
let origin: string;
beforeAll(async () => {
  [site, browser] = await Promise.all([createSite(), chromium.launch(launchOptions())]);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const html = site.pages.get(pathname);
    response.setHeader("content-type", types[pathname.split(".").at(-1) ?? ""] ?? types["html"] ?? "");
    if (html !== undefined) return void response.end(html);
    if (!site.files.has(pathname)) return void response.writeHead(404).end();
    void readFile(join(site.folder, pathname)).then((bytes) => response.end(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  await browser.close();
  server.close();
  await site.remove();
});

const { signIn: _portal, ...own } = paths;
/** One of each kind; what differs between two instruments is figures. */
const kinds = [
  ...Object.values(own),
  groupPath("forex"),
  `${groupPath("indices")}/ger40`,
  documentPath("return-refund"),
  "/404",
  ...languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => [paths.home, paths.accountTypes].map((path) => addressIn(language, path))),
];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds on the page as it stands. */
async function violations(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      interface Found {
        violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
      }
      const run: unknown = Reflect.get(Reflect.get(window, "axe"), "run");
      if (typeof run !== "function") throw new Error("axe is not there");
      const found: Found = await Reflect.apply(run, null, [document, options]);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 3)
          .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary ?? ""}`),
      );
    },
    {
      runOnly: rules ? { type: "rule", values: rules } : { type: "tag", values: tags },
      resultTypes: ["violations"],
    },
  );
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Everything that is wrong with a page in either width and scheme, and from right to left. */
async function faultsOf(page: Page, path: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (width === 1280 && colorScheme === "light") await page.goto(origin + path);
      const found = await violations(page, colorScheme === "dark" ? ["color-contrast"] : null);
      faults.push(...found.map((fault) => `${width} ${colorScheme} ${fault}`));
    }
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

test("no page has a fault that axe finds, or scrolls sideways, in any width, scheme and direction", async () => {
  const lanes = [0, 1].map(async (lane) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of kinds.filter((_, index) => index % 2 === lane))
      faults.push(...(await faultsOf(page, path)));
    return faults;
  });
  expect((await Promise.all(lanes)).flat()).toEqual([]);
});

test("without scripts the menu opens, a question is answered, appearance is chosen and an account is found", async () => {
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

test("what is chosen as appearance stays on the next page, pictures included", async () => {
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

test("the search over all instruments shows what it finds, and says when that is nothing", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(origin + paths.instruments);
  const rows = page.locator("tbody tr:visible");
  const field = page.getByRole("searchbox");
  await field.fill("gold");
  await expect.poll(() => rows.count()).toBe(1);
  await field.fill("no such thing");
  await page.getByText("No instrument has this").waitFor();
  await field.fill("");
  await expect.poll(() => rows.count()).toBeGreaterThan(60);
  await page.close();
});
