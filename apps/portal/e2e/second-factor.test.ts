import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { PASSWORD, setUpApp } from "./set-up-app.ts";

const portal = sharePortal();
const security = "/profile?tab=contact";

test("a user sets up two-step sign-in, signs in with a recovery code, and turns it off with another one", async () => {
  const { customer, visit } = portal();
  const mine = await customer();
  const { page } = await visit(mine);
  const { recoveryCodes: codes } = await setUpApp(page);
  expect(codes).toHaveLength(10);
  await page.getByText(/10 recovery codes are left/).waitFor();
  // The session of this browser ends when another browser turns two-step sign-in off.
  await page.close();

  const elsewhere = await visit();
  elsewhere.expectProblems(/401/);
  const login = elsewhere.page;
  await login.goto(`/login?from=${encodeURIComponent(security)}`);
  await login.getByLabel("Email").fill(mine.email);
  await login.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await login.getByRole("button", { name: "Sign Me In" }).click();
  const code = login.getByLabel("Code of the app, or a recovery code");
  await code.fill("000000");
  await login.getByRole("button", { name: "Sign in", exact: true }).click();
  await login.getByText("The code is wrong or was used already.", { exact: false }).waitFor();
  await code.fill(codes[0]?.toLowerCase() ?? "");
  await login.getByRole("button", { name: "Sign in", exact: true }).click();
  await login.getByText(/9 recovery codes are left/).waitFor();

  await login.getByRole("button", { name: "Turn off" }).click();
  const removal = login.getByRole("form", { name: "Turn off two-step sign-in" });
  await removal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await removal.getByLabel("Code of the app, or a recovery code").fill(codes[1] ?? "");
  await removal.getByRole("button", { name: "Turn off" }).click();
  await login.getByRole("button", { name: "Set up" }).waitFor();
});

test("without the capability neither the profile nor the sign-in has anything of it", async () => {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "secondFactor");
  await page.goto(security);
  await page.getByRole("heading", { name: "Where you are signed in" }).waitFor();
  expect(await page.getByRole("heading", { name: "Two-step sign-in" }).count()).toBe(0);
  expect(sent.filter((url) => /GetSecondFactor|second-factor\.screen/.test(url))).toEqual([]);
});
