import {
  customerPassword,
  findFreePort,
  type Sandbox,
  smallestImage,
  startSandbox,
} from "@broker/sandbox/testing";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { link } from "./fresh-app.ts";

const source = join(import.meta.dirname, "../apps/examples/next");
const folder = join(inject("app"), "next");
const program = join(folder, "node_modules/next/dist/bin/next");
let sandbox: Sandbox;
let browser: Browser;
let server: ChildProcess | undefined;
let url: string;

beforeAll(async () => {
  await cp(source, folder, { recursive: true, filter: (file) => !/node_modules|\.next$/.test(file) });
  // Turbopack reads only what is below its root, and the app's dependencies are links into the workspace.
  const settings = join(folder, "next.config.ts");
  const config = await readFile(settings, "utf8");
  await writeFile(settings, config.replace("NextConfig = {", 'NextConfig = {\n  turbopack: { root: "/" },'));
  await Promise.all(["next", "@types/node"].map((name) => link(source, name, folder)));
  const compilerOptions = { types: ["node"], lib: ["ES2024", "DOM", "DOM.Iterable"], skipLibCheck: true };
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../tsconfig.json", compilerOptions, include: ["*.ts", "app", "client"] }),
  );
  sandbox = await startSandbox();
  const run = {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PROVIDER_URL: sandbox.url,
      NEXT_TELEMETRY_DISABLED: "1",
    } as const,
  };
  const build = promisify(execFile)(process.execPath, [program, "build"], run);
  const port = await findFreePort();
  [browser] = await Promise.all([chromium.launch(launchOptions()), build]);
  url = `http://localhost:${port}`;
  server = spawn(process.execPath, [program, "start", "--port", String(port)], { ...run, stdio: "ignore" });
  await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 200 });
}, 180_000);
afterAll(async () => {
  server?.kill();
  await browser.close();
  await sandbox.remove();
});

test("Next type-checks and builds the app on the packed packages; its server renders the sign-in, under a policy with a nonce of its own for each request", async () => {
  const [one, other] = await Promise.all([fetch(url), fetch(url)]);
  const policyOf = ({ headers }: Response) => headers.get("content-security-policy") ?? "";
  expect(policyOf(one)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(one)).not.toBe(policyOf(other));
  const html = await one.text();
  const [, nonce = ""] = /'nonce-([^']+)'/.exec(policyOf(one)) ?? [];
  expect(html.match(/<script[^>]*>/g)?.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(html).toContain("<h1>Northgale</h1>");
  expect(html).toMatch(/<input type="password"/);
});

test("under its policy, a client signs in and pays in by bank", async () => {
  const customer = await sandbox.createCustomer();
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const { url: address } = message.location();
    // The app has no icon, which the browser asks for.
    if (message.type() === "error" && !address.endsWith("/favicon.ico"))
      complaints.push(`${message.text()} ${address}`);
  });
  await page.goto(url);
  await page.getByLabel("Email").fill(customer.email);
  await page.getByLabel("Password").fill(customerPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Deposit by bank" }).click();
  await page.getByRole("button", { name: "Daybreak Bank" }).click();
  await page.getByLabel("US dollars").fill("50");
  await page.getByRole("button", { name: "Deposit 223.50 MYR" }).click();
  await page
    .getByLabel("Receipt")
    .setInputFiles({ name: "receipt.png", mimeType: "image/png", buffer: smallestImage });
  await page.getByRole("button", { name: "Send the receipt" }).click();
  await page.getByText("Thank you.").waitFor();
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  expect(complaints).toEqual([]);
  await page.close();
}, 30_000);
