import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortals } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const withPortal = sharePortals(1);

/** Records the order of the page's calls and React's commits, which React reports to its developer tools. */
async function noteOrder(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const order: string[] = [];
    const send = window.fetch;
    window.fetch = (...call) => {
      const [to] = call;
      order.push(new URL(to instanceof Request ? to.url : to, location.href).pathname);
      return send(...call);
    };
    const inspector = { isDisabled: false, supportsFiber: true, inject: () => 1 };
    const onCommitFiberRoot = () => void order.push("React");
    const hook = { ...inspector, onCommitFiberRoot, onCommitFiberUnmount: () => {} };
    Object.assign(window, { order, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  return () => page.evaluate<string[]>("order");
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Not waitForFunction, which evaluates a string in the page: the page's policy forbids that.
  await expect.poll(() => page.evaluate<boolean>("order.includes('React')")).toBe(true);
}

test("a screen of the client area requests its data before React renders, and once", () =>
  withPortal(async (portal) => {
    const { context, page } = await portal.visit(await portal.customer());
    // A page of a list is a call that a provider may lack.
    await hideCapabilities(context, "paging");
    const order = await noteOrder(page);
    for (const [path, call] of [
      ["/dashboard", "/api/User/GetUserInfo"],
      ["/transactions", "/api/Deposit/GetDepositTransactionsByUser"],
      ["/transactions?tab=withdrawal", "/api/Withdrawal/GetWithdrawalTransactionsByUser"],
      ["/deposit-withdraw", "/api/Cache/GetPaymentPlatforms"],
    ] as const) {
      await open(page, path);
      const noted = await order();
      expect(noted.slice(0, noted.indexOf("React"))).toContain(call);
      expect(noted.filter((one) => one === call)).toHaveLength(1);
      // By then the browser has noted whether the provider has pages of lists.
      await untilQuiet(page);
    }
  }));

test.each([
  ["/referrals", "/api/User/GetReferralHierarchy"],
  ["/transactions", "/api/Deposit/GetDepositPage"],
])(
  "on %s a call that a provider may lack waits for the provider's capabilities, which are requested before React renders",
  (path, call) =>
    withPortal(async (portal) => {
      const { page } = await portal.visit(await portal.customer());
      const order = await noteOrder(page);
      // The client waits for the answer for four seconds only, which pass on a busy machine.
      await page.addInitScript(() => {
        const start = window.setTimeout;
        const startShort = (run: TimerHandler, delay?: number) =>
          delay !== undefined && delay >= 4000 ? 0 : start(run, delay);
        Object.assign(window, { setTimeout: startShort });
      });
      const asked = "/api/Cache/GetCapabilities";
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${asked}?*`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await expect.poll(order).toContain("React");
      const waiting = await order();
      expect(waiting.slice(0, waiting.indexOf("React"))).toContain(asked);
      expect(waiting).not.toContain(call);
      answer();
      await expect.poll(order).toContain(call);
      expect((await order()).filter((one) => one === call)).toHaveLength(1);
    }),
);

test("without a session nothing is preloaded, and no call requests data of a user", () =>
  withPortal(async (portal) => {
    const { page } = await portal.visit();
    const order = await noteOrder(page);
    for (const path of ["/login", "/sign-up", "/dashboard"]) {
      await open(page, path);
      const noted = await order();
      expect(noted.indexOf("React")).toBe(0);
      expect(noted.filter((one) => one.startsWith("/api/User"))).toEqual([]);
    }
  }));

/** Returns the file of the code that requests the client area's data. */
async function fileOfCalls(): Promise<string> {
  const manifest = join(import.meta.dirname, "../build/client/.vite/manifest.json");
  const chunks: Record<string, { file: string; name?: string }> = JSON.parse(
    await readFile(manifest, "utf8"),
  );
  return Object.values(chunks).find(({ name }) => name === "calls")?.file ?? "";
}

test("a page outside the client area works without the code that requests the area's data", () =>
  withPortal(async (portal) => {
    const file = await fileOfCalls();
    const { page } = await portal.visit(await portal.customer());
    await page.route(
      ({ pathname }) => pathname.endsWith(file),
      () => {},
    );
    await Promise.all([
      page.waitForRequest((request) => request.url().endsWith(file)),
      page.goto("/email/verify", { waitUntil: "commit" }),
    ]);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }));
