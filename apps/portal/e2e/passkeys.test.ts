import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hideCapabilities } from "./hide-capabilities.ts";
import { sharePortal } from "./portal.ts";
import { PASSWORD, setUpApp } from "./set-up-app.ts";
import { codeOf } from "./authenticator.ts";

const portal = sharePortal();
const security = "/profile?tab=contact";

/** Gives a page an authenticator of the browser, which verifies its user at once. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Makes its user refuse, or agree again. */
    verify: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    read: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

/** Enters a passkey in the profile, up to the dialog of the browser, which the authenticator answers. */
async function addPasskey(page: Page) {
  await page.goto(security);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const form = page.getByRole("form", { name: "Add a passkey" });
  await form.getByLabel("Name").fill("My laptop");
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Continue" }).click();
}

/** Ends the session of the browser, which keeps its authenticator. */
async function leave(page: Page) {
  // Away from the client area first: its calls without the cookie are refused, and it would go to the sign-in itself.
  await page.goto("/robots.txt");
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const button = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });
const row = (page: Page) => page.getByRole("listitem").filter({ hasText: "My laptop" });

test("a user adds a passkey, signs in with one press, and removes it", async () => {
  const { customer, visit, provider } = portal();
  const mine = await customer();
  const { page } = await visit(mine);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page);
  await row(page)
    .getByText(/Not used yet/)
    .waitFor();
  expect(await authenticator.read()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
  expect((await provider.readLetter(mine.email)).subject).toBe("A passkey was added");

  await leave(page);
  await page.goto(`/login?from=${encodeURIComponent(security)}`);
  await button(page).click();
  await row(page)
    .getByText(/Last used on/)
    .waitFor();

  await page.getByRole("button", { name: "Remove My laptop" }).click();
  const removal = page.getByRole("form", { name: "Remove the passkey My laptop" });
  await removal.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await removal.getByRole("button", { name: "Remove" }).click();
  await page.getByText("You have no passkey yet.").waitFor();

  await leave(page);
  await page.goto("/login");
  await button(page).click();
  await page.getByText("This passkey is not accepted here.", { exact: false }).waitFor();
});

test("with two-step sign-in a passkey is added with a code, and signs in without one", async () => {
  const { customer, visit } = portal();
  const { page } = await visit(await customer());
  await addAuthenticator(page);
  const { secret } = await setUpApp(page);
  await addPasskey(page);
  const question = page.getByRole("dialog", { name: "Confirm with a code" });
  await question.getByLabel("Code of the app, or a recovery code").fill(codeOf(secret, Date.now(), 1));
  await question.getByRole("button", { name: "Confirm" }).click();
  await row(page).waitFor();
  await leave(page);
  await page.goto(`/login?from=${encodeURIComponent(security)}`);
  await button(page).click();
  await row(page)
    .getByText(/Last used on/)
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/profile");
});

test("a passkey confirms a new password in place of a code", async () => {
  const { customer, visit, effects } = portal();
  const mine = await customer();
  const { page } = await visit(mine);
  await addAuthenticator(page);
  await addPasskey(page);
  await row(page).waitFor();
  await setUpApp(page);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("one passkey can still sign in without it", { exact: false }).waitFor();
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill(`${PASSWORD}-new`);
  await page.getByLabel("Confirm new password", { exact: true }).fill(`${PASSWORD}-new`);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByText("Your password has been successfully changed.").waitFor();
  expect(await effects("CompletePasskeyStepUp", mine.userId)).toBe(1);
  expect(await effects("UpdateUserPassword", mine.userId)).toBe(1);
});

test("a user who is not verified by the device is not signed in, and can enter the password", async () => {
  const { customer, visit } = portal();
  const mine = await customer();
  const { page } = await visit(mine);
  const authenticator = await addAuthenticator(page);
  await addPasskey(page);
  await row(page).waitFor();
  await leave(page);
  await authenticator.verify(false);
  await page.goto(`/login?from=${encodeURIComponent(security)}`);
  await button(page).click();
  await page
    .getByRole("alert")
    .getByText(/enter your password/)
    .waitFor();
  await page.getByLabel("Email").fill(mine.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Me In" }).click();
  await row(page).waitFor();
  expect(
    await row(page)
      .getByText(/Not used yet/)
      .count(),
  ).toBe(1);
});

test("without the capability neither the profile nor the login has anything of it", async () => {
  const { customer, visit } = portal();
  const { context, page } = await visit(await customer());
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await hideCapabilities(context, "passkeys");
  await page.goto(security);
  await page.getByRole("heading", { name: "Where you are signed in" }).waitFor();
  expect(await page.getByRole("heading", { name: "Passkeys" }).count()).toBe(0);
  await leave(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).waitFor();
  expect(await button(page).count()).toBe(0);
  expect(sent.filter((url) => /Passkey|passkey/.test(url))).toEqual([]);
});
