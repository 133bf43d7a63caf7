import { capabilities } from "@broker/api-spec/operations";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Portal, sharePortal } from "./portal.ts";

const portal = sharePortal({ WITHDRAWAL_DAY_LIMIT_USD: "150", WITHDRAWAL_MONTH_LIMIT_USD: "1000" });
/** A provider that lacks limits. */
const without = sharePortal({ CAPABILITIES: capabilities.filter((name) => name !== "limits").join() });

/** Opens the step in which the amount of a withdrawal to the client's bank account is entered. */
async function openAmount(page: Page) {
  await page.goto("/deposit-withdraw?tab=withdrawal");
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").waitFor();
}

/** Continues to the review, and enters the one-time code. */
async function enterCode({ provider }: Portal, page: Page, email: string) {
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Request OTP" }).click();
  await page.getByText(`An OTP was sent to ${email}.`).waitFor();
  const { code } = await provider.readLetter(email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
}

test("the limit is shown before it is reached, what is withdrawn is on hold, and a cancellation gives it back", async () => {
  const { customer, visit, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page } = await visit(mine);
  await openAmount(page);
  await page.getByText(/^\$150\.00 of \$150\.00/).waitFor();
  await page.getByLabel("You withdraw").fill("150.01");
  await page.getByLabel("You withdraw").blur();
  await page.getByText("Amount (USD) must not exceed 150.").waitFor();
  await page.getByRole("button", { name: "Withdraw $150.00, the maximum" }).click();
  await enterCode(portal(), page, mine.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  const success = page.getByRole("alertdialog", { name: "Success" });
  await success.waitFor();
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(1);

  await openAmount(page);
  await page.getByText("$150.00 on hold for withdrawals that wait for a decision").waitFor();
  await page.getByText(/^\$0\.00 of \$150\.00/).waitFor();
  await page.getByText("Your limit for today allows no further withdrawal by this method.").waitFor();
  await page.getByText(/^You can withdraw again from /).waitFor();
  await page.getByLabel("You withdraw").fill("10");
  await page.getByLabel("You withdraw").blur();
  await page.getByText("Your limit allows no further withdrawal by this method at the moment.").waitFor();

  await page.goto("/transactions?tab=withdrawal");
  await page.getByRole("row").nth(1).click();
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel withdrawal" }).click();
  await page.getByText("The money is back in your e-wallet.").waitFor();
  await openAmount(page);
  await page.getByText(/^\$150\.00 of \$150\.00/).waitFor();
});

test("a limit that another tab has used up refuses the withdrawal, keeps the input and says what is left", async () => {
  const { customer, visit, effects } = portal();
  const mine = await customer({ eWallet: 500 });
  const { page, context } = await visit(mine);
  await openAmount(page);
  await page.getByLabel("You withdraw").fill("100");
  await page.getByRole("button", { name: "Next" }).click();

  const other = await context.newPage();
  await openAmount(other);
  await other.getByLabel("You withdraw").fill("60");
  await enterCode(portal(), other, mine.email);
  await other.getByRole("button", { name: "Confirm withdrawal" }).click();
  await other.getByRole("alertdialog", { name: "Success" }).waitFor();
  await other.close();

  await page.getByRole("button", { name: "Request OTP" }).click();
  await page.getByText("You can still withdraw 90.00 US dollars.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByText("Amount (USD) must not exceed 90.").waitFor();
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(1);
  await page.getByRole("button", { name: "Prev" }).click();
  expect(await page.getByLabel("You withdraw").inputValue()).toBe("100");
  await page.getByLabel("You withdraw").fill("90");
  await enterCode(portal(), page, mine.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(await effects("WithdrawalRequest", mine.userId)).toBe(2);
});

test("without the capability the balance alone is shown, nothing is refused, and nothing of it is called", async () => {
  const { customer, visit } = without();
  const mine = await customer({ eWallet: 500 });
  const { page, context } = await visit(mine);
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await openAmount(page);
  await page.getByText("$500.00").first().waitFor();
  expect(await page.getByText(/on hold|left (today|this month)/).count()).toBe(0);
  await page.getByRole("button", { name: "Withdraw all" }).click();
  await enterCode(without(), page, mine.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(sent.filter((url) => /limits\.view|GetLimits/.test(url))).toEqual([]);
});
