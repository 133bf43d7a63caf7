import { customerPassword, type Sandbox, smallestImage, startSandbox } from "@broker/sandbox/testing";
import { globSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { createLogger, type InlineConfig } from "vite";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { readFiles } from "../scripts/readme-examples.ts";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { buildApp, typecheck } from "./fresh-app.ts";
import { noncePlaceholder, serveApp } from "./serve-app.ts";

const workspace = join(import.meta.dirname, "..");
const folder = join(inject("app"), "guides");
const guide = (name: string) => join(workspace, "docs/guides", `${name}.md`);
const receipt = { name: "receipt.png", mimeType: "image/png", buffer: smallestImage };
let sandbox: Sandbox;
let browser: Browser;

/** Writes the files of a guide as a reader does. */
async function write(name: string, to: string): Promise<void> {
  for (const [path, code] of readFiles(guide(name))) {
    await mkdir(dirname(join(folder, to, path)), { recursive: true });
    await writeFile(join(folder, to, path), code);
  }
}

beforeAll(async () => {
  await write("embed-react", "react");
  await write("embed-any-site", "site");
  await cp(join(folder, "react"), join(folder, "bearer"), { recursive: true });
  await write("origins", "bearer");
  await cp(join(folder, "react"), join(folder, "own"), { recursive: true });
  await write("bring-your-own", "own");
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", include: ["react", "site", "bearer", "own"] }),
  );
  [sandbox, browser] = await Promise.all([startSandbox(), chromium.launch(launchOptions())]);
  for (const name of ["react", "site", "bearer", "own"])
    await buildApp(join(folder, name), {
      define: { "process.env.NODE_ENV": JSON.stringify("development") },
      html: { cspNonce: noncePlaceholder },
      build: { target: "esnext" },
    });
});
afterAll(async () => {
  await browser.close();
  await sandbox.remove();
});

/** Opens a built app under a strict policy, and collects the errors of the browser. */
async function open(name: string, byToken = false): Promise<{ page: Page; complaints: string[] }> {
  const app = await serveApp({ folder: join(folder, name, "dist"), provider: sandbox.url, byToken });
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.close();
    app.close();
  });
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(app.url);
  return { page, complaints };
}

async function payIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(customerPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Deposit by bank" }).click();
  await page.getByRole("button", { name: "Daybreak Bank" }).click();
  await page.getByLabel("US dollars").fill("50");
  await page.getByRole("button", { name: "Deposit 223.50 MYR" }).click();
  await page.getByLabel("Receipt").setInputFiles(receipt);
  await page.getByRole("button", { name: "Send the receipt" }).click();
  await page.getByText("Thank you.").waitFor();
}

test("the files of the guides compile against the packed packages", async () => {
  expect(await typecheck(folder)).toBe("");
}, 60_000);

test("the app of the React guide signs in and pays in", async () => {
  const customer = await sandbox.createCustomer();
  const { page, complaints } = await open("react");
  await payIn(page, customer.email);
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(complaints).toEqual([]);
}, 60_000);

test("with the broker of the guide on tokens, each call carries the token, and the browser has no cookie", async () => {
  const customer = await sandbox.createCustomer();
  const { page, complaints } = await open("bearer", true);
  const bearers = new Set<string | undefined>();
  page.on("request", (request) => {
    if (request.url().includes("/api/")) bearers.add(request.headers()["authorization"]);
  });
  await payIn(page, customer.email);
  expect([...bearers]).toEqual([expect.stringMatching(/^Bearer [\da-f-]{36}$/)]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(complaints).toEqual([]);
}, 60_000);

test("the app of the guide to a brand of one's own shows its brand, keeps a chosen language, and says which page it lacks", async () => {
  const customer = await sandbox.createCustomer();
  const { page, complaints } = await open("own");
  const button = page.getByRole("button", { name: "Sign Me In" });
  // The accent of the brand, #b4531f.
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe("oklch(0.5564 0.1408 45.176)");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customerPassword);
  await page.getByRole("button", { name: "Bahasa Melayu" }).click();
  await page.getByRole("button", { name: "Log masuk", exact: true }).click();
  await page.getByText("Selamat datang, ").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  await page.reload();
  await page.getByText("Selamat datang, ").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("ms");
  await page.goto(new URL("/money", page.url()).href);
  await page.getByRole("heading", { name: "Halaman tidak ditemui!" }).waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test("a build of the screens warns of their modules' directives, but not under the setting of the guide", async () => {
  const warnings: string[] = [];
  const customLogger = createLogger("warn");
  customLogger.warn = (message) => void warnings.push(message);
  const count = () => warnings.filter((warning) => warning.includes("MODULE_LEVEL_DIRECTIVE")).length;
  const config: InlineConfig = { customLogger, build: { target: "esnext", write: false } };
  await buildApp(join(folder, "own"), config);
  expect(count()).toBeGreaterThan(0);
  warnings.length = 0;
  expect(await readFile(guide("troubleshooting"), "utf8")).toContain(
    "build: { rolldownOptions: { checks: { moduleLevelDirective: false } } }",
  );
  const rolldownOptions = { checks: { moduleLevelDirective: false } };
  await buildApp(join(folder, "own"), { ...config, build: { ...config.build, rolldownOptions } });
  expect(count()).toBe(0);
}, 60_000);

test("the page of the guide without React pays in", async () => {
  const customer = await sandbox.createCustomer();
  const { page, complaints } = await open("site");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password").fill(customerPassword);
  await page.getByLabel("Ringgit").fill("100");
  await page.getByLabel("Receipt").setInputFiles(receipt);
  await page.getByRole("button", { name: "Deposit" }).click();
  await page.getByText("is being checked.").waitFor();
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(complaints).toEqual([]);
}, 60_000);

test("the page of the guide without React sends a deposit of unknown outcome again as it was, also after a new rate", async () => {
  const customer = await sandbox.createCustomer();
  const { page } = await open("site");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password").fill(customerPassword);
  await page.getByLabel("Ringgit").fill("100");
  await page.getByRole("button", { name: "Deposit" }).click();
  await page.getByText("Add your receipt.").waitFor();
  expect(await sandbox.countEffects("DepositRequest", customer.userId)).toBe(0);

  await page.getByLabel("Receipt").setInputFiles(receipt);
  await sandbox.control("faults", [{ operation: "DepositRequest", times: 1, kind: "html" }]);
  await page.getByRole("button", { name: "Deposit" }).click();
  await page.getByText("It is not known whether this was done.").waitFor();
  await page.route("**/GetCurrencies*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("4.47", "4.51") });
  });
  await page.getByRole("button", { name: "Deposit" }).click();
  await page.getByText("is being checked.").waitFor();
  expect(await sandbox.countEffects("DepositRequest", customer.userId)).toBe(1);
}, 60_000);

test("the files of the Next guide are those of the example, which is built and run", async () => {
  const example = join(workspace, "apps/examples/next");
  const files = readFiles(guide("embed-next"));
  expect([...files.keys()].toSorted()).toEqual(
    globSync("{*.ts,app/*,client/*}", { cwd: example })
      .filter((file) => file !== "next-env.d.ts")
      .toSorted(),
  );
  for (const [path, code] of files) expect(code, path).toBe(await readFile(join(example, path), "utf8"));
});
