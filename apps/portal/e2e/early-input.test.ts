import { customerPassword } from "@broker/sandbox/testing";
import { expect, test } from "vitest";
import { signIn } from "./account.ts";
import { sharePortal } from "./portal.ts";

const portal = sharePortal();

test("a form that is used before its code has loaded sends nothing, and preserves the input", async () => {
  const { email } = await portal().customer();
  const { page } = await portal().visit();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await signIn(page, email, customerPassword);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect(page.url()).toBe(`${portal().provider.url}/login`);
  letGo();
  await page.getByRole("img", { name: "Northgale" }).waitFor();
  expect(page.url()).toBe(`${portal().provider.url}/login`);
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await page.getByText("Welcome, ").waitFor();
});
