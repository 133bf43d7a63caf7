import type { Page } from "playwright-core";
import { codeOf } from "./authenticator.ts";

/** The password of the customers of end-to-end tests. */
export const PASSWORD = "A-long-passphrase-9";

/** Sets up an authenticator app in the profile of the signed-in user, and returns its key and the recovery codes. */
export async function setUpApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto("/profile?tab=contact");
  await page.getByRole("button", { name: "Set up" }).click();
  const form = page.getByRole("form", { name: "Set up two-step sign-in" });
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await form.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("img", { name: "The key of two-step sign-in as a QR code" }).waitFor();
  const secret = (await form.locator("code").textContent()) ?? "";
  // The clock of the provider is that of this machine.
  await form.getByLabel("Code of the app").fill(codeOf(secret, Date.now()));
  await form.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("heading", { name: "Save your recovery codes" }).waitFor();
  const recoveryCodes = await page.locator("code").allTextContents();
  await page.getByRole("button", { name: "I have saved them" }).click();
  return { secret, recoveryCodes };
}
