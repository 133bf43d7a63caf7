import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import type { buildSite } from "../tools/build-site.ts";
import { settings } from "./settings.ts";

const room = join(import.meta.dirname, "..");
const TAG = "xa";

/** A pseudo-language: doubled vowels, and each message in brackets. */
const disguise = `import { english } from "../en/index.ts";
const accent = (text) => text.replaceAll(/[aeiou]/g, (letter) => "åéîöû"["aeiou".indexOf(letter)].repeat(2));
const deep = (value) =>
  typeof value === "string" ? "⟦" + accent(value) + "⟧"
  : typeof value === "function" ? (...given) => deep(value(...given))
  : Array.isArray(value) ? value.map(deep)
  : value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, deep(one)]))
  : value;
export const disguised = deep(english);
`;

let copy: string;
let browser: Browser;

/** A copy of the site's sources with one more folder and entry, built. */
beforeAll(async () => {
  await mkdir(join(room, "node_modules"), { recursive: true });
  copy = await mkdtemp(join(room, "node_modules/.fifth-"));
  for (const part of ["src", "tools", "legal", "package.json"])
    await cp(join(room, part), join(copy, part), { recursive: true });
  // Without the pictures, which do not differ.
  await mkdir(join(copy, "public"));
  await mkdir(join(copy, `src/messages/${TAG}`));
  await writeFile(join(copy, `src/messages/${TAG}/index.ts`), disguise);
  const list = join(copy, "src/languages.ts");
  const source = await readFile(list, "utf8");
  const entry = `{ tag: "${TAG}", name: "Disguise", direction: "ltr", openGraph: "en_XA", locale: "en-GB", messages: disguised },`;
  await writeFile(
    list,
    `import { disguised } from "./messages/${TAG}/index.ts";\n${source.replace("  defaultLanguage,\n", `  defaultLanguage,\n  ${entry}\n`)}`,
  );
  const module: { buildSite: typeof buildSite } = await import(
    pathToFileURL(join(copy, "tools/build-site.ts")).href
  );
  await module.buildSite(settings, join(copy, "built"));
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await rm(copy, { recursive: true, force: true });
});

const html = (page: string) => readFile(join(copy, "built", page), "utf8");

test("a fifth folder of messages is a fifth language, with its own addresses and a link to it from every page", async () => {
  expect(await html(`${TAG}/platforms/index.html`)).toContain(`<html lang="${TAG}" dir="ltr">`);
  expect(await html("platforms/index.html")).toContain(`href="/${TAG}/platforms" hrefLang="${TAG}"`);
  expect(await html("sitemap.xml")).toContain(`${settings.origin}/${TAG}/platforms`);
});

test.each(["", "/trading/account-types", "/platforms", "/about-us", "/about-us/contact-us"])(
  "in a language that is a third longer, no text of %j is truncated, scrolls horizontally or stays English",
  async (path) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    await page.route("**", async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(copy, "built", pathname.includes(".") ? pathname : `${pathname}/index.html`);
      const body = await readFile(file).catch(() => null);
      await (body
        ? route.fulfill({ body, contentType: file.endsWith("html") ? "text/html" : "font/woff2" })
        : route.abort());
    });
    await page.goto(`http://localhost/${TAG}${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => null));
    // The pictures are not served here, and their alternative texts would be as wide.
    await page.addStyleTag({ content: "div:has(> picture) { display: none }" });
    const found = await page.evaluate(() => {
      const root = document.documentElement;
      const isSeen = (element: Element) =>
        element.checkVisibility() && element.getBoundingClientRect().width > 1;
      const beyond = [...document.querySelectorAll("body *")].filter(
        (element) => isSeen(element) && element.getBoundingClientRect().right > innerWidth + 1,
      );
      const cut = [...document.querySelectorAll("body *")].filter(
        (element) =>
          isSeen(element) &&
          getComputedStyle(element).overflowX !== "visible" &&
          element.scrollWidth > element.clientWidth + 1 &&
          (element.textContent ?? "").includes("⟦"),
      );
      const english = [
        ...document.querySelectorAll("h1, h2, h3, p, button, label, legend, summary, figcaption"),
      ]
        .filter((element) => isSeen(element) && element.closest('[lang="en"]') === null)
        .map((element) => (element.textContent ?? "").trim())
        .filter((text) => /[a-z]{3,} [a-z]{3,} [a-z]{3,}/i.test(text) && !/[⟦åéîöû]/.test(text));
      return {
        wide:
          root.scrollWidth > root.clientWidth ? beyond.map(({ outerHTML }) => outerHTML.slice(0, 160)) : [],
        cut: cut.map(({ outerHTML }) => outerHTML.slice(0, 160)),
        english,
      };
    });
    expect(found).toEqual({ wide: [], cut: [], english: [] });
    await page.close();
  },
);
