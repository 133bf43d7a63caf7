import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { signIn } from "./account.ts";
import { sharePortal, type Visit } from "./portal.ts";
import { tableFaults } from "./table-faults.ts";

const portal = sharePortal();
let page: Page;
let expectProblems: Visit["expectProblems"];

beforeEach(async () => {
  ({ page, expectProblems } = await portal().visit());
});

/** Signs in by way of a protected page, which opens afterwards. */
async function open(path: string, email: string) {
  await page.goto(path);
  await page.waitForURL("**/login?from=*");
  await signIn(page, email, "Sandbox-2026!");
}

async function newestId(operation: string, prefix: string): Promise<string> {
  const events = await portal().provider.control<{ changes: string[] }[]>(`events?operation=${operation}`);
  const ids = events.flatMap(
    ({ changes }) => changes.join(" ").match(new RegExp(`${prefix}-[\\w-]+`, "g")) ?? [],
  );
  return ids[0] ?? "";
}

const count = async (operation: string) =>
  (await portal().provider.control<unknown[]>(`events?operation=${operation}`)).length;

const row = (id: string) => page.getByRole("row").filter({ hasText: id });

async function balance(name: string): Promise<string | null> {
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const tile = page.locator("dl", { has: page.getByRole("term").filter({ hasText: name }) }).first();
  await expect.poll(() => tile.textContent()).toContain("$");
  return tile.textContent();
}

/** Performs all steps of a withdrawal up to its review. */
async function enterWithdrawal(email: string, amount: string) {
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").fill(amount);
  await page.getByRole("button", { name: "Next" }).click();
  // The button that opened this step was removed, so the focus moves to the heading.
  await page.locator("h2:focus", { hasText: "Is everything right?" }).waitFor();
  await page.getByRole("button", { name: "Request OTP" }).click();
  await page.getByText(`An OTP was sent to ${email}.`).waitFor();
  const { code } = await portal().provider.readLetter(email);
  // The button that requested the code is disabled for a while, so the focus moves to the code's field.
  await page.locator("input:focus").waitFor();
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
}

test("a withdrawal is confirmed with a one-time code, tracked, and approved", async () => {
  await open("/deposit-withdraw?tab=withdrawals", "demo@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Please select a withdrawal platform before proceeding.").waitFor();
  await page.getByText("Daybreak Bank").first().click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Please enter an amount before confirming the withdrawal.").first().waitFor();
  await page.getByLabel("You withdraw").fill("100");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByText("Please request an OTP before confirming the withdrawal.").first().waitFor();
  await page.getByRole("button", { name: "Prev" }).click();
  await page.getByRole("button", { name: "Prev" }).click();
  await enterWithdrawal("demo@example.com", "100");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  const success = page.getByRole("alertdialog", { name: "Success" });
  expect(await success.textContent()).toContain("Your withdrawal of $100.00 was submitted.");
  await success.getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/transactions?tab=withdrawal");
  const id = await newestId("WithdrawalRequest", "W");
  await row(id).getByText("Pending").waitFor();
  expect(await balance("E-Wallet")).toContain("$4,900.00");

  await portal().provider.control(`withdrawals/${id}/approve`, { comment: "Paid by bank transfer" });
  await page.goto("/transactions?tab=withdrawal");
  await row(id).getByText("Completed").waitFor();
  expect(await row(id).textContent()).toContain("Paid by bank transfer");
  expect(await balance("E-Wallet")).toContain("$4,900.00");
});

test("a wrong one-time code shows a message and preserves the input; a rejected withdrawal is returned in full", async () => {
  await open("/deposit-withdraw?tab=withdrawal", "friend@example.com");
  await enterWithdrawal("friend@example.com", "50");
  const { code } = await portal().provider.readLetter("friend@example.com");
  await page.getByRole("textbox", { name: "OTP" }).fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Error" }).getByRole("button", { name: "OK" }).click();
  await page.getByText("This OTP is wrong or has expired.").waitFor();
  await page.getByText("$50.00").first().waitFor();
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/transactions?tab=withdrawal");
  const id = await newestId("WithdrawalRequest", "W");
  await row(id).getByText("Pending").waitFor();
  expect(await balance("E-Wallet")).toContain("$270.00");

  await portal().provider.control(`withdrawals/${id}/reject`, { comment: "The account name did not match." });
  await page.goto("/transactions?tab=withdrawal");
  await row(id).getByText("Cancelled").waitFor();
  expect(await row(id).textContent()).toContain("The account name did not match.");
  expect(await balance("E-Wallet")).toContain("$320.00");
});

test("a withdrawal whose reply is lost is looked up: one effect, and its result is shown", async () => {
  await portal().provider.control("clock", { advanceMinutes: 2 });
  await open("/deposit-withdraw?tab=withdrawal", "friend@example.com");
  await enterWithdrawal("friend@example.com", "20");
  const before = await count("WithdrawalRequest");
  expectProblems(/^Failed to load resource/);
  await portal().provider.control("faults", [
    { operation: "WithdrawalRequest", times: 1, kind: "dropAfterCommit" },
  ]);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(await count("WithdrawalRequest")).toBe(before + 1);
  await portal().provider.control("clock", { reset: true });
});

