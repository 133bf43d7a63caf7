import { examples } from "@broker/api-spec/examples";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { buildPages, kilobytes, screenScriptOf, scriptOf, typecheck } from "./fresh-app.ts";

const origin = "http://fresh-app.test";
const app = inject("app");
let browser: Browser;
let pages: Record<string, string>;

const isWithPages = (module: unknown): module is { pages: (baseUrl: string) => Record<string, string> } =>
  typeof module === "object" && module !== null && "pages" in module && typeof module.pages === "function";

beforeAll(async () => {
  await buildPages(app);
  const server: unknown = await import(pathToFileURL(join(app, "dist-server/server.js")).href);
  if (!isWithPages(server)) throw new Error("The server gives no pages.");
  pages = server.pages(origin);
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

/** Opens a page of the app as its server renders it, and returns the browser's problems. */
async function open(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/")) {
      const answer = pathname.endsWith("/UserLogin") ? examples.UserLogin : examples.GetCompanies;
      return route.fulfill({ json: answer.success });
    }
    const isOurs = pathname in pages || pathname.startsWith("/assets/");
    if (!isOurs) return route.fulfill({ status: 204 });
    const file = join(app, "dist", pathname === "/" ? "index.html" : pathname);
    if (extname(file) !== ".html") return route.fulfill({ path: file });
    const html = await readFile(file, "utf8");
    return route.fulfill({
      contentType: "text/html",
      body: html.replace("<!--app-->", () => pages[pathname] ?? ""),
    });
  });
  await page.goto(origin + path);
  return { page, complaints };
}

const names = (manifest: unknown): string[] => {
  const dependencies: unknown =
    typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "dependencies") : undefined;
  return Object.keys(dependencies ?? {});
};

test("an app without vanilla-extract builds with one import of CSS, and passes its type check", async () => {
  const manifest: unknown = JSON.parse(
    await readFile(join(app, "node_modules/@broker/ui/package.json"), "utf8"),
  );
  expect(names(manifest)).toContain("react-aria-components");
  expect(names(manifest).filter((name) => name.includes("vanilla-extract"))).toEqual([]);
  expect(await typecheck(app)).toBe("");
});

test("an app passes its type check without Vite's types, also for the import of the stylesheet", async () => {
  expect(await typecheck(app, "tsconfig.plain.json")).toBe("");
});

test("server-rendered HTML is hydrated without console messages, and works", async () => {
  const { page, complaints } = await open("/");
  const button = page.getByRole("button", { name: /^Pressed/ });
  // A press before hydration would be lost.
  await expect
    .poll(
      async () => {
        await button.click();
        return button.textContent();
      },
      { timeout: 10_000 },
    )
    .toMatch(/^Pressed [1-9]\d* times$/);
  expect(complaints).toEqual([]);
  await page.close();
});

test("CSS variables alone apply a brand", async () => {
  const { page } = await open("/");
  const look = await page.getByRole("button", { name: /^Pressed/ }).evaluate((element) => {
    const { backgroundColor, borderRadius, minHeight } = getComputedStyle(element);
    return { backgroundColor, borderRadius, minHeight };
  });
  // The first two are from `brand.css`, the third is the package's own.
  expect(look).toEqual({ backgroundColor: "rgb(1, 99, 88)", borderRadius: "3px", minHeight: "44px" });
  await page.close();
});

test("a button adds at most 12 kB to React", async () => {
  const [bare, button] = await Promise.all([scriptOf(app, "bare.tsx"), scriptOf(app, "button.tsx")]);
  expect(bare).not.toContain("data-pressed");
  expect(button).toContain("data-pressed");
  expect(kilobytes(button) - kilobytes(bare)).toBeLessThanOrEqual(12);
});

/**
 * The size in kB of what the app of each screen loads initially, built as in the README: its entry, and the late
 * screen.
 */
const budgets = {
  login: 150,
  "sign-up": 160,
  "email-verification": 150,
  "new-password": 150,
  "sign-in-report": 150,
  capture: 160,
  "payment-handoff": 140,
  dashboard: 150,
  "account-verification": 170,
  profile: 190,
  referrals: 150,
  transactions: 190,
  "deposit-withdrawal": 162,
  "money-journey": 160,
  deposit: 160,
  withdrawal: 160,
  transfer: 190,
} as const;

test.each(Object.entries(budgets))("the app of %s loads %i kB at most", async (entry, limit) => {
  const script = await screenScriptOf(app, entry);
  expect(script).toContain("hydrateRoot");
  // The names of a theme's tokens are for brands, not for screens.
  expect(script).not.toContain("brandPressed");
  expect(kilobytes(script)).toBeLessThanOrEqual(limit);
});

test("every published screen has a budget", async () => {
  const entries = await readdir(join(app, "node_modules/@broker/screens/dist/entries"));
  const names = entries.flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? []);
  const screens = names.filter((name) => name !== "messages");
  expect(screens.toSorted()).toEqual(Object.keys(budgets).toSorted());
});

test("a whole screen and its hooks, rendered on a server, sign a user in", async () => {
  expect(pages["/login.html"]).toContain("Sign Me In");
  const { page, complaints } = await open("/login.html");
  await page.getByLabel("Email").fill("demo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
  await page.getByRole("button", { name: "Sign Me In" }).click();
  const { username } = examples.UserLogin.success.data;
  await page.getByText(`Signed in as ${username}`).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});
