import { examples } from "@broker/api-spec/examples";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { buildPages, kilobytes, scriptOf, typecheck } from "./fresh-app.ts";

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

/** Opens a page of the app as its server would send it; gives what the browser has complained about since. */
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

test("an app without vanilla-extract builds with one import of CSS, and its types hold", async () => {
  const manifest: unknown = JSON.parse(
    await readFile(join(app, "node_modules/@broker/ui/package.json"), "utf8"),
  );
  expect(names(manifest)).toContain("react-aria-components");
  expect(names(manifest).filter((name) => name.includes("vanilla-extract"))).toEqual([]);
  expect(await typecheck(app)).toBe("");
});

test("the types of an app hold without those of Vite, the import of the stylesheet's too", async () => {
  expect(await typecheck(app, "tsconfig.plain.json")).toBe("");
});

test("what a server rendered is taken over without a word in the console, and works", async () => {
  const { page, complaints } = await open("/");
  const button = page.getByRole("button", { name: /^Pressed/ });
  // What is pressed before React has taken the page over is lost.
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

test("CSS variables alone put a brand on", async () => {
  const { page } = await open("/");
  const look = await page.getByRole("button", { name: /^Pressed/ }).evaluate((element) => {
    const { backgroundColor, borderRadius, minHeight } = getComputedStyle(element);
    return { backgroundColor, borderRadius, minHeight };
  });
  // The first two are of `brand.css`, the third is the package's own.
  expect(look).toEqual({ backgroundColor: "rgb(1, 99, 88)", borderRadius: "3px", minHeight: "44px" });
  await page.close();
});

test("a button brings at most 12 kB beyond React", async () => {
  const [bare, button] = await Promise.all([scriptOf(app, "bare.tsx"), scriptOf(app, "button.tsx")]);
  expect(bare).not.toContain("data-pressed");
  expect(button).toContain("data-pressed");
  expect(kilobytes(button) - kilobytes(bare)).toBeLessThanOrEqual(12);
});

test("a whole screen and the hooks below it, rendered on a server, sign somebody in", async () => {
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
