import { capabilities } from "@broker/api-spec/operations";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { codeOf } from "./authenticator.ts";
import { type Portal, sharePortal } from "./portal.ts";
import { PASSWORD, setUpApp } from "./set-up-app.ts";

// Each user withdraws right after an app was set up, which would freeze withdrawals.
const unfrozen = { WITHDRAWAL_FREEZE_HOURS: "0" };
const portal = sharePortal(unfrozen);
/** A provider that lacks step-up, and has second factors. */
const without = sharePortal({
  CAPABILITIES: capabilities.filter((name) => name !== "stepUp" && name !== "freeze").join(),
});

/** Signs in a customer who has an authenticator app, and returns its key and the recovery codes. */
async function openWithApp({ customer, visit }: Portal) {
  const mine = await customer({ eWallet: 500 });
  const visitor = await visit(mine);
  return { ...visitor, customer: mine, ...(await setUpApp(visitor.page)) };
}

const question = (page: Page) => page.getByRole("dialog", { name: "Confirm with a code" });
async function confirm(page: Page, code: string) {
  await question(page).getByLabel("Code of the app, or a recovery code").fill(code);
  await question(page).getByRole("button", { name: "Confirm" }).click();
}

/** Enters a withdrawal of 50 US dollars with its one-time code. */
async function enterWithdrawal({ provider }: Portal, page: Page, email: string) {
  await page.goto("/deposit-withdraw?tab=withdrawal");
  await page.getByText("Daybreak Bank").first().click();
  await page.getByLabel("You withdraw").fill("50");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Request OTP" }).click();
  await page.getByText(`An OTP was sent to ${email}.`).waitFor();
  const { code } = await provider.readLetter(email);
  await page.getByRole("textbox", { name: "OTP" }).fill(code ?? "");
}

test("a withdrawal asks for a code, takes the app's next one, and is made once", async () => {
  const { page, customer, secret } = await openWithApp(portal());
  await enterWithdrawal(portal(), page, customer.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await confirm(page, "000000");
  await question(page).getByText("The code is wrong or was used already.", { exact: false }).waitFor();
  expect(await portal().effects("WithdrawalRequest", customer.userId)).toBe(0);
  // Within the drift that the provider allows: the code of this step was used by the set-up.
  await confirm(page, codeOf(secret, Date.now(), 1));
  const success = page.getByRole("alertdialog", { name: "Success" });
  expect(await success.textContent()).toContain("Your withdrawal of $50.00 was submitted.");
  expect(await portal().effects("WithdrawalRequest", customer.userId)).toBe(1);
});

test("a code whose answer is lost makes the withdrawal with the same code, once", async () => {
  const { page, customer, recoveryCodes, expectProblems } = await openWithApp(portal());
  expectProblems(/ERR_FAILED/);
  await enterWithdrawal(portal(), page, customer.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  // Not by a fault of the provider: Chromium itself would send the request again.
  await page.route(
    "**/CompleteStepUp",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirm(page, recoveryCodes[0] ?? "");
  await question(page).getByRole("alert").waitFor();
  await question(page).getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(await portal().effects("WithdrawalRequest", customer.userId)).toBe(1);
});

test("a cancelled question makes no withdrawal, and preserves the input", async () => {
  const { page, customer, recoveryCodes } = await openWithApp(portal());
  await enterWithdrawal(portal(), page, customer.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Please confirm this with a code of your authenticator app.").waitFor();
  expect(await portal().effects("WithdrawalRequest", customer.userId)).toBe(0);
  await page
    .getByRole("button", { name: /OK|Back|Close|Try again/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await confirm(page, recoveryCodes[0] ?? "");
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(await portal().effects("WithdrawalRequest", customer.userId)).toBe(1);
});

test("another account and another password ask for a code each", async () => {
  const { page, customer, recoveryCodes } = await openWithApp(portal());
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("New password", { exact: true }).fill("Another-passphrase-7");
  await page.getByLabel("Confirm new password", { exact: true }).fill("Another-passphrase-7");
  await page.getByRole("button", { name: "Save" }).click();
  await confirm(page, recoveryCodes[0] ?? "");
  await page.getByText("Your password has been successfully changed.").waitFor();
  expect(await portal().effects("UpdateUserPassword", customer.userId)).toBe(1);

  await page.goto("/profile?tab=withdrawal-settings");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Account number").fill("111122223333");
  await page.getByRole("button", { name: "Save" }).click();
  await confirm(page, recoveryCodes[1] ?? "");
  await page.getByText("Withdrawal settings updated successfully.").waitFor();
  expect(await portal().effects("UpdateUserWithdrawalInfo", customer.userId)).toBeGreaterThan(0);
});

test("without the capability a user with an app withdraws at once, and nothing of it is loaded or called", async () => {
  const { page, context, customer } = await openWithApp(without());
  const sent: string[] = [];
  context.on("request", (request) => void sent.push(request.url()));
  await enterWithdrawal(without(), page, customer.email);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await page.getByRole("alertdialog", { name: "Success" }).waitFor();
  expect(sent.filter((url) => /step-up\.screen|CompleteStepUp/.test(url))).toEqual([]);
});
