import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, sharePortals } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const withPortal = sharePortals(1);

/** The smallest desktop that the portal is designed for. */
const small = { width: 1280, height: 720 } as const;

/** Opens a page, and waits until its placeholders are replaced. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await untilQuiet(page);
  await page.waitForFunction(() => document.querySelector("main [data-skeleton]") === null);
}

/** Returns sizes in px of the page's content, of its forms, and of its terms beside their values. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(main);
    const gutters = [paddingInlineStart, paddingInlineEnd].map((size) => Number.parseFloat(size));
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    const width = widthOf(main) - gutters.reduce((sum, gutter) => sum + gutter, 0);
    // In a narrow panel a term has two fifths of the line.
    const terms = [...main.querySelectorAll("dl > div:has(> dt)")]
      .filter((row) => widthOf(row) >= 400)
      .flatMap((row) => [...row.querySelectorAll("dt")].map(widthOf));
    return {
      gutters,
      width,
      widestForm: Math.max(0, ...[...main.querySelectorAll("form")].map(widthOf)),
      terms: { least: Math.min(256, ...terms), most: Math.max(0, ...terms) },
    };
  });

const empty = ["deposit", "withdrawal", "internal-transfer", "compound-scheme"]
  .map((tab) => `/transactions?tab=${tab}`)
  .concat("/referrals", "/referrals?tab=history", "/my-account");

test("the sign-in and empty pages do not scroll on a small desktop", () =>
  withPortal(async (portal) => {
    const visitor = await portal.visit(null, { viewport: small });
    const client = await portal.visit(await portal.customer(), { viewport: small });
    const scrolling: string[] = [];
    for (const [{ page }, paths] of [
      [visitor, ["/login"]],
      [client, empty],
    ] as const)
      for (const path of paths) {
        await open(page, path);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height > small.height) scrolling.push(`${path}: ${height} px`);
      }
    expect(scrolling).toEqual([]);
  }));

test("content is at most 72rem wide between gutters of 24 px, forms 34rem, and values begin beside their terms", () =>
  withPortal(async (portal) => {
    const customer = await portal.customer({ eWallet: 900, trading: 100 });
    const newcomer = await portal.customer({ isUnchecked: true });
    for (const width of [desk.width, 1920]) {
      const viewport = { width, height: desk.height };
      const { page } = await portal.visit(customer, { viewport });
      for (const path of [
        "/profile",
        "/profile?tab=withdrawal-settings",
        "/deposit-withdraw?tab=withdrawal",
      ]) {
        await open(page, path);
        const edit = page.getByRole("button", { name: "Edit" });
        const sizes = [await measure(page)];
        if (await edit.isVisible()) {
          await edit.click();
          await page.locator("main form").waitFor();
          sizes.push(await measure(page));
        }
        for (const { gutters, width: content, widestForm, terms } of sizes) {
          expect(gutters).toEqual([24, 24]);
          expect(content).toBeLessThanOrEqual(72 * 16);
          expect(widestForm).toBeLessThanOrEqual(34 * 16);
          expect(terms.least).toBeGreaterThanOrEqual(10 * 16);
          expect(terms.most).toBeLessThanOrEqual(16 * 16);
        }
      }
      const { page: check } = await portal.visit(newcomer, { viewport });
      await open(check, "/my-account");
      expect((await measure(check)).widestForm).toBeLessThanOrEqual(34 * 16);
    }
  }));
