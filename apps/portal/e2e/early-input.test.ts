import { customerPassword } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn } from "./account.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

/** Opens the login page, and holds its code back until the returned function is called. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  return letGo;
}

test("a form that is sent before its code has loaded stays in place, and is sent once when the code has loaded", async () => {
  const { email } = await portal().customer();
  const { page } = await portal().visit();
  const letGo = await openWithoutCode(page);
  const sent: string[] = [];
  page.on("request", (request) => void sent.push(request.url()));
  await signIn(page, email, customerPassword);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect(page.url()).toBe(`${portal().provider.url}/login`);
  letGo();
  await page.getByText("Welcome, ").waitFor();
  expect(sent.filter((address) => address.endsWith("/UserLogin"))).toHaveLength(1);
});

test("input after an early press discards the press, and is preserved", async () => {
  const { email } = await portal().customer();
  const { page } = await portal().visit();
  const letGo = await openWithoutCode(page);
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  letGo();
  await page.getByRole("img", { name: "Northgale" }).waitFor();
  // The press would be repeated at this moment.
  await expect.poll(() => page.evaluate<boolean>("'earlyPress' in window")).toBe(false);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
  expect(await page.getByText("Password is required").count()).toBe(0);
});

test("a dialog that is opened before the code has loaded opens when it has", async () => {
  const { page } = await portal().visit();
  const letGo = await openWithoutCode(page);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  letGo();
  await expect.poll(() => page.getByRole("dialog", { name: "Forgot Password" }).count()).toBe(1);
});
