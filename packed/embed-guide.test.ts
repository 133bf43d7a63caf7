import {
  createSandbox,
  customerPassword,
  findFreePort,
  type Sandbox,
  smallestImage,
} from "@broker/sandbox/testing";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readFiles } from "../scripts/readme-examples.ts";
import { launchOptions } from "../scripts/test-browser/launch-options.ts";
import { link, typecheck } from "./fresh-app.ts";

const workspace = join(import.meta.dirname, "..");
const folder = join(inject("app"), "partner");
const files = readFiles(join(workspace, "docs/guides/embed-frame.md"));
const receipt = { name: "receipt.png", mimeType: "image/png", buffer: smallestImage };
let sandbox: Sandbox;
let browser: Browser;
let origin: string;
let stop: () => Promise<unknown>;

/** Starts the site of the guide as its reader does, on another port. */
async function startSite(port: number): Promise<() => Promise<unknown>> {
  const env = { ...process.env, PORT: String(port), PROVIDER_URL: sandbox.url };
  const site = spawn(process.execPath, ["server.ts"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(site.stdout, "data");
  return () => {
    site.kill();
    return once(site, "exit");
  };
}

beforeAll(async () => {
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  await mkdir(folder);
  const writeAll = (portal: string) =>
    Promise.all(
      Array.from(files, ([path, code]) =>
        writeFile(
          join(folder, path),
          code.replaceAll("http://127.0.0.1:5180", origin).replaceAll("http://localhost:4000", portal),
        ),
      ),
    );
  // The address of the portal is known when the provider has its configuration.
  await writeAll("");
  sandbox = await createSandbox({ PORTAL_CONFIGURATION: join(folder, "portal.json") });
  await sandbox.start();
  await writeAll(sandbox.url);
  [browser, stop] = await Promise.all([chromium.launch(launchOptions("whole")), startSite(port)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), stop()]);
  await sandbox.remove();
});

/** Opens the site, and signs in on its page. */
async function signIn(page: Page, email: string, password = customerPassword): Promise<void> {
  page.setDefaultTimeout(20_000);
  await page.goto(origin);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Pays in by bank, in the frame of the open page. */
async function payIn(page: Page): Promise<void> {
  const frame = page.frameLocator("iframe");
  await frame.getByText("Bank Transfer", { exact: true }).first().click();
  await frame.getByText("Daybreak Bank").first().click();
  await frame.getByLabel("You send").fill("447");
  await frame.getByRole("button", { name: "Confirm", exact: true }).click();
  await frame.locator("input[type=file]").setInputFiles(receipt);
  await frame.getByRole("button", { name: "Submit", exact: true }).click();
}

/** Makes the page ask for its deposits now, as it does when its tab is shown again, and not after its next pause. */
const showAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

test("the server of the guide compiles against the packed packages", async () => {
  await link(workspace, "@types/node", folder);
  const config = { extends: "../tsconfig.json", include: ["*.ts"], compilerOptions: { types: ["node"] } };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  expect(await typecheck(folder)).toBe("");
}, 60_000);

test("the site of the guide signs in and pays in in the frame of the packed element, and shows when the money has arrived", async () => {
  const customer = await sandbox.createCustomer();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await signIn(page, customer.email);
  await payIn(page);
  await page.getByText(/^Your deposit D-.+ is requested\.$/).waitFor();
  expect(await sandbox.countEffects("SubmitDeposit", customer.userId)).toBe(1);
  const [reference = ""] = /D-\S+/.exec(await page.locator("#results").innerText()) ?? [];
  // The page asks the server for the state again when it is loaded.
  await page.reload();
  await page.getByText(`Your deposit ${reference} is requested.`).waitFor();
  await sandbox.control(`deposits/${reference}/complete`, {});
  await showAgain(page);
  await page.getByText(`Your deposit ${reference} has arrived.`).waitFor();
  await page.reload();
  await page.frameLocator("iframe").getByRole("heading", { name: "Deposit", level: 1 }).waitFor();
  expect(await page.locator("#results").innerText()).toBe("");
  await page.context().close();
  expect(complaints).toEqual([]);
}, 60_000);

test("the site of the guide shows a refused sign-in, gives no token without a session, and ends by a sign-out and with the session of the provider", async () => {
  const customer = await sandbox.createCustomer();
  const page = await browser.newPage();
  await signIn(page, customer.email, "Wrong-2026!");
  await page.getByText("Invalid email or password.").waitFor();
  const ask = (headers: HeadersInit) =>
    fetch(`${origin}/embed-token?journey=deposit`, { method: "POST", headers });
  expect((await ask({ origin })).status).toBe(401);
  expect((await ask({ origin: "https://evil.example" })).status).toBe(403);
  await signIn(page, customer.email);
  await page.frameLocator("iframe").getByRole("heading", { name: "Deposit", level: 1 }).waitFor();
  // Pressed by keyboard: the frame above the button still grows, which moves the button away from the pointer.
  await page.getByRole("button", { name: "Sign out" }).press("Enter");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await signIn(page, customer.email);
  await page.frameLocator("iframe").getByRole("heading", { name: "Deposit", level: 1 }).waitFor();
  await sandbox.advanceClock(24 * 60);
  await page.reload();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.context().close();
}, 60_000);

test("the site of the guide tells a user nothing of another user's deposit, shows a cancelled one, and asks to sign in when the session of the provider has ended", async () => {
  const [owner, other] = [await sandbox.createCustomer(), await sandbox.createCustomer()];
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, owner.email);
  await payIn(page);
  await page.getByText(/^Your deposit D-.+ is requested\.$/).waitFor();
  const [reference = ""] = /D-\S+/.exec(await page.locator("#results").innerText()) ?? [];
  const ask = (asking: Page) =>
    asking.evaluate(async (asked) => {
      const response = await fetch(`/arrived?reference=${asked}`);
      return [response.status, await response.text()];
    }, reference);
  expect(await ask(page)).toEqual([200, "requested"]);
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(origin);
  expect(await ask(stranger)).toEqual([401, ""]);
  await signIn(stranger, other.email);
  await stranger.getByRole("heading", { name: "Deposit" }).first().waitFor();
  expect(await ask(stranger)).toEqual([200, "unknown"]);
  await elsewhere.close();
  await sandbox.control(`deposits/${reference}/cancel`, {});
  await showAgain(page);
  await page.getByText(`Your deposit ${reference} was cancelled.`).waitFor();

  // Without the frame, whose own end of the session would open the sign-in.
  await page.route(`${sandbox.url}/**`, (route) => route.abort());
  await page.evaluate(() => localStorage.setItem("awaited", '["D-0"]'));
  // A token that is requested after the end of the session opens the sign-in by itself.
  const answers = ["/arrived", "/embed-token"].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  );
  await page.reload();
  await Promise.all(answers);
  await sandbox.advanceClock(24 * 60);
  await showAgain(page);
  await page.getByRole("link", { name: "Sign in again" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await context.close();
}, 90_000);
