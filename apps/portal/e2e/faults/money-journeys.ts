import { smallestImage } from "@broker/sandbox/testing";
import type { Page } from "playwright-core";
import { chooseGateway, gateways, type TestGateway } from "../depositing.ts";
import {
  enterCode,
  isAmountKept,
  type Journey,
  openBankDeposit,
  openReview,
  openWithdrawal,
  success,
  type Traveller,
  values,
} from "./journey.ts";

/** Creates an image to upload. */
export const picture = (name: string) => ({ name, mimeType: "image/png", buffer: smallestImage });
const depositFailed = "Failed to submit deposit. Please try again.";
const deposit = {
  needs: {},
  refused: depositFailed,
  broken: depositFailed,
  isLookedUp: true,
  hasData: true,
} as const;
const transfer = {
  refused: "An error occurred while processing the transfer.",
  broken: "Failed to complete the transfer. Please try again.",
  isLookedUp: true,
} as const;

const paying = (page: Page) => page.getByRole("heading", { name: "Pay, then send us the proof" });
const chooseProof = (page: Page) => page.locator("input[type=file]").setInputFiles(picture("receipt.png"));
const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true });
const confirm = (page: Page) => page.getByRole("button", { name: "Confirm", exact: true });

const viaGateway = (operation: string, gateway: TestGateway): Journey => ({
  ...deposit,
  operation,
  async prepare({ page }) {
    await page.goto("/deposit-withdraw?tab=deposit");
    await chooseGateway(page, gateway);
    await page.getByLabel("Your e-wallet receives").fill("25");
  },
  send: confirm,
  done: success,
  kept: (page) => values(page.getByLabel("Your e-wallet receives")),
  draft: (page) => page.getByLabel("Your e-wallet receives"),
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Transfer", exact: true });
const funds = (page: Page) => page.getByRole("dialog", { name: "Transfer CTrader Funds" });
const transferIn = (at: typeof dialog) => (page: Page) =>
  at(page).getByRole("button", { name: "Transfer", exact: true });

async function openTransfer({ page }: Traveller): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Verified, transfer funds" }).click();
}
async function openFundsTransfer({ page }: Traveller): Promise<void> {
  await page.goto("/transactions?tab=internal-transfer");
  await page.getByRole("button", { name: "Transfer CTrader Funds" }).click();
}

/** Fills in missing fields: neither a recipient nor a file survives a reload. */
async function fillInFunds(page: Page): Promise<void> {
  const recipient = funds(page).getByRole("combobox", { name: "Recipient" });
  if ((await recipient.inputValue()) === "") {
    await recipient.fill("friend@example.com");
    await page
      .getByRole("option", { name: /\*\*\*/ })
      .first()
      .click();
  }
  await funds(page).getByLabel("Amount (USD)").fill("30");
  if (
    !(await funds(page)
      .getByRole("button", { name: /^Remove/ })
      .isVisible())
  )
    await funds(page).locator("input[type=file]").setInputFiles(picture("selfie.png"));
}
const openFromTrading = async (who: Traveller) => {
  await openTransfer(who);
  await dialog(who.page).getByText("cTrader to E-Wallet").click();
};
const ownTransfer = (operation: string, open: (who: Traveller) => Promise<void>, words: string): Journey => ({
  ...transfer,
  operation,
  needs: { eWallet: 100, trading: 100 },
  open,
  async prepare(who: Traveller) {
    const { page } = who;
    await open(who);
    await dialog(page).getByLabel("Amount (USD)").fill("10.01");
  },
  send: transferIn(dialog),
  field: (page) => dialog(page).getByLabel("Amount (USD)"),
  done: (page) => page.getByText(words),
  kept: (page) => values(dialog(page).getByLabel("Amount (USD)")),
});

const otp = (page: Page) => page.getByRole("button", { name: /Request (another )?OTP|Another OTP in/ });
const [ess, smilePayz, onePay] = gateways;

/** The journeys of calls that move money. */
export const moneyJourneys: readonly Journey[] = [
  {
    ...deposit,
    operation: "DepositRequest",
    prepare: openBankDeposit,
    send: confirm,
    field: (page) => page.getByLabel("You send"),
    done: paying,
    kept: (page) => values(page.getByLabel("You send")),
    draft: (page) => page.getByLabel("You send"),
  },
  {
    operation: "SubmitDeposit",
    needs: {},
    refused: "Failed to submit payment proof. Please try again.",
    broken: "Failed to submit payment proof. Please try again.",
    isLookedUp: true,
    async prepare(who) {
      await openBankDeposit(who);
      await confirm(who.page).click();
      await paying(who.page).waitFor();
      await chooseProof(who.page);
    },
    send: submit,
    done: success,
    kept: (page) => page.getByText("receipt.png").first().textContent(),
    draft: paying,
    async again({ page }) {
      // A chosen file is preserved after a refusal; a file that did not arrive must be chosen again.
      const chosen = page.getByRole("button", { name: /^Remove/ });
      const isLost = await page.getByText("Your proof did not arrive").isVisible();
      if (isLost && (await chosen.isVisible())) await chosen.click();
      if (!(await chosen.isVisible())) await chooseProof(page);
      await submit(page).click();
    },
  },
  viaGateway("GenerateDepositUrlEss", ess),
  viaGateway("GenerateDepositUrlSmilePayz", smilePayz),
  viaGateway("GenerateDepositUrlOnePay", onePay),
  {
    operation: "RequestOtpWithdrawal",
    needs: { eWallet: 100 },
    refused: "An unexpected error occurred. Please contact system admin.",
    broken: "Failed to request OTP. Please try again.",
    isRepeatable: true,
    isPatient: true,
    prepare: openWithdrawal,
    send: otp,
    // A code with an unknown outcome may have been sent: it can be typed, and another one requested.
    done: (page) => page.getByText(/An OTP was sent to|The OTP may be on its way/),
    kept: isAmountKept,
    async again({ page }) {
      await openReview(page);
      await otp(page).click();
    },
  },
  {
    operation: "WithdrawalRequest",
    needs: { eWallet: 100 },
    refused: "Failed to process withdrawal. Please try again.",
    broken: "An error occurred while processing the withdrawal. Please try again.",
    isLookedUp: true,
    hasData: true,
    async prepare(who) {
      await openWithdrawal(who);
      await otp(who.page).click();
      await who.page.getByText("An OTP was sent to").waitFor();
      await enterCode(who);
    },
    send: (page) => page.getByRole("button", { name: "Confirm withdrawal" }),
    done: success,
    kept: isAmountKept,
    draft: (page) => page.getByLabel("You withdraw"),
    async renew({ page }) {
      await openReview(page);
      const answer = page.waitForResponse("**/RequestOtpWithdrawal", { timeout: 75_000 });
      await otp(page).click({ timeout: 75_000 });
      await (await answer).finished();
    },
    async again(who) {
      // After a failure the withdrawal is reviewed, with its code; after a reload it is entered.
      const confirm = who.page.getByRole("button", { name: "Confirm withdrawal" });
      await who.page.getByLabel("You withdraw").or(confirm).first().waitFor();
      if (await who.page.getByLabel("You withdraw").isVisible()) await openReview(who.page);
      if (await who.page.getByRole("textbox", { name: "OTP" }).isVisible()) await enterCode(who);
      await who.page.getByRole("button", { name: "Confirm withdrawal" }).click();
    },
  },
  ownTransfer("EWalletTransferRequest", openTransfer, "Transfer successful!"),
  ownTransfer("CTraderTransferRequest", openFromTrading, "Transfer is pending for approval"),
  {
    ...transfer,
    operation: "CTraderInternalTransferUserToUser",
    needs: { eWallet: 100, trading: 100 },
    refused: "Error occurred during verification.",
    broken: "Error occurred during verification.",
    open: openFundsTransfer,
    async prepare(who) {
      await openFundsTransfer(who);
      await fillInFunds(who.page);
    },
    send: transferIn(funds),
    field: (page) => funds(page).getByLabel("Amount (USD)"),
    done: (page) => page.getByText("Transfer submitted successfully!"),
    kept: (page) => values(funds(page).getByLabel("Amount (USD)")),
    async again({ page }) {
      await fillInFunds(page);
      await transferIn(funds)(page).click();
    },
  },
];
