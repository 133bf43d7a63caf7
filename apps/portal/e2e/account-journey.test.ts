import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { inventPerson, openMailedLink, readDialog, register, signIn, signOut } from "./account.ts";
import { picture } from "./faults/money-journeys.ts";
import { sharePortal, type Visit } from "./portal.ts";
import { seen } from "./seen.ts";

const portal = sharePortal();
let page: Page;

let visit: Visit;

beforeEach(async () => {
  visit = await portal().visit();
  ({ page } = visit);
});

const go = (name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
const details = (term: string) =>
  page
    .getByRole("main")
    .locator("dl > div", { has: page.getByText(term, { exact: true }) })
    .first();

async function fillInDetails() {
  await page.getByLabel("First name").fill("Nur");
  await page.getByLabel("Last name").fill("Aisyah");
  await page.getByLabel("Date of birth").fill("1994-03-09");
  await page.getByLabel("Nationality").fill("Malaysian");
  await page.getByLabel("Document No.").fill("A12345678");
  await page.getByLabel("Address line").fill("12 Jalan Ampang");
  await page.getByLabel("City").fill("Kuala Lumpur");
  await page.getByLabel("State").fill("Wilayah Persekutuan");
  await page.getByLabel("Postal code").fill("50450");
}

test("an account is verified by e-mail and identity, and its profile, password and a forgotten password are changed", async () => {
  const person = inventPerson("Nur Aisyah", "aisyah");
  await page.goto("/sign-up?referralCode=NORTHGALE");
  await register(page, person);
  await page.goto("/login");
  await signIn(page, person.email, person.password);
  await page.getByText("Welcome, Nur Aisyah").waitFor();

  // The dashboard's first step sends the link once more, and so does the page whose form is hidden until then.
  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  await page.getByText("Verification email resent successfully!").waitFor();
  await page.goto("/my-account");
  await page.getByRole("heading", { name: "Account Verification" }).waitFor();
  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  expect(await readDialog(page, "Success")).toContain("Verification email resent successfully!");
  await openMailedLink(page, portal().provider, person.email);
  await page.getByText("Email verification successful!").waitFor();

  await page.goto("/my-account");
  await page.getByRole("button", { name: "Next" }).click();
  // The name is known from the sign-up; the other fields are empty.
  await seen(page, "Date of birth is required").first().waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Nur");
  expect(await page.getByLabel("Last name").inputValue()).toBe("Aisyah");
  await fillInDetails();
  await page.getByLabel("Postal code").fill("5045");
  await page.getByRole("button", { name: "Next" }).click();
  await seen(page, "Postal code must be exactly 5 digits").first().waitFor();
  await page.getByLabel("Postal code").fill("50450");
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("h2:focus", { hasText: "Identity document" }).waitFor();

  // The second step: a wrong file, a reload that loses the files, then both sides and the confirmation.
  await page.getByRole("radio", { name: "Passport" }).click({ force: true });
  const files = page.locator("input[type=file]");
  await files.first().setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await page.getByRole("button", { name: "Submit All" }).click();
  await seen(page, "Unsupported file format. Only jpg, jpeg, and png are allowed.").first().waitFor();
  await seen(page, "Back side of ID is required").first().waitFor();
  await seen(page, "You must confirm that all the information is correct").first().waitFor();
  await page.reload();
  await page.getByText("Please choose notes.txt again. Files are not kept after a reload.").waitFor();
  await files.first().setInputFiles(picture("front.png"));
  await files.last().setInputFiles(picture("back.png"));
  await page.getByText("I confirm that all the information is correct").click();
  await page.getByRole("button", { name: "Submit All" }).click();
  expect(await readDialog(page, "Success")).toContain("Account verification submitted successfully!");
  await page.getByText("Account Status: Submitted, pending approval").waitFor();

  const [submission] = await portal().provider.control<{ changes: string[] }[]>(
    "events?operation=KycVerification",
  );
  const userId = /user (\d+)/.exec(submission?.changes[0] ?? "")?.[1] ?? "";
  await portal().provider.control(`kyc/${userId}/approve`, {});
  await page.reload();
  await page.getByText("Completed and approved.").waitFor();

  await go("Profile");
  // The date of birth of the approved check.
  await expect.poll(() => details("Date of birth").textContent()).toContain("March 9, 1994");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.locator("h2:focus", { hasText: "Personal details" }).waitFor();
  await page.getByLabel("Contact number").fill("+60 12 345 6789");
  await page.getByLabel("Date of birth").fill("1994-03-10");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await details("Contact number").textContent()).not.toContain("345 6789");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Contact number").fill("+60 12 345 6789");
  await page.getByLabel("Date of birth").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await seen(page, "Date of birth is required").first().waitFor();
  await page.getByLabel("Date of birth").fill("1994-03-10");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await readDialog(page, "Success")).toContain("Your profile has been updated successfully.");
  await page.reload();
  await expect.poll(() => details("Contact number").textContent()).toContain("+60 12 345 6789");
  expect(await details("Date of birth").textContent()).toContain("March 10, 1994");

  await page.getByRole("tab", { name: "Withdrawal Settings" }).click();
  await page.waitForURL("**/profile?tab=withdrawal-settings");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Bank", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Account number").fill("514098765432");
  await page.getByLabel("Account name").fill("Nur Aisyah");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await readDialog(page, "Success")).toContain("Withdrawal settings updated successfully.");

  await page.getByRole("tab", { name: "Settings & Security" }).click();
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Current password", { exact: true }).fill("not-the-password");
  await page.getByLabel("New password", { exact: true }).fill("Another-passphrase-9");
  await page.getByLabel("Confirm new password").fill("Another-passphrase-9");
  await page.getByRole("button", { name: "Save" }).click();
  await readDialog(page, "Error");
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Current password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Save" }).click();
  expect(await readDialog(page, "Success")).toContain("Your password has been successfully changed.");
  await signOut(page, person.username);
  await signIn(page, person.email, "Another-passphrase-9");
  await page.getByText("Welcome, Nur Aisyah").waitFor();
  await signOut(page, person.username);

  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const modal = page.getByRole("dialog", { name: "Forgot Password" });
  await modal.getByRole("button", { name: "Submit" }).click();
  await modal.getByText("Email is required").waitFor();
  await modal.getByLabel("Email address").fill(person.email);
  await modal.getByRole("button", { name: "Submit" }).click();
  expect(await readDialog(page, "Email Sent")).toContain(
    `A password reset link was sent to ${person.email}.`,
  );
  await openMailedLink(page, portal().provider, person.email);
  expect(new URL(page.url()).pathname).toBe("/reset-password");
  await page.getByLabel("New password", { exact: true }).fill("A-third-passphrase-9");
  await page.getByLabel("Confirm new password").fill("A-third-passphrase-9");
  await page.getByRole("button", { name: "Set password" }).click();
  await page.getByText("Your password is set.").waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();
  await signIn(page, person.email, "A-third-passphrase-9");
  await page.getByText("Welcome, Nur Aisyah").waitFor();
});

