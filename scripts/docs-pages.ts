import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "playwright-core";
import { serveStorybook } from "./built-storybook/serve.ts";
import { ensureChromium } from "./chromium.ts";
import { launchOptions } from "./test-browser/launch-options.ts";

/**
 * Opens each docs page of the built Storybook, by default on a phone, and lists the pages that scroll sideways, fail axe, take
 * the focus, or link to a page that does not exist. Parts of ids limit this to some pages.
 */
const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    storybook: { type: "string", default: "storybook-static" },
    width: { type: "string", default: "390" },
    scheme: { type: "string", default: "light" },
  },
});
const lanes = 2;
const patience = 60_000;
const viewport = { width: Number(values.width), height: 844 };
const stories = ".sb-story, .example-story, .story-in-docs";

const property = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const index: unknown = JSON.parse(readFileSync(join(values.storybook, "index.json"), "utf8"));
const entries = new Map<string, unknown>(Object.entries(Object(property(index, "entries"))));

/** Returns the ids of all docs pages. */
function listPages(): string[] {
  return [...entries]
    .filter(
      ([id, entry]) =>
        property(entry, "type") === "docs" && (parts.length === 0 || parts.some((part) => id.includes(part))),
    )
    .map(([id]) => id);
}

const portal = createRequire(join(import.meta.dirname, "../apps/portal/package.json"));
const axe = readFileSync(portal.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Rules that a page of many stories cannot keep: each story has landmarks and headings of a page, and less room than the
 * window that it is made for. Axe checks each story alone. The rules hold for everything outside of stories.
 */
const rulesOfOnePage =
  /^(landmark-.*|heading-order|page-has-heading-one|region|scrollable-region-focusable)$/;

/** The elements of Storybook itself: the box in which a story scrolls, and the words of a switch among the properties. */
const rulesOfStorybook: Readonly<Record<string, RegExp>> = {
  "scrollable-region-focusable": /class="docs-story/,
  "color-contrast": /<span aria-hidden="true">(True|False)<\/span>/,
};

/** Runs axe in a page; returns each violation with its element. */
async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(async (inStory) => {
    const run: unknown = Reflect.get(Reflect.get(globalThis, "axe"), "run");
    if (typeof run !== "function") throw new Error("axe is not loaded.");
    // Frames hold stories, which are checked alone.
    const context = { exclude: ["iframe", "[data-live-announcer]"] };
    const { violations } = await run(context, { resultTypes: ["violations"], iframes: false });
    return violations.flatMap((violation: { id: string; nodes: { target: string[]; html: string }[] }) =>
      violation.nodes.map(({ target, html }) => {
        const element = document.querySelector(target.join(" "));
        const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")];
        const before = headings[headings.findIndex((heading) => heading === element) - 1];
        // The headings of stories belong to the headings of the page, so that a story affects the heading after it.
        const isAfterStory = violation.id === "heading-order" && before?.closest(inStory) !== null;
        // Overlays of stories are outside of the page's content.
        const isInStory = isAfterStory || element?.closest(inStory) !== null || !element.closest("main");
        return { rule: violation.id, isInStory, text: `${target.join(" ")} ${html.slice(0, 120)}` };
      }),
    );
  }, stories);
  return (Array.isArray(found) ? found : []).flatMap((one: unknown) => {
    const rule = String(property(one, "rule"));
    const text = String(property(one, "text"));
    const isExcused = property(one, "isInStory") === true && rulesOfOnePage.test(rule);
    return isExcused || rulesOfStorybook[rule]?.test(text) === true ? [] : [`${rule}: ${text}`];
  });
}

/** Returns the width of a page that is wider than its window, with the first element that is too wide. */
const readOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Content in a box that scrolls does not make the page wider.
    const isScrolled = (element: Element): boolean => {
      const box = element.parentElement;
      return box !== null && (getComputedStyle(box).overflowX !== "visible" || isScrolled(box));
    };
    const wide = [...document.querySelectorAll("#storybook-docs *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isScrolled(element),
    );
    const first = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)));
    return [`is ${scrollWidth} px wide: ${first?.outerHTML.slice(0, 160)}`];
  });

/** Returns the element that a page gave the focus without its reader, such as the frame of an open dialog. */
const readStolenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const taken = document.activeElement;
    return taken === null || taken === document.body
      ? []
      : [`has the focus in ${taken.outerHTML.slice(0, 120)}`];
  });

/** Returns the links of a page, outside of its stories, that lead to no page, file or heading of this Storybook. */
async function readDeadLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(
    (inStory) =>
      [...document.querySelectorAll<HTMLAnchorElement>("#storybook-docs a[href]")]
        .filter((link) => link.closest(inStory) === null)
        .map((link) => {
          const fragment = link.getAttribute("href")?.startsWith("#") ? link.hash.slice(1) : "";
          const isHere = fragment === "" || document.getElementById(decodeURIComponent(fragment)) !== null;
          return { href: link.href, isHere };
        }),
    stories,
  );
  return links.flatMap(({ href, isHere }) => {
    const { origin: from, pathname, searchParams } = new URL(href);
    if (from !== origin) return [];
    const id = searchParams.get("path")?.replace(/^\/(docs|story)\//, "") ?? searchParams.get("id");
    const isFound = id === null ? existsSync(join(values.storybook, pathname)) : entries.has(id);
    return isFound && isHere ? [] : [`links to ${href}`];
  });
}

process.env["CHROMIUM_PATH"] ??= await ensureChromium();
const browser = await chromium.launch(launchOptions());
const { origin, close } = await serveStorybook(values.storybook);
const pages = listPages();
const waiting = pages.values();
let red = 0;

async function walk(): Promise<void> {
  const page = await browser.newPage({ viewport });
  for (const id of waiting) {
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=scheme:${values.scheme}`);
    await page.locator("#storybook-docs h1").first().waitFor({ timeout: patience });
    // A page whose stories repeat their calls is never idle.
    await page.waitForLoadState("networkidle").catch(() => null);
    const faults = [
      ...new Set([
        ...(await readStolenFocus(page)),
        ...(await readOverflow(page)),
        ...(await readDeadLinks(page)),
        ...(await runAxe(page)),
      ]),
    ];
    if (faults.length === 0) continue;
    red += 1;
    console.log(`✗ ${id}\n    ${faults.slice(0, 8).join("\n    ")}`);
  }
}

await Promise.all(Array.from({ length: lanes }, walk));
await browser.close();
close();
console.log(
  `${pages.length - red} of ${pages.length} docs pages fit ${values.width} px (${values.scheme}), lead to pages that exist, and have no violation of axe`,
);
process.exitCode = red > 0 ? 1 : 0;
