import { customerPassword } from "@broker/sandbox/testing";
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { fillInRegistration } from "../account.ts";
import { edit, editAgain, type Journey, values } from "./journey.ts";
import { picture } from "./money-journeys.ts";

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const said = (words: string) => (page: Page) => page.getByText(words).first();

const form = (
  operation: string,
  at: readonly [tab: string, button: string],
  entries: Readonly<Record<string, string>>,
  words: Pick<Journey, "refused" | "broken"> & { done: string },
): Journey => ({
  operation,
  needs: {},
  isRepeatable: true,
  refused: words.refused,
  broken: words.broken,
  prepare: edit(...at, entries),
  send: save,
  field: (page) => page.getByLabel(Object.keys(entries).at(-1) ?? "", { exact: true }),
  done: said(words.done),
  asksToLeave: true,
  // Edit mode ends after the call in any case; the input is checked when it is opened again.
  kept: () => Promise.resolve(null),
  again: editAgain(at[1], entries),
});

/** The fields in the first step of an identity check, by label. */
export const details = {
  "First name": "Nur",
  "Last name": "Aisyah",
  "Date of birth": "1994-03-09",
  Nationality: "Malaysian",
  "Document No.": "A12345678",
  "Address line": "12 Jalan Ampang",
  City: "Kuala Lumpur",
  State: "Wilayah Persekutuan",
  "Postal code": "50450",
};

const submitAll = (page: Page) => page.getByRole("button", { name: "Submit All" });
/** Chooses the missing images, and confirms all declarations. */
async function attach(page: Page): Promise<void> {
  const removal = page.getByRole("button", { name: /^Remove/ });
  const files = page.locator("input[type=file]");
  if ((await removal.count()) < 2) {
    await files.first().setInputFiles(picture("front.png"));
    await files.last().setInputFiles(picture("back.png"));
  }
  const vouch = page.getByRole("checkbox", { name: "I confirm that all the information is correct" });
  if (!(await vouch.isChecked()))
    await page.getByText("I confirm that all the information is correct").click();
}
const modal = (page: Page) => page.getByRole("dialog", { name: "Forgot Password" });
/** The new password of the journey that changes it. */
export const NEW_PASSWORD = "Another-passphrase-9";

/** The journeys about the customer's identity and profile. */
export const accountJourneys: readonly Journey[] = [
  {
    operation: "UserLogin",
    needs: {},
    isVisitor: true,
    isRepeatable: true,
    hasData: true,
    refused: "Login failed.",
    broken: "An error occurred while logging in.",
    async prepare({ page, customer }) {
      await page.goto("/login");
      await page.getByLabel("Email", { exact: true }).fill(customer.email);
      await page.getByLabel("Password", { exact: true }).fill(customerPassword);
    },
    send: (page) => page.getByRole("button", { name: "Sign Me In" }),
    field: (page) => page.getByLabel("Password", { exact: true }),
    done: said("Welcome, "),
    kept: (page) =>
      values(page.getByLabel("Email", { exact: true }), page.getByLabel("Password", { exact: true })),
  },
  {
    operation: "ResetUserPassword",
    needs: {},
    isVisitor: true,
    isRepeatable: true,
    refused: "Could not send reset email.",
    broken: "An error occurred while sending reset email.",
    async prepare({ page, customer }) {
      await page.goto("/login");
      await page.getByRole("button", { name: "Forgot your password?" }).click();
      await modal(page).getByLabel("Email address").fill(customer.email);
    },
    send: (page) => modal(page).getByRole("button", { name: "Submit" }),
    field: (page) => modal(page).getByLabel("Email address"),
    done: (page) => page.getByRole("alertdialog", { name: "Email Sent" }),
    kept: (page) => values(modal(page).getByLabel("Email address")),
  },
  {
    operation: "CreateUser",
    needs: {},
    isVisitor: true,
    refused: "Unable to create an account. Please try again later.",
    broken: "An unexpected error occurred. Please contact system admin.",
    async prepare({ page }) {
      await page.goto("/sign-up?referralCode=NORTHGALE");
      const username = `n${randomUUID().slice(0, 12)}`;
      const email = `${username}@example.com`;
      await fillInRegistration(page, { fullName: "Nur Aisyah", username, email, password: customerPassword });
    },
    send: (page) => page.getByRole("button", { name: "Create account" }),
    field: (page) => page.getByLabel("Confirm password"),
    // A repeated registration after a success with a lost answer is refused: the account exists and can be used.
    done: said("Account Created"),
    kept: (page) =>
      values(page.getByLabel("Email"), page.getByLabel("City"), page.getByLabel("Confirm password")),
  },
  {
    operation: "ResendVerificationEmail",
    needs: { isNew: true },
    isRepeatable: true,
    refused: "Failed to resend verification email.",
    broken: "An error occurred while resending the verification email.",
    prepare: async ({ page }) => void (await page.goto("/my-account")),
    send: (page) => page.getByRole("button", { name: "Resend Verification Email" }),
    done: said("Verification email resent successfully!"),
    kept: () => Promise.resolve(null),
  },
  {
    operation: "KycVerification",
    needs: { isUnchecked: true },
    isLookedUp: true,
    refused: "Error occurred during verification. Please contact system admin.",
    broken: "An error occurred while submitting the verification request. Please try again.",
    async prepare({ page }) {
      await page.goto("/my-account");
      for (const [label, text] of Object.entries(details)) await page.getByLabel(label).fill(text);
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Passport", { exact: true }).first().click();
      await attach(page);
    },
    send: submitAll,
    // When the request arrives twice, the first one counts, as the status shows.
    done: (page) =>
      page.getByText(/Account verification submitted successfully!|Submitted, pending approval/).first(),
    kept: (page) => page.getByText("front.png").first().textContent(),
    draft: submitAll,
    async again({ page }) {
      await attach(page);
      await submitAll(page).click();
    },
  },
  form(
    "UpdateUserInfo",
    ["home", "Edit"],
    { "Full name": "Nur A. Rahman", "Date of birth": "1994-03-09", "Contact number": "+60 12 345 6789" },
    {
      refused: "Failed to update your profile.",
      broken: "An unexpected error occurred while updating your profile.",
      done: "Your profile has been updated successfully.",
    },
  ),
  form(
    "UpdateUserPassword",
    ["contact", "Change"],
    {
      "Current password": customerPassword,
      "New password": NEW_PASSWORD,
      "Confirm new password": NEW_PASSWORD,
    },
    {
      refused: "Failed to change password.",
      broken: "An unexpected error occurred while updating the password.",
      done: "Your password has been successfully changed.",
    },
  ),
  form(
    "UpdateUserWithdrawalInfo",
    ["withdrawal-settings", "Edit"],
    { "Account number": "800999000111", "Account name": "Nur A. Rahman" },
    {
      refused: "Failed to update withdrawal settings.",
      broken: "An unexpected error occurred. Please try again later.",
      done: "Withdrawal settings updated successfully.",
    },
  ),
];
