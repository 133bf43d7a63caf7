import { once } from "node:events";
import { serve } from "@hono/node-server";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../src/testing/find-free-port.ts";
import { createProvider, DEMO, type Provider } from "./provider.ts";

let provider: Provider;
let browser: Browser;
let origin: string;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  provider = await createProvider();
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  const server = serve({ fetch: provider.send, port, hostname: "localhost" });
  await once(server, "listening");
  stop = () => once(server.close(), "close");
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
});
afterAll(async () => {
  await browser.close();
  await stop();
  await provider.close();
});

test("asvs(14.3.1): after staff sign out, Back shows the sign-in and no data of clients", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${origin}/sandbox/backoffice`);
  await page.getByLabel("E-mail").fill("staff@example.com");
  await page.getByLabel("Password").fill(DEMO.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("link", { name: "Clients" }).click();
  await page.getByText(DEMO.email).waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).waitFor();
  for (let step = 0; step < 3; step += 1) {
    await page.goBack();
    expect(await page.getByRole("button", { name: "Sign in" }).isVisible()).toBe(true);
    expect(await page.content()).not.toContain(DEMO.email);
  }
  await page.close();
});
