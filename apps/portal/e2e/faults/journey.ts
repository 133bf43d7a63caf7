import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Customer, Needs } from "../customer.ts";
import type { Provider } from "../provider.ts";

/** Who is on a journey, and where. */
export interface Traveller {
  readonly page: Page;
  readonly provider: Provider;
  readonly customer: Customer;
}

/** A call that changes something, as a user comes to it. */
export interface Journey {
  readonly operation: string;
  readonly needs: Needs;
  /** Made before anybody is signed in. */
  readonly isVisitor?: true;
  /** What the catalogue says when it is refused without words, and when it breaks down. */
  readonly refused: string;
  readonly broken: string;
  /** An unknown outcome is looked up, and so nothing is said of it but what is found. */
  readonly isLookedUp?: true;
  /** It may be made again without harm: each time replaces what the last one did. */
  readonly isRepeatable?: true;
  /** What did not come is asked for again a while later, by the press that is there for it. */
  readonly isPatient?: true;
  /** Its answer carries data, so that wrong data are noticed. */
  readonly hasData?: true;
  /** Opens the dialog that it is made in. */
  open?(who: Traveller): Promise<void>;
  /** Everything up to the last press. */
  prepare(who: Traveller): Promise<void>;
  send(page: Page): Locator;
  /** A field in which Enter sends. */
  field?(page: Page): Locator;
  done(page: Page): Locator;
  /** What was entered, as it stands there now. */
  kept(page: Page): Promise<unknown>;
  /** Asks anew for what ended with the session that it was asked for in. */
  renew?(who: Traveller): Promise<void>;
  /** What is sent anew after a failure was read, where that takes more than the same press. */
  again?(who: Traveller): Promise<void>;
  /** Leaving it asks first: what was entered is lost then. */
  readonly asksToLeave?: true;
  /** What was entered outlasts leaving the page, files and codes aside: what stands there then. */
  draft?(page: Page): Locator;
}

/** Input values of fields, or what stands in their place. */
export const values = (...fields: readonly Locator[]): Promise<readonly string[]> =>
  Promise.all(fields.map((field) => field.inputValue()));

const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** The deposit wizard up to its amount, at a bank. */
export async function openBankDeposit({ page }: Traveller): Promise<void> {
  await page.goto("/deposit-withdraw?tab=deposit");
  await page.getByText("Bank Transfer", { exact: true }).first().click();
  await next(page);
  await page.getByText("Maybank").first().click();
  await next(page);
  await page.getByLabel("You send").fill("447");
}

/** The withdrawal wizard up to its amount. */
export async function openWithdrawal({ page }: Traveller): Promise<void> {
  await page.goto("/deposit-withdraw?tab=withdrawal");
  await page.getByText("Maybank").first().click();
  await next(page);
  await page.getByLabel("You withdraw").fill("50");
}

/** Types the newest code that was mailed, and goes on to the review. */
export async function enterCode({ page, provider, customer }: Traveller): Promise<void> {
  const { code } = await provider.mail(customer.email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
  await next(page);
  await page.getByRole("button", { name: "Confirm withdrawal" }).waitFor();
}

/** The dialog with the result. */
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

/** Opens it again after its edit mode has ended, and saves what stands there. */
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
