import { startInProcess, type InProcess } from "@broker/sandbox/in-process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readExamples } from "../scripts/readme-examples.ts";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { buildApp, link } from "./fresh-app.ts";

const workspace = join(import.meta.dirname, "..");
const app = inject("app");
const folder = join(app, "live-readmes");
const origin = "http://fresh-app.test";

/** The React examples: the package of the README, the number of the example, and where its app is opened. */
const apps = {
  "/hooks": ["hooks", 1],
  "/screens": ["screens", 1],
  "/portal": ["screens", 2],
} as const;

let provider: InProcess;
let browser: Browser;

/** Writes an app whose only content is an example, as its README says. */
async function writeApp(path: string, [name, number]: readonly [string, number]): Promise<string> {
  const example = readExamples(join(workspace, "packages", name, "README.md"))[number - 1] ?? "";
  const file = path.slice(1);
  await Promise.all([
    writeFile(join(folder, `${file}.app.tsx`), example),
    writeFile(
      join(folder, `${file}.main.tsx`),
      `import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./${file}.app.tsx";
createRoot(document.body.appendChild(document.createElement("div"))).render(createElement(App));`,
    ),
    writeFile(
      join(folder, `${file}.html`),
      `<!doctype html><title>App</title><body><script type="module" src="./${file}.main.tsx"></script>`,
    ),
  ]);
  return join(folder, `${file}.html`);
}

beforeAll(async () => {
  await mkdir(folder);
  await link(join(workspace, "apps/portal"), "react-router-dom", folder);
  const input = await Promise.all(Object.entries(apps).map(([path, example]) => writeApp(path, example)));
  await buildApp(folder, {
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: { outDir: "dist", target: "esnext", rolldownOptions: { input } },
  });
  provider = await startInProcess();
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await provider.close();
});

/** Opens an app. Its own pages and files are served from its folder, all other addresses by the provider. */
async function open(start: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(20_000);
  const fetch = provider.browser();
  const documentOf = Object.keys(apps).find((path) => start.startsWith(path)) ?? "";
  await page.route("**/*", async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/assets/")) return route.fulfill({ path: join(folder, "dist", pathname) });
    if (request.isNavigationRequest())
      return route.fulfill({
        contentType: "text/html",
        body: await readFile(join(folder, "dist", `${documentOf}.html`), "utf8"),
      });
    if (extname(pathname)) return route.fulfill({ status: 204 });
    // The proxy of the host would have the provider's own origin.
    const body = request.postDataBuffer();
    const { origin: _origin, referer: _referer, ...headers } = request.headers();
    const response = await fetch(
      new Request(provider.origin + pathname + search, {
        method: request.method(),
        headers,
        body: body && new Uint8Array(body),
      }),
    );
    return route.fulfill({
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(origin + start);
  return page;
}

async function signIn(page: Page, button: string): Promise<void> {
  await page.getByLabel("Email").fill("demo@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
  await page.getByRole("button", { name: button }).click();
}

/** Returns the signed-in user that the browser keeps for the app. */
async function readUser(page: Page): Promise<string | undefined> {
  const { origins } = await page.context().storageState();
  return origins[0]?.localStorage.find(({ name }) => name === "userStore")?.value;
}

test("the example of the hooks shows a refusal of a real provider, and signs in", async () => {
  const page = await open("/hooks");
  await page.getByLabel("Email").fill("demo@example.com");
  await page.getByLabel("Password").fill("Wrong-2026!");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  await signIn(page, "Sign in");
  await page.waitForURL("**/dashboard");
  expect(await readUser(page)).toContain(`"username":"amira"`);
  await page.close();
});

test("the example of a screen signs in at a real provider, and leads to the place of the dashboard", async () => {
  const page = await open("/screens");
  await signIn(page, "Sign Me In");
  await page.waitForURL("**/dashboard");
  expect(await readUser(page)).toContain(`"username":"amira"`);
  await page.close();
});

test("the example with a router signs in at a real provider, shows its rows, and signs out", async () => {
  const page = await open("/portal/login");
  await signIn(page, "Sign Me In");
  await page.getByText("Welcome, ").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/portal/dashboard");
  await page.getByRole("link", { name: "Transactions" }).first().click();
  await page.getByRole("row").nth(1).waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Deposit" }).first().click();
  await page.getByRole("radio").first().waitFor();
  await page.getByRole("button", { name: "AMIRA" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL("**/portal/login");
  await page.close();
});
