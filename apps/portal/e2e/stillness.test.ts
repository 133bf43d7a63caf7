import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, phone, sharePortals } from "./portal.ts";

const withPortal = sharePortals(1);

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** Notes what moved by itself on a page, and by how much. */
async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const textOf = (source: unknown) => {
      const node: unknown = Object.assign({ node: null }, source).node;
      return node instanceof Element ? `${node.tagName} ${node.textContent.slice(0, 40)}` : "";
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, "sources");
        shifts.push({
          value: Number(Reflect.get(entry, "value")),
          of: Array.isArray(sources) ? sources.map(textOf) : [],
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate<readonly Shift[]>("shifts");
}

const tablet = { width: 820, height: 1180 } as const;

/** Opens a page while its answers wait until it stands without them, and lets them come one by one. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const waiting: (() => Promise<void>)[] = [];
  await page.route("**/api/**", (route) => void waiting.push(() => route.continue()));
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const painted = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await painted();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = page.waitForResponse("**/api/**");
    await next();
    await (await answer).finished();
    await painted();
  }
  await page.unrouteAll();
  await page.waitForLoadState("networkidle");
  await painted();
}

test("nothing moves on a phone, a tablet or a desk when data comes late", () =>
  withPortal(async (portal) => {
    const customer = await portal.customer({ eWallet: 900, trading: 100 });
    await Promise.all(
      [phone, tablet, desk].map(async (viewport) => {
        const { page } = await portal.visit(customer, { viewport });
        const shifts = await noteShifts(page);
        for (const path of ["/dashboard", "/deposit-withdraw", "/profile", "/transactions"]) {
          await openSlowly(page, path);
          expect(await shifts(), `${path} at ${viewport.width} px`).toEqual([]);
        }
      }),
    );
  }));