test("an account with missing requirements lists them in order, each with a link", async () => {
  await open("/deposit-withdraw?tab=withdrawal", "fresh@example.com");
  await page.getByRole("heading", { name: "Before you can withdraw" }).waitFor();
  const way = (name: string) => page.getByRole("link", { name }).getAttribute("href");
  expect(await way("Verify your identity")).toBe("/my-account");
  expect(await way("Add your bank account")).toBe("/profile?tab=withdrawal-settings");
  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  await page.getByText("Verification email resent successfully!").waitFor();
});

test("all three transfers: to cTrader at once, back to the e-wallet after approval, to another user after approval", async () => {
  await open("/dashboard", "demo@example.com");
  await page.getByRole("button", { name: "Verified, transfer funds" }).click();
  const dialog = page.getByRole("dialog", { name: "Transfer" });
  await dialog.getByRole("button", { name: "Transfer" }).click();
  await dialog.getByText("Please enter a valid transfer amount.").waitFor();
  await dialog.getByLabel("Amount (USD)").fill("10.01");
  await expect.poll(() => dialog.getByLabel("Amount (MYR)").inputValue()).toBe("44.75");
  await dialog.getByRole("button", { name: "Transfer" }).click();
  const success = page.getByRole("alertdialog", { name: "Success" });
  await success.getByText("Transfer successful!").waitFor();
  await success.getByRole("button", { name: "OK" }).click();
  await page.waitForURL("**/transactions?tab=internal-transfer");
  await row(await newestId("EWalletTransferRequest", "T"))
    .getByText("Completed")
    .waitFor();

  await page.getByRole("button", { name: "Transfer between my accounts" }).click();
  await dialog.getByText("cTrader to E-Wallet").click();
  await dialog.getByLabel("Amount (USD)").fill("25");
  await dialog.getByRole("button", { name: "Transfer" }).click();
  await success.getByText("Transfer is pending for approval").waitFor();
  await success.getByRole("button", { name: "OK" }).click();
  const own = await newestId("CTraderTransferRequest", "T");
  await row(own).getByText("Pending").waitFor();

  await page.getByRole("button", { name: "Transfer CTrader Funds" }).click();
  const funds = page.getByRole("dialog", { name: "Transfer CTrader Funds" });
  await funds.getByRole("button", { name: "Transfer" }).click();
  await funds.getByText("Please fill in all fields and upload a file.").waitFor();
  await funds.getByRole("combobox", { name: "Recipient" }).fill("friend@example.com");
  await page
    .getByRole("option", { name: /\*\*\*/ })
    .first()
    .click();
  await funds.getByLabel("Amount (USD)").fill("30");
  await funds
    .locator("input[type=file]")
    .setInputFiles({ name: "selfie.png", mimeType: "image/png", buffer: await page.screenshot() });
  await funds.getByRole("button", { name: "Transfer" }).click();
  await success.getByText("Transfer submitted successfully!").waitFor();
  await success.getByRole("button", { name: "OK" }).click();
  const toFriend = await newestId("CTraderInternalTransferUserToUser", "T");
  await row(toFriend).getByText("Pending").waitFor();
  await row(toFriend)
    .getByRole("button", { name: `View the file of ${toFriend}` })
    .click();
  const picture = page.getByRole("img", { name: `File of ${toFriend}` });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1440);
  await page.getByRole("button", { name: "Close" }).click();

  for (const id of [own, toFriend]) await portal().provider.control(`transfers/${id}/approve`, {});
  await page.getByRole("button", { name: "Refresh" }).click();
  for (const id of [own, toFriend]) await row(id).getByText("Completed").waitFor();
});

test("5,000 transactions can be sorted, paged, filtered and exported to a file", async () => {
  await open("/transactions?tab=deposit", "busy@example.com");
  await page.getByText("1–25 of 5,000").waitFor();
  await page.getByRole("columnheader", { name: "Amount (USD)" }).click();
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByText("26–50 of 5,000").waitFor();
  await page.getByLabel("Status", { exact: true }).selectOption("Cancelled");
  await expect.poll(() => page.getByText(/^[\d,]+ entries$/).textContent()).not.toBe("5,000 entries");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("deposits.csv");
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  const shown = (await page.getByText(/^[\d,]+ entries$/).textContent()) ?? "";
  expect(lines).toHaveLength(Number(shown.replaceAll(/\D/g, "")) + 1);
  expect(new Set(lines.slice(1).map((line) => line.includes('"Cancelled"')))).toEqual(new Set([true]));
});

test.each([1280, 1024])(
  "at %d px the last column of a list overlaps no text, breaks no word, and its lines are aligned",
  async (width) => {
    const demo = { email: "demo@example.com", password: "Sandbox-2026!" };
    const client = await portal().provider.signIn(demo);
    const { page } = await portal().visit(client, { viewport: { width, height: 720 } });
    for (const tab of ["deposit", "withdrawal", "internal-transfer"]) {
      await page.goto(`/transactions?tab=${tab}`);
      await page.getByRole("row").nth(3).waitFor();
      // The columns are measured again once the fonts have loaded.
      await expect.poll(() => page.evaluate(tableFaults), { message: tab }).toEqual([]);
    }
  },
);
