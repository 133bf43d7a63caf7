import { type Customer, type CustomerNeeds, type Sandbox } from "@broker/sandbox/testing";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A user on a journey, with the browser and the provider. */
export interface Traveller {
  readonly page: Page;
  readonly provider: Sandbox;
  readonly customer: Customer;
}

/** A write, with the steps by which a user reaches it. */
export interface Journey {
  readonly operation: string;
  readonly needs: CustomerNeeds;
  /** The call is made before sign-in. */
  readonly isVisitor?: true;
  /** The sentences of the catalogue for a refusal without a message, and for a failure. */
  readonly refused: string;
  readonly broken: string;
  /** An unknown outcome is looked up, so only the result of the look-up is shown. */
  readonly isLookedUp?: true;
  /** The call may be repeated without harm, because each one replaces the previous result. */
  readonly isRepeatable?: true;
  /** A failed read is repeated after a delay, by a button that appears then. */
  readonly isPatient?: true;
  /** The answer has data, so that invalid data are detected. */
  readonly hasData?: true;
  /** Opens the dialog of the call. */
  open?(who: Traveller): Promise<void>;
  /** Performs all steps up to the last click. */
  prepare(who: Traveller): Promise<void>;
  send(page: Page): Locator;
  /** Returns a field in which Enter submits. */
  field?(page: Page): Locator;
  done(page: Page): Locator;
  /** Returns the current input. */
  kept(page: Page): Promise<unknown>;
  /** Repeats a request whose result ended with the session, such as a code. */
  renew?(who: Traveller): Promise<void>;
  /** Repeats the call after a failure, where that takes more than the same click. */
  again?(who: Traveller): Promise<void>;
  /** Leaving the page asks for confirmation, because the input would be lost. */
  readonly asksToLeave?: true;
  /** Returns the input that is restored after leaving the page; files and codes are not. */
  draft?(page: Page): Locator;
}

/** Reads the values of fields, or of the elements in their place. */
export const values = (...fields: readonly Locator[]): Promise<readonly string[]> =>
  Promise.all(fields.map((field) => field.inputValue()));

/** Performs the deposit wizard up to its amount, at a bank. */
export async function openBankDeposit({ page }: Traveller): Promise<void> {
  await page.goto("/deposit-withdraw?tab=deposit");
  await page.getByText("Bank Transfer", { exact: true }).first().click();
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You send").fill("447");
}

/** Performs the withdrawal wizard up to its code. */
export async function openWithdrawal({ page }: Traveller): Promise<void> {
  await page.goto("/deposit-withdraw?tab=withdrawal");
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").fill("50");
  await page.getByRole("button", { name: "Next" }).click();
}

/** Returns whether the field or the review of a withdrawal still has the entered amount. */
export async function isAmountKept(page: Page): Promise<boolean> {
  const field = page.getByLabel("You withdraw");
  await field.or(page.getByText("$50.00")).first().waitFor();
  return (await field.count()) === 0 || (await field.inputValue()) === "50";
}

/** Continues from the amount of a withdrawal to its review, where it is not there. */
export async function openReview(page: Page): Promise<void> {
  await page
    .getByLabel("You withdraw")
    .or(page.getByRole("textbox", { name: "OTP" }))
    .first()
    .waitFor();
  if (await page.getByLabel("You withdraw").isVisible())
    await page.getByRole("button", { name: "Next" }).click();
}

/** Enters the newest e-mailed code. */
export async function enterCode({ page, provider, customer }: Traveller): Promise<void> {
  const { code } = await provider.readLetter(customer.email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
}

/** Returns the dialog with the result. */
export const success = (page: Page): Locator => page.getByRole("alertdialog", { name: "Success" });

/** Opens an edit form of the profile, and types into it. */
export const edit =
  (tab: string, button: string, entries: Readonly<Record<string, string>>) =>
  async ({ page }: Traveller): Promise<void> => {
    await page.goto(`/profile?tab=${tab}`);
    await page.getByRole("button", { name: button, exact: true }).click();
    for (const [label, text] of Object.entries(entries))
      await page.getByLabel(label, { exact: true }).fill(text);
  };

/** Opens the form again after its edit mode has ended, and saves its content. */
export const editAgain =
  (button: string, entries: Readonly<Record<string, string>>) =>
  async ({ page }: Traveller): Promise<void> => {
    const save = page.getByRole("button", { name: "Save", exact: true });
    await page.getByRole("button", { name: button, exact: true }).or(save).first().click({ trial: true });
    if (!(await save.isVisible())) await page.getByRole("button", { name: button, exact: true }).click();
    for (const [label, text] of Object.entries(entries))
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
    await save.click();
  };
