// Takes the pictures of the product for the public pages, in every language and both schemes: `npm start`, then
// `pnpm --filter @broker/site pictures http://localhost:4000`. Languages after the client and the company take only
// theirs. The machine needs fonts of every language.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import sharp from "sharp";
import { untilQuiet, watchRequests } from "../../../apps/portal/e2e/quiet.ts";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { LANGUAGE_KEY } from "../src/language-choice.ts";
import { languages, type SiteLanguage } from "../src/languages.ts";
import { avifOf, type Drawing, type Picture, pictures, type Scheme, SHARE, webpOf } from "../src/pictures.ts";

const folder = join(import.meta.dirname, "../src/pictures");
const [, , origin = "http://localhost:4000", email = "demo@example.com", company = "9", ...only] =
  process.argv;
const sizes: Record<string, readonly number[]> = JSON.parse(
  await readFile(join(folder, "sizes.json"), "utf8").catch(() => "{}"),
);

/** Returns the white surface around the step's heading, a number of levels above it. */
const cardAround = (page: Page, levels: number) =>
  page
    .locator("main h2")
    .first()
    .locator(`xpath=${Array.from({ length: levels }, () => "..").join("/")}`);

/** The subject of each picture: the window, or a part of the page. */
const shots: Readonly<Record<keyof typeof pictures, (page: Page) => Promise<Locator | null>>> = {
  async dashboard(page) {
    await page.goto(`${origin}/dashboard`);
    await page.locator("main svg[role=img], main figure").first().waitFor();
    return null;
  },
  async add(page) {
    await page.goto(`${origin}/deposit-withdraw?tab=deposit`);
    await page.locator("main input[type=radio]").first().waitFor();
    // The choice of a method leads to the platforms; the only method is chosen by itself.
    if ((await page.locator("main input[value=bank]").count()) > 0)
      await page.locator("main label").first().click();
    await page.locator("main input[type=radio]:not([value=bank])").first().waitFor();
    await page.locator("main h2").first().blur();
    return cardAround(page, 3);
  },
  async convert(page) {
    await page.locator("main label").first().click();
    const field = page.locator("main input[inputmode=decimal]").first();
    await field.fill("2235");
    await field.blur();
    return cardAround(page, 4);
  },
  async trade(page) {
    await page.goto(`${origin}/dashboard`);
    await page.locator("main button:not([aria-label])").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").first().fill("500");
    await dialog.getByRole("textbox").first().blur();
    return dialog;
  },
};

/** Writes a drawing in all its widths, and notes its size at a pixel ratio of one. */
async function write(png: Buffer, of: Drawing, place: string, scheme: Scheme): Promise<void> {
  await mkdir(join(folder, place), { recursive: true });
  for (const width of of.widths)
    await sharp(png)
      .resize({ width })
      // The largest is for dense screens, on which less is seen of each pixel.
      .avif({ quality: width === of.widths.at(-1) ? 42 : 50, effort: 5 })
      .toFile(join(folder, place, avifOf(of, scheme, width)));
  const { width, height } = await sharp(png).metadata();
  sizes[`${place}/${of.name}`] = [Math.round(width / 2), Math.round(height / 2)];
}

/** Writes the file of a picture for browsers without AVIF. */
const writeWebp = (png: Buffer, of: Picture, place: string) =>
  sharp(png)
    .resize({ width: of.widths[0] })
    .webp({ quality: 64, effort: 6 })
    .toFile(join(folder, place, webpOf(of)));

/** Takes the preview image of shared links: the headline of the front page, and the dashboard below it. */
async function takeSharePicture(page: Page, dashboard: Buffer, { tag, direction, messages }: SiteLanguage) {
  await page.setViewportSize({ width: 1200, height: 630 });
  // The script opens a page of the site, because pages of the portal redirect a signed-in user.
  await page.goto(`${origin}/platforms`);
  await page.evaluate(
    ([title, picture, lang, dir]) => {
      const font = getComputedStyle(document.body).fontFamily.replaceAll('"', "'");
      const spacing = lang === "en" || lang === "ms" ? "-.045em" : "0";
      document.documentElement.dir = dir;
      document.body.innerHTML = `<div style="position:fixed;inset:0;overflow:hidden;background:#f6f8fc;color:#10151d;font-family:${font}"><p style="position:absolute;inset-inline-start:72px;top:60px;width:1000px;font-size:72px;line-height:1.1;font-weight:600;letter-spacing:${spacing}">${title}</p><img style="position:absolute;inset-inline-start:72px;top:268px;width:1180px;max-width:none;border-radius:20px;box-shadow:0 24px 64px #10151d33" src="${picture}"></div>`;
    },
    [
      messages.home.headline,
      `data:image/png;base64,${dashboard.toString("base64")}`,
      tag,
      direction,
    ] as const,
  );
  await untilQuiet(page);
  const png = await page.screenshot();
  await sharp(png)
    .resize({ width: 1200 })
    .png({ palette: true, colours: 48, effort: 10 })
    .toFile(join(folder, company, tag, SHARE));
}

/** Signs in, in a language and a scheme. */
async function signIn(browser: Browser, { tag }: SiteLanguage, colorScheme: Scheme): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 880 },
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-US",
  });
  await context.addInitScript(([key, language]) => localStorage.setItem(key, language), [
    LANGUAGE_KEY,
    tag,
  ] as const);
  const page = await context.newPage();
  watchRequests(page);
  await page.goto(`${origin}/login`);
  // The scripts of the page follow its first paint; a form that is used before them sends nothing.
  await untilQuiet(page);
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill("Sandbox-2026!");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/dashboard");
  return page;
}

const still = { animations: "disabled", caret: "hide" } as const;
const options = launchOptions("whole");
// The browser uses the fonts of the machine, because the fonts of the tests have no Chinese.
const browser = await chromium.launch({ ...options, env: process.env });
for (const language of languages.filter(({ tag }) => only.length === 0 || only.includes(tag))) {
  const place = `${company}/${language.tag}`;
  for (const scheme of ["light", "dark"] as const) {
    const page = await signIn(browser, language, scheme);
    for (const of of Object.values(pictures)) {
      const isWindow = of.name === "dashboard";
      await page.setViewportSize(isWindow ? { width: 1360, height: 880 } : { width: 620, height: 900 });
      const part = await shots[of.name](page);
      await page.mouse.move(0, 0);
      await untilQuiet(page);
      const png = await (part ?? page).screenshot(still);
      await write(png, of, place, scheme);
      if (scheme === "light") await writeWebp(png, of, place);
      if (isWindow && scheme === "light") await takeSharePicture(page, png, language);
    }
    await page.setViewportSize({ width: 390, height: 640 });
    await shots.dashboard(page);
    await untilQuiet(page);
    await write(await page.screenshot(still), pictures.dashboard.narrow, place, scheme);
    await page.context().close();
  }
}
await browser.close();
await writeFile(join(folder, "sizes.json"), `${JSON.stringify(sizes, null, 2)}\n`);
