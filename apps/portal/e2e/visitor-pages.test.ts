import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { signIn } from "./account.ts";
import { PASSWORD } from "./customer.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();
let page: Page;

beforeEach(async () => {
  // So low that every page of it scrolls.
  ({ page } = await portal().visit(null, { viewport: { width: 390, height: 300 } }));
});

const isAlive = () => page.getByRole("img", { name: "Northgale" }).waitFor();
const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

test("Sign up loads the sign-up page anew", async () => {
  await page.goto("/login");
  await isAlive();
  await page.evaluate(() => Reflect.set(window, "isLoginPage", true));
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/sign-up");
  expect(await page.evaluate(() => Reflect.has(window, "isLoginPage"))).toBe(false);
});

test("Sign In arrives at the top of the login page", async () => {
  await page.goto("/sign-up");
  await isAlive();
  await scrollToEnd();
  await page.getByRole("link", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Sign Me In" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("whoever signs in arrives at the top of the dashboard", async () => {
  const { email } = await portal().customer();
  await page.goto("/login");
  await isAlive();
  await scrollToEnd();
  await signIn(page, email, PASSWORD);
  await page.getByText("Welcome, ").waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the dialog for a forgotten password that does not come says so in sight, and comes with the next press", async () => {
  const { page: weak, expectProblems } = await portal().visit(null);
  expectProblems(/^Failed to load resource/);
  await weak.route("**/assets/password-reset*.js", (route) => route.abort());
  await weak.goto("/login");
  await weak.getByRole("img", { name: "Northgale" }).waitFor();
  const forgot = weak.getByRole("button", { name: "Forgot your password?" });
  await forgot.click();
  const missing = weak.getByRole("region", { name: "Error" });
  await expect.poll(() => missing.textContent()).toContain("This could not be loaded.");
  await missing.getByRole("button", { name: "OK" }).click();
  await weak.unrouteAll();
  await forgot.click();
  await weak.getByRole("dialog", { name: "Forgot Password" }).waitFor();
});
