import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inventPerson, openMailedLink, register, signIn } from "./account.ts";
import { hideCapabilities } from "./hide-capabilities.ts";
import { createPdf } from "./pdf.ts";
import { sharePortal, type Visit } from "./portal.ts";
import { seen } from "./seen.ts";
import { nightTest } from "./scope.ts";

const portal = sharePortal();
let folder: string;
let receipt: string;
let page: Page;
let expectProblems: Visit["expectProblems"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "receipt-"));
  receipt = join(folder, "receipt.pdf");
  await writeFile(receipt, createPdf());
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  ({ page, expectProblems } = await portal().visit());
});

const signInAs = (email: string, password = "Sandbox-2026!") => signIn(page, email, password);

const balance = (name: string) =>
  page.locator("dl", { has: page.getByRole("term").filter({ hasText: name }) }).first();

test("a visitor registers, verifies, signs in, deposits with a proof, sees the money, and signs out without leaving data", async () => {
  const person = inventPerson("Nur Aisyah", "aisyah");
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Open an account" }).click();
  await page.waitForURL("**/sign-up?referralCode=NORTHGALE");
  await register(page, person);
  await openMailedLink(page, portal().provider, person.email);
  await page.getByText("Email verification successful! Redirecting to login in").waitFor();
  await page.getByRole("link", { name: "Go to Login" }).click();

  await signInAs(person.email, person.password);
  await page.waitForURL("**/dashboard");
  await page.getByText("Welcome, Nur Aisyah").waitFor();
  expect(await balance("E-Wallet").textContent()).toContain("$0.00");

  await page.getByRole("main").getByRole("link", { name: "Deposit", exact: true }).click();
  await page.getByText("Bank Transfer").first().click();
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You send").fill("447");
  await expect.poll(() => page.getByLabel("Your e-wallet receives").inputValue()).toBe("100.00");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await page.locator("input[type=file]").setInputFiles(receipt);
  await page.getByRole("button", { name: "Submit" }).click();
  const success = page.getByRole("alertdialog", { name: "Success" });
  expect(await success.textContent()).toContain(
    "Deposit submitted successfully! We will review and process your payment.",
  );
  await success.getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/transactions?tab=deposit");
  await page.getByRole("row").getByText("Pending").waitFor();

  const [deposit] = await portal().provider.control<{ changes: string[] }[]>(
    "events?operation=DepositRequest",
  );
  const transactionId = /D-\S+/.exec(deposit?.changes[0] ?? "")?.[0] ?? "";
  await portal().provider.control(`deposits/${transactionId}/complete`, {});
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByRole("row").getByText("Completed").waitFor();
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect.poll(() => balance("E-Wallet").textContent(), { timeout: 10_000 }).toContain("$100.00");
  expect(await portal().provider.control("events?operation=DepositRequest")).toHaveLength(1);

  await page.getByRole("button", { name: "AISYAH" }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL("**/login");
  const kept = await page.evaluate(() => ({
    // The sign-in page loads the companies again, and stores them for the next visit.
    local: Object.entries(localStorage).filter(
      ([name, text]) => name !== "cacheStore" || /aisyah/i.test(text),
    ),
    session: Object.keys(sessionStorage),
  }));
  expect(kept).toEqual({ local: [], session: [] });
});

nightTest("a visitor to a protected page signs in and reaches it", async () => {
  await page.goto("/transactions?tab=deposit");
  await page.waitForURL("**/login?from=*");
  await signInAs("demo@example.com");
  await page.getByRole("heading", { name: "Transactions" }).waitFor();
  expect(new URL(page.url()).search).toBe("?tab=deposit");
});

test.each([
  ["a wrong password", "demo@example.com", "wrong-password"],
  ["an unknown e-mail", "nobody@example.com", "Sandbox-2026!"],
])("%s gives the same message, and preserves the input", async (_what, email, password) => {
  await page.goto("/login");
  await signInAs(email, password);
  await page.getByText("Invalid email or password.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe(email);
  expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(password);
});

nightTest("a lost connection during sign-in shows a message, and preserves the input", async () => {
  await page.goto("/login");
  await page.getByRole("img", { name: "Northgale" }).waitFor();
  expectProblems(/^Failed to load resource/);
  await page.route("**/api/User/UserLogin", (route) => route.abort("connectionfailed"));
  await signInAs("demo@example.com");
  await page.getByText("An error occurred while logging in.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("demo@example.com");
});

async function openDeposit() {
  await page.goto("/login");
  await signInAs("demo@example.com");
  await page.waitForURL("**/dashboard");
  await page.getByRole("link", { name: "Deposit & Withdraw" }).first().click();
  await page.getByText("Bank Transfer").first().click();
  await page.getByText("Daybreak Bank").first().click();
}

test("an amount outside the limits shows a message at its field, is preserved, and cannot be confirmed", async () => {
  await openDeposit();
  const amount = page.getByLabel("You send");
  await amount.fill("40");
  await amount.blur();
  await seen(page, "Amount (USD) must be at least 10.").waitFor();
  await amount.fill("22400");
  await seen(page, "Amount (USD) must not exceed 5,000.").waitFor();
  expect(await page.getByRole("button", { name: "Confirm" }).isDisabled()).toBe(true);
  await amount.fill("447");
  expect(await page.getByRole("button", { name: "Confirm" }).isDisabled()).toBe(false);
});

test("a file of the wrong type shows a message; a reload restores the deposit and asks for the file again", async () => {
  await openDeposit();
  await page.getByLabel("You send").fill("894");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  const before = await portal().provider.control<unknown[]>("events?operation=DepositRequest");
  const text = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") };
  await page.locator("input[type=file]").setInputFiles(text);
  await seen(page, "Unsupported file format. Only images and PDF are allowed.").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  await page.locator("input[type=file]").setInputFiles(receipt);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(await portal().provider.control("events?operation=DepositRequest")).toHaveLength(before.length);
});

test("a reply that is lost after the commit is looked up: one deposit, which continues with its proof", async () => {
  await openDeposit();
  const before = await portal().provider.control<unknown[]>("events?operation=DepositRequest");
  expectProblems(/^Failed to load resource/);
  await portal().provider.control("faults", [
    { operation: "DepositRequest", times: 1, kind: "dropAfterCommit" },
  ]);
  await page.getByLabel("You send").fill("670.50");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Pay, then send us the proof" }).waitFor();
  expect(await portal().provider.control("events?operation=DepositRequest")).toHaveLength(before.length + 1);
});

test("when another user signs in in another tab, the first tab removes its user's data", async () => {
  await page.goto("/login");
  await signInAs("demo@example.com");
  await page.getByText("Welcome, Amira Rahman").waitFor();
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await other.getByText("Welcome, Amira Rahman").waitFor();
  await other.getByRole("button", { name: "AMIRA" }).click();
  await other.getByRole("menuitem", { name: "Logout" }).click();
  await page.waitForURL("**/login?*ended=signedOutElsewhere");
  await page.getByText("You signed out in another tab of this browser.").waitFor();
  await signIn(other, "friend@example.com", "Sandbox-2026!");
  await other.getByText("Welcome, Farid Hassan").waitFor();
  await page.goto("/dashboard");
  await page.getByText("Welcome, Farid Hassan").waitFor();
  expect(await page.getByText("Amira").count()).toBe(0);
});

test("a session that the provider ended leads to the sign-in, and from there back to the same page", async () => {
  // The test has no stream of events, which could open the next page before the click.
  await hideCapabilities(page.context(), "events");
  await page.goto("/login");
  await signInAs("demo@example.com");
  await page.waitForURL("**/dashboard");
  // The dashboard's requests are complete; the next page makes others.
  await page.getByRole("link", { name: "All transactions" }).waitFor();
  expectProblems(/^Failed to load resource/);
  await portal().provider.control("clock", { advanceMinutes: 31 });
  // The click already requests the page's data; the answer may precede the page.
  await page.getByRole("link", { name: "Referrals" }).first().click();
  await page.waitForURL("**/login?from=%2Freferrals&ended=unauthenticated");
  await signInAs("demo@example.com");
  await page.getByRole("heading", { name: "Refer a Friend" }).waitFor();
  await portal().provider.control("clock", { reset: true });
  expect(new URL(page.url()).pathname).toBe("/referrals");
});

test("an unknown address within the client area shows 'Page Not Found!' and links to the start page", async () => {
  await page.goto("/reset-password");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => {
    history.pushState(null, "", "/no-such-page");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await page.getByRole("heading", { name: "Page Not Found!" }).waitFor();
  expect(await page.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/dashboard");
});
