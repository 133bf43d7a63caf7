import { type Customer } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, phone, type Portal, sharePortals } from "./portal.ts";
import { isStream, untilQuiet } from "./quiet.ts";

const withPortal = sharePortals(1);

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** Records layout shifts without user input. */
async function noteShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const textOf = (source: unknown) => {
      const node: unknown = typeof source === "object" && source && Reflect.get(source, "node");
      return node instanceof Node ? `${node.nodeName} ${node.textContent?.slice(0, 40)}` : "";
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

/**
 * Opens a page whose answers are delayed until its placeholders are rendered, and then delivers them one by one. The
 * stream of events, which has no end, is not delayed.
 */
async function openSlowly(page: Page, path: string): Promise<void> {
  const waiting: (() => Promise<void>)[] = [];
  const isAnswer = (url: URL) => url.pathname.startsWith("/api/") && !isStream(url.pathname);
  await page.route(isAnswer, (route) => void waiting.push(() => route.continue()));
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const painted = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await painted();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const answer = page.waitForResponse((response) => isAnswer(new URL(response.url())));
    await next();
    await (await answer).finished();
    await painted();
  }
  await page.unrouteAll();
  await untilQuiet(page);
  await painted();
}

/** Returns the layout shifts of slowly loaded pages at every width. */
async function shiftsOf(portal: Portal, who: Customer | null, paths: readonly string[]) {
  const moved: { at: string; shifts: readonly Shift[] }[] = [];
  await Promise.all(
    [phone, tablet, desk].map(async (viewport) => {
      const { page } = await portal.visit(who, { viewport });
      const shifts = await noteShifts(page);
      for (const path of paths) {
        await openSlowly(page, path);
        moved.push({ at: `${path} at ${viewport.width} px`, shifts: await shifts() });
      }
    }),
  );
  return moved.filter(({ shifts }) => shifts.length > 0);
}

test("delayed data cause no layout shift on a phone, a tablet or a desktop", () =>
  withPortal(async (portal) => {
    const customer = await portal.customer({ eWallet: 900, trading: 100 });
    const paths = ["/dashboard", "/deposit-withdraw", "/deposit-withdraw?tab=withdrawal"];
    const others = ["/my-account", "/profile", "/transactions", "/referrals"];
    expect(await shiftsOf(portal, customer, [...paths, ...others])).toEqual([]);
  }));

test("delayed data cause no layout shift for a new user whose account is incomplete", () =>
  withPortal(async (portal) => {
    const newcomer = await portal.customer({ isNew: true });
    const paths = ["/dashboard", "/deposit-withdraw", "/my-account", "/profile"];
    expect(await shiftsOf(portal, newcomer, paths)).toEqual([]);
  }));

test("pages for visitors have no layout shift, whatever their query", () =>
  withPortal(async (portal) => {
    const paths = ["/", "/login", "/login?from=%2Fprofile&ended=timeLimit", "/login?ended=providerNotTold"];
    const others = ["/sign-up", "/sign-up?referralCode=NORTHGALE"];
    expect(await shiftsOf(portal, null, [...paths, ...others])).toEqual([]);
  }));
