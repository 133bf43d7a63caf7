import { customerPassword, type Sandbox } from "@broker/sandbox/testing";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, signOut } from "./account.ts";
import { launchBrowser, watchProblems } from "./browser.ts";
import { continueToPayment, gateways, requestAtGateway } from "./depositing.ts";
import { isWhole, motion } from "./scope.ts";
import { createProvider } from "./provider.ts";

const [ess, , onePay] = gateways;
let folder: string;
let browser: Browser;
/** Serves the pages of the portal only; its own provider is not called. */
let host: Sandbox;
let provider: Sandbox;
/** The origin of the pages: another site than `localhost` to a browser. */
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cross-site-"));
  const configuration = join(folder, "portal.json");
  // Both addresses are chosen before either server starts.
  host = await createProvider({ PORTAL_CONFIGURATION: configuration });
  origin = host.url.replace("localhost", "127.0.0.1");
  provider = await createProvider({ ALLOWED_ORIGINS: origin });
  await writeFile(configuration, JSON.stringify({ providerUrl: provider.url }));
  browser = await launchBrowser("whole");
  await Promise.all([host.start(), provider.start()]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([host.remove(), provider.remove()]);
  await rm(folder, { recursive: true });
});

test("a portal on another site than its provider signs in, pays through gateways, is returned to, and signs out", async () => {
  const { email, username } = await provider.createCustomer();
  const context = await browser.newContext({ baseURL: origin, ...motion });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.goto("/login");
  await signIn(page, email, customerPassword);
  await page.waitForURL("**/dashboard");
  const logo = page.getByRole("img", { name: "Northgale" }).first();
  const shown = () =>
    logo.evaluate((image) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? image.src : ""));
  await expect.poll(shown).toContain(provider.url);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(["__Host-device", "__Host-session"]);
  // Of the provider, for pages of the portal's site only.
  const partitioned = { domain: "localhost", sameSite: "None", partitionKey: "http://127.0.0.1" };
  for (const cookie of cookies)
    expect(cookie).toMatchObject({ ...partitioned, httpOnly: true, secure: true });
  // A gateway with a form in the provider's HTML, and a gateway with an address; all gateways in the nightly run.
  for (const gateway of isWhole ? gateways : [ess, onePay]) {
    await requestAtGateway(page, gateway, "34");
    const payment = await continueToPayment(page);
    expect(new URL(payment.url()).origin).toBe(provider.url);
    await payment.getByRole("button", { name: "Pay", exact: true }).click();
    await payment.waitForURL(`${origin}/transactions?tab=deposit`);
    await payment.close();
    await page.getByText("Your deposit has arrived in your e-wallet.").waitFor();
  }
  await page.goto("/dashboard");
  await signOut(page, username);
  await page.goto("/dashboard");
  await page.waitForURL("**/login?from=*");
  expect(problems).toEqual([]);
  expect(await provider.control("ledger")).toMatchObject({ ok: true, violations: [] });
});
