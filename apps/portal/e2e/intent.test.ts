import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, sharePortals } from "./portal.ts";

const withPortal = sharePortals(1);

/** Observes which code a page loads. */
function watchCode(page: Page) {
  const asked = new Set<string>();
  let coming = 0;
  page.on("request", (request) => {
    coming += 1;
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.add(pathname);
  });
  page.on("requestfinished", () => (coming -= 1));
  page.on("requestfailed", () => (coming -= 1));
  const settle = (files: readonly RegExp[]) =>
    expect
      .poll(() => coming === 0 && files.every((file) => [...asked].some((path) => file.test(path))), {
        timeout: 30_000,
      })
      .toBe(true);
  return {
    settle,
    /** Returns the files that are loaded during `act` until the network is idle, and were not before. */
    async during(act: () => Promise<unknown>): Promise<readonly string[]> {
      const before = new Set(asked);
      await act();
      await settle([]);
      return [...asked].filter((path) => !before.has(path));
    },
  };
}

test("a link's code loads while the pointer or the focus is on it, before the click", () =>
  withPortal(async (portal) => {
    const { page } = await portal.visit(await portal.customer());
    const code = watchCode(page);
    await page.goto("/dashboard");
    await code.settle([/recent-activity/, /session-watch/]);
    const hover = (link: ReturnType<Page["locator"]>) => link.hover();
    const focus = (link: ReturnType<Page["locator"]>) => link.focus();
    for (const [path, chunks, intend] of [
      ["/transactions", [/\/transactions\.screen-/, /money-chart/], hover],
      ["/deposit-withdraw", [/\/deposit-withdrawal\.screen-/, /\/deposit\.screen-/], hover],
      ["/profile", [/\/profile\.screen-/], focus],
    ] as const) {
      const link = page.locator(`nav a[href="${path}"]:visible`);
      await intend(link);
      await code.settle(chunks);
      const late = await code.during(async () => {
        await link.click();
        await page.waitForURL(`**${path}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.locator(`nav a[href="${path}"][aria-current]:visible`).waitFor();
      });
      expect(late).toEqual([]);
    }
  }));

test("a touch on a link loads its code, and a tap its data, since a touch may begin scrolling", () =>
  withPortal(async (portal) => {
    const { page } = await portal.visit(await portal.customer(), { viewport: phone, hasTouch: true });
    const code = watchCode(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const link = page.locator('nav a[href="/deposit-withdraw"]:visible');
    await link.evaluate((element) => {
      for (const type of ["pointerover", "pointerdown"])
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));
    });
    await code.settle([/\/deposit-withdrawal\.screen-/, /\/deposit\.screen-/]);
    expect(asked).not.toContain("/api/Cache/GetPaymentPlatforms");
    const data = page.waitForRequest(/GetPaymentPlatforms/);
    await link.tap();
    await data;
  }));
