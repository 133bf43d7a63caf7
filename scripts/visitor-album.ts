// Takes pictures of a visitor's first five minutes, in each language, for docs/pictures/album: the pages on the way to an
// account, on a light desktop and a dark phone. `npm start`, then `node scripts/visitor-album.ts http://localhost:4000`. The
// machine needs fonts of every language.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { untilQuiet, watchRequests } from "../apps/portal/e2e/quiet.ts";
import { launchOptions } from "./test-browser/launch-options.ts";

const [, , origin = "http://localhost:4000"] = process.argv;
const folder = join(import.meta.dirname, "../docs/pictures/album");

const folders = { en: "", ms: "/ms", zh: "/zh", ar: "/ar" } as const;
/** The pages that a visitor opens, about the company, its licences, its costs, its markets and the first steps. */
const stops = [
  "",
  "/about-us/regulatory-supervision",
  "/trading/account-types",
  "/trading/trading-instruments/forex",
  "/trading/trading-instruments/forex/eurusd",
  "/trading-tools/calculators",
  "/about-us/contact-us",
  "/sign-up",
];
const looks = [
  { width: 1280, height: 800, colorScheme: "light", background: "#e5e7eb" },
  { width: 390, height: 844, colorScheme: "dark", background: "#374151" },
] as const;
/** The height of a picture on a sheet (px). */
const HEIGHT = 420;

/** Takes all stops of the way in one language and one look. */
async function takeWay(
  browser: Browser,
  language: keyof typeof folders,
  { width, height, colorScheme }: (typeof looks)[number],
): Promise<readonly Buffer[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    locale: language,
  });
  const page = await context.newPage();
  watchRequests(page);
  const pictures: Buffer[] = [];
  for (const stop of stops) {
    await page.goto(`${origin}${folders[language]}${stop}` || origin);
    await page.locator("main h1").first().waitFor();
    await untilQuiet(page);
    pictures.push(await page.screenshot({ animations: "disabled", caret: "hide" }));
  }
  await context.close();
  return pictures;
}

const row = (pictures: readonly Buffer[], background: string) =>
  `<div style="display:flex;gap:16px;padding:16px;background:${background}">${pictures
    .map((one) => `<img height=${HEIGHT} src="data:image/png;base64,${one.toString("base64")}">`)
    .join("")}</div>`;

// The browser uses the fonts of the machine, because the fonts of the tests have no Chinese.
const browser = await chromium.launch({ ...launchOptions("whole"), env: process.env });
const sheet = await browser.newPage();
// Playwright takes no WebP, which is half as large.
const devtools = await sheet.context().newCDPSession(sheet);
for (const language of ["en", "ms", "zh", "ar"] as const) {
  const rows: string[] = [];
  for (const look of looks) rows.push(row(await takeWay(browser, language, look), look.background));
  await sheet.setContent(`<body style="margin:0;display:inline-block">${rows.join("")}</body>`);
  const clip = { x: 0, y: 0, width: 0, height: 0, ...(await sheet.locator("body").boundingBox()), scale: 1 };
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "webp",
    quality: 60,
    captureBeyondViewport: true,
    clip,
  });
  await writeFile(join(folder, `visitor-${language}.webp`), data, "base64");
}
await browser.close();
