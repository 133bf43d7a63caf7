import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desk, phone, sharePortal } from "./portal.ts";

const portal = sharePortal();

/** The public pages with scripts; those without are tested with the public site. */
const publicRoutes = ["/login", "/sign-up", "/email/verify", "/pay/handoff"];
/** The pages of the client area, with their titles. */
const accountRoutes = [
  ["/dashboard", "Dashboard"],
  ["/my-account", "Account Verification"],
  ["/profile", "Profile"],
  ["/profile?tab=withdrawal-settings", "Withdrawal Settings · Profile"],
  ["/profile?tab=contact", "Settings & Security · Profile"],
  ["/profile?tab=legal", "Legal · Profile"],
  ["/deposit-withdraw?tab=deposit", "Deposit · Deposit & Withdrawal"],
  ["/deposit-withdraw?tab=withdrawal", "Withdrawal · Deposit & Withdrawal"],
  ["/transactions?tab=deposit", "Deposit · Transactions"],
  ["/transactions?tab=withdrawal", "Withdrawal · Transactions"],
  ["/transactions?tab=internal-transfer", "Internal Transfer · Transactions"],
  ["/transactions?tab=compound-scheme", "Compound Scheme · Transactions"],
  ["/referrals?tab=invite-friend", "Invite a friend · Refer a Friend"],
  ["/referrals?tab=history", "History · Refer a Friend"],
] as const;

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Returns axe's violations on the current page; `rules` limits a second run to rules that depend on colours. */
async function violations(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe.source);
  const runOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: tags };
  return page.evaluate(
    async (options) => {
      interface Found {
        violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
      }
      const run: unknown = Reflect.get(Reflect.get(window, "axe"), "run");
      if (typeof run !== "function") throw new Error("axe is not there");
      const found: Found = await Reflect.apply(run, null, [document, options]);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`),
      );
    },
    { runOnly, resultTypes: ["violations"] },
  );
}

/** Waits until all requests are complete. */
function watchCalls(page: Page) {
  const open = new Set<unknown>();
  page.on("request", (request) => request.url().includes("/api/") && open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async () => {
    await page.locator("h1").first().waitFor();
    for (let quiet = 0; quiet < 3; quiet = open.size === 0 ? quiet + 1 : 0)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 40)));
  };
}

/** Navigates as a link does, without a page load. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);

/** Returns all faults of the current page, in both schemes and widths. */
async function faultsOf(page: Page, settled: () => Promise<void>): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await settled();
      const found = await violations(page, colorScheme === "dark" ? ["color-contrast"] : null);
      faults.push(...found.map((fault) => `${size.width} ${colorScheme} ${fault}`));
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await settled();
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  if (width > 320) faults.push(`${width} px wide in 320`);
  if ((await page.title()) === "") faults.push("no title");
  const place = new URL(page.url());
  return faults.map((fault) => `${place.pathname}${place.search}: ${fault}`);
}

test.each(publicRoutes)(
  "%s: axe finds no violation in both schemes and widths, and the page fits 320 px",
  async (path) => {
    const { page } = await portal().visit(null, { reducedMotion: "reduce" });
    const settled = watchCalls(page);
    await page.goto(path);
    await settled();
    expect(await faultsOf(page, settled)).toEqual([]);
  },
);

test("every page of the client area: axe finds no violation, the page fits 320 px, has its own title and focuses its heading", async () => {
  const demo = await portal().provider.signIn({
    email: "demo@example.com",
    password: "Sandbox-2026!",
  });
  const { page } = await portal().visit(demo, { reducedMotion: "reduce" });
  const settled = watchCalls(page);
  const faults: string[] = [];
  let place = "";
  for (const [path, title] of accountRoutes) {
    await page.setViewportSize(desk);
    const isArrival = place !== "" && !path.startsWith(`${place}?`);
    [place = ""] = path.split("?");
    await (place === "/dashboard" ? page.goto(path) : follow(page, path));
    await settled();
    const isFocused = () => page.waitForFunction(() => document.activeElement?.tagName === "H1");
    if (isArrival) await isFocused().catch(() => faults.push(`${path}: the focus is not at the heading`));
    const shown = await page.title();
    if (shown !== `${title} · Northgale`) faults.push(`${path}: its title is ${shown}`);
    faults.push(...(await faultsOf(page, settled)));
  }
  expect(faults).toEqual([]);
}, 240_000);
