import { customerPassword, type Sandbox, smallestImage, startSandbox } from "@broker/sandbox/testing";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { buildApp, link, typecheck } from "./fresh-app.ts";
import { noncePlaceholder, type ServedApp, serveApp } from "./serve-app.ts";

const source = join(import.meta.dirname, "../apps/examples/tanstack-router");
const folder = join(inject("app"), "tanstack-router");
let sandbox: Sandbox;
let browser: Browser;
let served: ServedApp;

beforeAll(async () => {
  await cp(source, folder, { recursive: true, filter: (file) => !file.includes("node_modules") });
  await link(source, "@tanstack/react-router", folder);
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", include: ["*.ts", "*.tsx"] }),
  );
  [sandbox, browser] = await Promise.all([
    startSandbox(),
    chromium.launch(launchOptions()),
    buildApp(folder, {
      define: { "process.env.NODE_ENV": JSON.stringify("development") },
      html: { cspNonce: noncePlaceholder },
      build: { outDir: "dist", target: "esnext" },
    }),
  ]);
  served = await serveApp({ folder: join(folder, "dist"), provider: sandbox.url });
});
afterAll(async () => {
  await browser.close();
  served.close();
  await sandbox.remove();
});

test("the app on TanStack Router passes its type check against the packed packages", async () => {
  expect(await typecheck(folder)).toBe("");
});

test("under a policy with a nonce and Trusted Types, a client signs in and pays in by bank on the screens", async () => {
  const customer = await sandbox.createCustomer();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(`${served.url}/money`);
  await page.getByLabel("Email").fill(customer.email);
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.getByLabel("Password", { exact: true }).fill(customerPassword);
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await page.getByText("Welcome, ").first().waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Deposit" }).first().click();
  await page.getByText("Bank Transfer", { exact: true }).click();
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("Your e-wallet receives").fill("75");
  await page.getByRole("button", { name: "Confirm" }).click();
  const receipt = { name: "receipt.png", mimeType: "image/png", buffer: smallestImage };
  await page.locator("input[type=file]").setInputFiles(receipt);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(() => sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
}, 30_000);
