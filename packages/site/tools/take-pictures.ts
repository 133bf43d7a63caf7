// Draws the screens of the product that the public pages show: `npm start`, then
// `pnpm --filter @broker/site pictures http://localhost:4000`.
import { join } from "node:path";
import { chromium, type Locator, type Page } from "playwright-core";
import sharp from "sharp";
import { launchOptions } from "../../../scripts/test-browser/launch-options.ts";
import { english } from "../src/messages/en/index.ts";
import { type Picture, pictures } from "../src/pictures.ts";

const folder = join(import.meta.dirname, "../public/site");
const origin = process.argv[2] ?? "http://localhost:4000";
const schemes = ["light", "dark"] as const;

/** What a picture shows: the window, or the part of the page that it is cut out of. */
const shots: Record<keyof typeof pictures, (page: Page) => Promise<Locator | null>> = {
  async dashboard(page) {
    await page.goto(`${origin}/dashboard`);
    await page.getByText("Welcome, ").waitFor();
    await page.getByRole("heading", { name: "Recent activity" }).waitFor();
    return null;
  },
  async add(page) {
    await page.goto(`${origin}/deposit-withdraw?tab=deposit`);
    await page.getByText("Bank Transfer", { exact: true }).first().click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("Maybank").first().click();
    return cardAround(page, "Which bank will you pay to?", 3);
  },
  async convert(page) {
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("You send").fill("2235");
    await page.getByLabel("You send").blur();
    return cardAround(page, "How much would you like to deposit?", 4);
  },
  async trade(page) {
    await page.goto(`${origin}/dashboard`);
    await page.getByRole("button", { name: "Transfer" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox").first().fill("500");
    await dialog.getByRole("textbox").first().blur();
    return dialog;
  },
};

/** The white surface that a heading stands on, so many levels above it. */
const cardAround = (page: Page, heading: string, levels: number) =>
  page
    .getByRole("heading", { name: heading })
    .locator(`xpath=${Array.from({ length: levels }, () => "..").join("/")}`);

async function write(png: Buffer, { name, widths }: Picture, scheme: string): Promise<void> {
  for (const width of widths)
    await sharp(png)
      .resize({ width })
      .avif({ quality: 62, effort: 6 })
      .toFile(join(folder, `${name}-${scheme}-${width}.avif`));
  await sharp(png)
    .resize({ width: widths[1] })
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}-${scheme}.webp`));
}

/** What those see who are sent a link: the headline of the front page, and the dashboard below it. */
async function takeSharePicture(dashboard: Buffer): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1 });
  await page.goto(`${origin}/login`);
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.evaluate(
    ([family, title, picture]) => {
      document.body.innerHTML = `<div style="position:fixed;inset:0;overflow:hidden;background:#f6f8fc;color:#10151d;font-family:${family?.replaceAll('"', "'")}"><p style="position:absolute;left:72px;top:64px;width:1000px;font-size:76px;line-height:1.02;font-weight:600;letter-spacing:-.045em">${title}</p><img style="position:absolute;left:72px;top:268px;width:1180px;max-width:none;border-radius:20px;box-shadow:0 24px 64px #10151d33" src="${picture}"></div>`;
    },
    [font, english.home.headline, `data:image/png;base64,${dashboard.toString("base64")}`],
  );
  await page.waitForLoadState("networkidle");
  const png = await page.screenshot();
  await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toFile(join(folder, "share.png"));
}

const browser = await chromium.launch(launchOptions("whole"));
for (const scheme of schemes) {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 880 },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "en-US",
  });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email", { exact: true }).fill("demo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await page.waitForURL("**/dashboard");
  for (const [name, go] of Object.entries(shots)) {
    const picture = Object.values(pictures).find((one) => one.name === name);
    if (!picture) continue;
    await page.setViewportSize(
      name === "dashboard" ? { width: 1360, height: 880 } : { width: 620, height: 900 },
    );
    const part = await go(page);
    await page.waitForLoadState("networkidle");
    const png = await (part ?? page).screenshot({ animations: "disabled", caret: "hide" });
    await write(png, picture, scheme);
    if (name === "dashboard" && scheme === "light") await takeSharePicture(png);
  }
  await context.close();
}
await browser.close();
