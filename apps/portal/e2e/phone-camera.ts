import type { Locator, Page } from "playwright-core";

/** The link that a phone opens, and the code that the user reads on the computer and types on the phone. */
export interface PhoneLink {
  readonly link: string;
  readonly code: string;
}

/** Reads the phone's link and its code from the dialog that the computer shows. */
export async function readPhoneLink(dialog: Locator): Promise<PhoneLink> {
  const link = await dialog.getByText("/capture#").innerText();
  const code = (await dialog.getByText(/^(?:\d ){3}\d$/).innerText()).replaceAll(" ", "");
  return { link, code };
}

/** Types a code on the phone, and continues. */
export async function unlock(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code on your computer").fill(code);
  await page.getByRole("button", { name: "Next" }).click();
}
