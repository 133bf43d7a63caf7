import { type Sandbox } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";

/** A person who registers in a journey. */
export interface Person {
  readonly fullName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let invented = 0;

/**
 * Returns a person whom the provider does not know. A second attempt of a test gets another person.
 *
 * @param username The beginning of the username, in small letters.
 */
export function inventPerson(fullName: string, username: string): Person {
  invented += 1;
  const name = `${username}${invented}`;
  return { fullName, username: name, email: `${name}@example.com`, password: "A-long-passphrase-9" };
}

/** Fills in the sign-up form, which is open. */
export async function fillInRegistration(page: Page, person: Person): Promise<void> {
  const { fullName, username, email, password } = person;
  await page.getByLabel("Full name").fill(fullName);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Country").selectOption("Malaysia");
  await page.getByLabel("Mobile number").fill("019 876 5432");
  await page.getByLabel("City").fill("Kuala Lumpur");
  await page.getByLabel("Nationality").fill("Malaysian");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  // At its first word, because the last words are a link.
  const atFirstWord = { position: { x: 8, y: 8 } };
  await page.getByText("I have read and accept the Terms & Conditions").click(atFirstWord);
  await page.getByText("I have read and understood the Risk Disclosure").click(atFirstWord);
}

/** Fills in and sends the sign-up form, which is open. */
export async function register(page: Page, person: Person): Promise<void> {
  await fillInRegistration(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  // The form was removed, and the focus moves to the heading.
  await page.locator("h1:focus", { hasText: "Account Created" }).waitFor();
}

/** Opens the newest link that was e-mailed to an address. */
export async function openMailedLink(page: Page, provider: Sandbox, to: string): Promise<void> {
  let { link } = await provider.readLetter(to);
  // Until the e-mail is delivered, the newest e-mail may have no link.
  for (let round = 0; link === null && round < 50; round += 1) {
    await page.waitForTimeout(100);
    ({ link } = await provider.readLetter(to));
  }
  if (link === null) throw new Error(`The newest letter to ${to} has no link`);
  await page.goto(link);
}

/** Fills in and sends the sign-in form, which is open. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Me In" }).click();
}

/** Signs out by the user's menu. */
export async function signOut(page: Page, username: string): Promise<void> {
  await page.getByRole("button", { name: username.toUpperCase() }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL("**/login");
}

/** Reads an announcement dialog, and closes it with OK. */
export async function readDialog(page: Page, title: string): Promise<string> {
  const dialog = page.getByRole("alertdialog", { name: title });
  const text = (await dialog.textContent()) ?? "";
  await dialog.getByRole("button", { name: "OK" }).click();
  await dialog.waitFor({ state: "hidden" });
  return text;
}
