import { customerPassword } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn } from "./account.ts";
import { sharePortal } from "./portal.ts";
import { untilQuiet } from "./quiet.ts";

const portal = sharePortal();

/** Marks the document, and returns the function that checks whether the page still has this document. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
  return () => page.evaluate(() => Reflect.has(window, "isFirstDocument"));
}

const router = "**/assets/router-*.js";

/** Counts the pages in each frame, and returns the counts that occurred. */
async function countPages(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const counts = new Set<number>();
    const look = () => {
      counts.add(document.querySelectorAll("main").length);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { counts });
  });
  return () => page.evaluate<number[]>("[...counts]");
}

test("the router is loaded when the sign-in's form is filled in, and opens the client area in the same document", async () => {
  const { email, fullName } = await portal().customer();
  const { page } = await portal().visit();
  const loaded: string[] = [];
  page.on("request", (request) => void loaded.push(new URL(request.url()).pathname));
  const ofRouter = () => loaded.filter((path) => /\/(?:router|manifest)-\w+\.js$/.test(path)).length;
  await page.goto("/login");
  await untilQuiet(page);
  expect(ofRouter()).toBe(0);
  const isSame = await mark(page);
  const counts = await countPages(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await expect.poll(ofRouter).toBe(2);
  await signIn(page, email, customerPassword);
  await page.getByText(`Welcome, ${fullName}`).waitFor();
  expect(new URL(page.url()).pathname).toBe("/dashboard");
  expect(await isSame()).toBe(true);
  // The new page replaced the sign-in within one animation frame, and no part of the sign-in is left.
  expect(await counts()).toEqual([1]);
  expect(await page.locator("input[type=password]").count()).toBe(0);
  expect(await page.title()).toContain("Dashboard");
});

test("where the router fails to load, a sign-in opens the client area as a document of its own", async () => {
  const { email } = await portal().customer();
  const { page, expectProblems } = await portal().visit();
  expectProblems(/^Failed to load resource/);
  await page.route(router, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/login?from=%2Freferrals");
  const isSame = await mark(page);
  await signIn(page, email, customerPassword);
  await page.getByRole("heading", { name: "Refer a Friend" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/referrals");
  expect(await isSame()).toBe(false);
});

test("the sign-in changes its language in place, with its input, and the browser goes back to the other language", async () => {
  const { page } = await portal().visit();
  await page.goto("/login");
  const isSame = await mark(page);
  await page.getByLabel("Email", { exact: true }).fill("aisyah@example.com");
  await page.getByRole("link", { name: "Bahasa Melayu" }).click();
  await page.getByRole("heading", { level: 1, name: "Log masuk" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/ms/login");
  expect(await page.getByLabel("E-mel").inputValue()).toBe("aisyah@example.com");
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.goForward();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/ms/login");
  expect(await page.getByLabel("E-mel").inputValue()).toBe("aisyah@example.com");
  expect(await isSame()).toBe(true);
});

test("a signed-in user who goes back to the sign-in in another language is led to the dashboard again", async () => {
  const { email, username } = await portal().customer();
  const { page } = await portal().visit();
  await page.goto("/login");
  await page.getByRole("link", { name: "Bahasa Melayu" }).click();
  await page.getByRole("heading", { level: 1, name: "Log masuk" }).waitFor();
  await page.getByLabel("E-mel").fill(email);
  await page.getByLabel("Kata laluan").first().fill(customerPassword);
  await page.getByRole("button", { name: "Log masuk", exact: true }).click();
  await page.waitForURL("**/dashboard");
  await page.goBack();
  await page.waitForURL("**/dashboard");
  await page.getByRole("button", { name: username.toUpperCase() }).waitFor();
  expect(await page.locator("input[type=password]").count()).toBe(0);
});

test("an address that a script sets on the sign-in is loaded as a document", async () => {
  const { page } = await portal().visit();
  await page.goto("/login");
  await page.evaluate(() => {
    history.pushState(null, "", "/platforms");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await page.getByRole("contentinfo").first().waitFor();
  await expect.poll(() => page.locator("input[type=password]").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/platforms");
});