test("a friend registers by the referral link, and is listed in the inviter's history", async () => {
  await page.goto("/login?from=%2Freferrals");
  await signIn(page, "demo@example.com", "Sandbox-2026!");
  await page.getByRole("img", { name: "Your referral link as a QR code" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download QR code" }).click();
  expect((await download).suggestedFilename()).toBe("referral-qr.png");
  const link = (await page.getByText(/sign-up\?referralCode=/).textContent()) ?? "";
  await signOut(page, "amira");

  await page.goto(link);
  // Until React has hydrated, the field is in the page, hidden.
  expect(await page.getByLabel("Referral code").isVisible()).toBe(false);
  const friend = inventPerson("Chong Li", "chongli");
  await register(page, friend);
  await page.goto("/login?from=%2Freferrals%3Ftab%3Dhistory");
  await signIn(page, "demo@example.com", "Sandbox-2026!");
  await page
    .getByRole("row", { name: /Chong Li/ })
    .first()
    .waitFor();
  await page.getByRole("radio", { name: "Tree" }).click();
  await page
    .getByRole("row", { name: /Chong Li/ })
    .first()
    .waitFor();
});

test("the last minutes of a session are counted down; a password renews it on the page before and after its end, and a reload shows why the user must sign in", async () => {
  // A poll that was under way when the session ended or was renewed is refused.
  visit.expectProblems(/401/);
  await page.clock.install();
  await page.goto("/login");
  await signIn(page, "demo@example.com", "Sandbox-2026!");
  await page.getByText("Welcome, Amira Rahman").waitFor();
  await page.goto("/profile?tab=legal");
  await page.getByRole("heading", { name: "Legal documents" }).waitFor();
  await page.clock.fastForward("28:30");
  await page.getByText(/Your session ends in 01:\d\d/).waitFor();
  await page.getByRole("button", { name: "Stay signed in" }).click();
  await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
  await page.keyboard.press("Enter");
  await page.getByText(/Your session ends in 0/).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("?tab=legal");
  await page.clock.fastForward("31:00");
  await page.getByRole("heading", { name: "Your session has ended" }).waitFor();
  expect(await page.getByText("Legal documents").count()).toBe(0);
  await page.getByLabel("Password", { exact: true }).fill("Sandbox-2026!");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Legal documents" }).waitFor();
  await page.clock.fastForward("31:00");
  await page.getByRole("heading", { name: "Your session has ended" }).waitFor();
  await page.reload();
  await page.waitForURL("**/login?from=%2Fprofile%3Ftab%3Dlegal&ended=timeLimit");
  // Until React has hydrated, the page also contains the sentences of other endings, hidden.
  await page.getByText("For your security, every session is limited.").waitFor();
  await signIn(page, "demo@example.com", "Sandbox-2026!");
  await page.getByRole("heading", { name: "Legal documents" }).waitFor();
  expect(new URL(page.url()).search).toBe("?tab=legal");
});
