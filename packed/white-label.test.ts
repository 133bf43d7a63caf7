import {
  startSandbox,
  type Sandbox,
  customerPassword,
  smallestImage,
  type Customer,
} from "@broker/sandbox/testing";
import { globSync } from "node:fs";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { buildApp, typecheck } from "./fresh-app.ts";

const folder = join(inject("app"), "white-label");
let chunks: Awaited<ReturnType<typeof buildApp>>;
let sandbox: Sandbox;
let customer: Customer;
let browser: Browser;

beforeAll(async () => {
  await cp(join(import.meta.dirname, "../apps/white-label"), folder, {
    recursive: true,
    filter: (file) => !file.includes("node_modules"),
  });
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", include: ["*.ts", "hooks", "screens"] }),
  );
  chunks = await buildApp(folder, {
    define: { "process.env.NODE_ENV": JSON.stringify("development") },
    build: {
      outDir: "dist",
      target: "esnext",
      rolldownOptions: { input: [join(folder, "index.html"), join(folder, "screens/index.html")] },
    },
  });
  [sandbox, browser] = await Promise.all([
    startSandbox({ PORTAL_DIR: join(folder, "dist") }),
    chromium.launch(launchOptions()),
  ]);
  customer = await sandbox.createCustomer({ companyId: 12 });
});
afterAll(async () => {
  await browser.close();
  await sandbox.remove();
});

/** Opens an app of a floor, and collects the errors of the browser. */
async function open(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(sandbox.url + path);
  return { page, complaints };
}
/** Takes pictures of a page, on a phone and a small laptop, light and dark, into the folder `WHITE_LABEL_PICTURES`. */
const take = async (page: Page, name: string) => {
  const to = process.env["WHITE_LABEL_PICTURES"];
  if (to === undefined) return;
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.screenshot({ path: join(to, `${name}-${size.width}-${colorScheme}.png`) });
    }
  await page.setViewportSize(usual);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
};
const receipt = { name: "receipt.png", mimeType: "image/png", buffer: smallestImage };

test("both floors pass their type check against the packed packages", async () => {
  expect(await typecheck(folder)).toBe("");
});

test("both floors together have less than 400 lines of code", async () => {
  const files = globSync("{*,hooks/*,screens/*}.{ts,tsx}", { cwd: folder });
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  expect(files.length).toBeGreaterThan(5);
  expect(texts.join("").split("\n").length).toBeLessThan(400);
});

test("no line of the design system or of the screens is in the bundle of the floor on the hooks", () => {
  const byName = new Map(chunks.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
  const modulesOf = (name: string, seen = new Set<string>()): readonly string[] => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const next = [...chunk.imports, ...chunk.dynamicImports].flatMap((other) => modulesOf(other, seen));
    return [...chunk.moduleIds, ...next];
  };
  const entryOf = (part: string) =>
    [...byName.values()].find(
      ({ isEntry, moduleIds }) => isEntry && moduleIds.some((id) => id.includes(part)),
    )?.fileName ?? "";
  const isDrawn = (id: string) => /@broker\/(ui|screens)\//.test(id);
  const [bare, drawn] = [
    modulesOf(entryOf("white-label/hooks/main")),
    modulesOf(entryOf("white-label/screens/main")),
  ];
  expect(bare.some((id) => id.includes("@broker/hooks/"))).toBe(true);
  expect(bare.filter(isDrawn)).toEqual([]);
  expect(drawn.filter(isDrawn).length).toBeGreaterThan(20);
});

test("on the floor of the hooks, a client of company 12 signs in and pays in by bank, in HTML of its own", async () => {
  const { page, complaints } = await open("/");
  await page.getByLabel("Your e-mail").fill(customer.email);
  await take(page, "hooks-sign-in");
  await page.getByLabel("Your password").fill(customerPassword);
  await page.getByRole("button", { name: "Open my account" }).click();
  await page.getByLabel("By bank transfer").check();
  await page.getByRole("button", { name: "Onwards" }).click();
  await page.getByLabel(/Saltmarsh Savings/).check();
  await page.getByRole("button", { name: "Onwards" }).click();
  await page.getByLabel("In US dollars").fill("50");
  await take(page, "hooks-amount");
  await page.getByRole("button", { name: "Book it" }).click();
  await page.getByLabel("Your receipt").setInputFiles(receipt);
  await take(page, "hooks-receipt");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("The harbour master checks your receipt.").waitFor();
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
});

test("on the floor of the screens, the same client signs in and pays in by bank, under the brand, words and menu of company 12", async () => {
  const before = await sandbox.countEffects("SubmitDeposit", customer.userId);
  const { page, complaints } = await open("/screens/");
  const button = page.getByRole("button", { name: "Open my account" });
  const look = await button.evaluate((element) => {
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
    return { backgroundColor, borderRadius, fontFamily };
  });
  // The accent of the brand, #b4531f.
  expect(look).toEqual({
    backgroundColor: "oklch(0.5564 0.1408 45.176)",
    borderRadius: "0px",
    fontFamily: "Georgia, serif",
  });
  await take(page, "screens-sign-in");
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password", { exact: true }).fill(customerPassword);
  await button.click();
  const menu = page.getByRole("navigation").first();
  await menu.getByRole("link", { name: "Logbook" }).waitFor();
  await page.getByText("Welcome, ").first().waitFor();
  await take(page, "screens-harbour");
  await menu.getByRole("link", { name: "Pay in & out" }).click();
  // The wizard chooses the only method automatically.
  await page.getByText("Saltmarsh Savings").first().waitFor();
  await take(page, "screens-purse");
  await page.getByText("Saltmarsh Savings").first().click();
  await page.getByLabel("Your e-wallet receives").fill("75");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.locator("input[type=file]").setInputFiles(receipt);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(before + 1);
  expect(new URL(page.url()).hash).toMatch(/^#\/(purse|logbook)/);
  expect(complaints).toEqual([]);
  await page.close();
});
