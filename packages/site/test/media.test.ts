import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { toAddress, languages } from "../src/languages.ts";
import { documentPath, groupPath, paths } from "../src/paths.ts";
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

const { signIn: _portal, ...own } = paths;
const arabic = languages.find(({ direction }) => direction === "rtl");
/** Each page of the specification, and some in a language that is read from right to left. */
const pages = [
  ...Object.values(own),
  groupPath("forex"),
  `${groupPath("indices")}/ger40`,
  documentPath("risk-disclosure"),
  ...(arabic ? [paths.home, paths.accountTypes, paths.contact].map((path) => toAddress(arabic, path)) : []),
];

/** Opens each page in turn, and returns the faults that a check finds. */
async function faultsIn(
  options: BrowserContextOptions,
  check: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of pages) {
    await page.goto(site.origin + path);
    if (options.javaScriptEnabled !== false)
      // A script lays out the sections below the viewport after the first paint.
      await page.waitForFunction(() =>
        [...document.querySelectorAll("section, footer")].every(
          (section) => getComputedStyle(section).contentVisibility === "visible",
        ),
      );
    faults.push(...(await check(page)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}

/** Returns the headings and sections of a page that are not shown, or are wider than the page. */
const hiddenIn = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true });
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll("main, h1, main h2, footer, main section")];
    return [
      ...parts
        .filter((part) => !shown(part))
        .map((part) => `${part.localName} ${part.textContent.slice(0, 40)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ];
  });

test("each page is whole without scripts at 320 px", async () => {
  const narrow = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };
  expect(await faultsIn(narrow, hiddenIn)).toEqual([]);
});

test("each page is printed whole and dark on white, also from a dark page, with nothing over its text", async () => {
  const faults = await faultsIn(
    { colorScheme: "dark", viewport: { width: 720, height: 1000 } },
    async (page) => {
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const found = await page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const lightness = (value: string) => {
          if (!canvas) return Number.NaN;
          canvas.fillStyle = value;
          canvas.fillRect(0, 0, 1, 1);
          return canvas
            .getImageData(0, 0, 1, 1)
            .data.slice(0, 3)
            .reduce((sum, one) => sum + one, 0);
        };
        const over = [...document.querySelectorAll("body *")].filter((element) =>
          /^(fixed|sticky)$/.test(getComputedStyle(element).position),
        );
        return [
          ...(lightness(backgroundColor) > 700 ? [] : [`the ground is ${backgroundColor}`]),
          ...(lightness(color) < 200 ? [] : [`the text is ${color}`]),
          ...over
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
            .map(
              (element) => `${element.localName} stays over the text: ${element.textContent.slice(0, 40)}`,
            ),
        ];
      });
      return [...found, ...(await hiddenIn(page))];
    },
  );
  expect(faults).toEqual([]);
});

test("in forced colours each page keeps its parts, the marks of its choices and the edges of its buttons", async () => {
  const faults = await faultsIn(
    { forcedColors: "active", viewport: { width: 1280, height: 900 } },
    async (page) => {
      const unmarked = await page.evaluate(() => {
        const isEdged = (element: Element) => {
          const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element);
          return (
            (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none") ||
            textDecorationLine !== "none"
          );
        };
        // A link whose ground alone makes it a button has no ground in forced colours.
        const buttons = [...document.querySelectorAll("main a, main button")].filter((element) => {
          const { borderRadius, minBlockSize } = getComputedStyle(element);
          return Number.parseFloat(borderRadius) > 100 && Number.parseFloat(minBlockSize) >= 44;
        });
        return buttons
          .filter((one) => !isEdged(one))
          .map((one) => `no edge: ${one.textContent.slice(0, 40)}`);
      });
      return [...unmarked, ...(await hiddenIn(page))];
    },
  );
  expect(faults).toEqual([]);
});
