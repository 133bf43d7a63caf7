import { continueDialog } from "../depositing.ts";
import { type HeardJourney, image, ok } from "./heard-journey.ts";

/** Journeys by keyboard through withdrawals, transfers and a gateway's deposit. */
export const moneyJourneys: readonly HeardJourney[] = [
  {
    title: "a withdrawal: refused as empty, a wrong one-time code, the right one",
    needs: { eWallet: 200 },
    async run({ keys, page, portal, customer }) {
      await keys.open("/deposit-withdraw?tab=withdrawal");
      await keys.press("Next", {
        focus: /^input /,
        news: ["Please select a withdrawal platform before proceeding."],
      });
      await keys.choose(/Daybreak Bank/);
      await keys.press("Next", { focus: /^h2 How much/ });
      await keys.press("Next", { focus: /^section /, news: ["Please enter an amount"] });
      await keys.type("You withdraw", "100");
      await keys.press("Next", { focus: /^h2 Is everything right/ });
      await keys.press("Confirm withdrawal", {
        focus: /^input OTP .*Please request an OTP before confirming the withdrawal\./,
        news: ["Please request an OTP"],
      });
      await keys.press("Request OTP", {
        focus: /^input OTP/,
        news: [`An OTP was sent to ${customer.email}.`],
      });
      const { code } = await portal.provider.readLetter(customer.email);
      await keys.type("OTP", code === "000000" ? "000001" : "000000");
      await keys.press("Confirm withdrawal", { focus: ok, news: ["Submitting..."] });
      await keys.key("Enter", { focus: /^h2 Is everything right/ });
      await keys.type("OTP", code ?? "");
      await keys.press("Confirm withdrawal", {
        focus: ok,
        news: ["Your withdrawal of $100.00 was submitted."],
      });
      await keys.key("Enter", { focus: /^h1 Transactions/ });
      await page.waitForURL("**/transactions?tab=withdrawal");
    },
  },
  {
    title: "transfers: refused as empty, to the own account, to another client",
    needs: { eWallet: 50, trading: 100 },
    async run({ keys, page, portal }) {
      const friend = await portal.customer();
      await keys.open("/transactions?tab=internal-transfer");
      await keys.press("Transfer between my accounts", { news: ["Transfer"] });
      await keys.press("Transfer", {
        focus: /^input Amount \(USD\).*Please enter a valid transfer amount\./,
        news: ["Please enter a valid transfer amount."],
      });
      await keys.type("Amount (USD)", "20");
      await keys.key("Enter", { focus: ok, news: ["Transfer successful!"] });
      await keys.key("Enter", { focus: /^(h1|button) / });
      await keys.press("Transfer CTrader Funds");
      await keys.press("Transfer", {
        focus: /^section /,
        news: ["Please fill in all fields and upload a file."],
      });
      await keys.type("Recipient", friend.email);
      await page.getByRole("option", { name: /\*\*\*/ }).waitFor();
      await keys.key("ArrowDown", { focus: /^combobox Recipient/ });
      await keys.key("Enter", { focus: /^combobox Recipient/ });
      await keys.type("Amount (USD)", "30");
      await keys.attach("Selfie with ID/Passport", "selfie.png", image, {
        focus: /^button Choose a file/,
        news: ["selfie.png"],
      });
      await keys.press("Transfer", { focus: ok, news: ["Transfer submitted successfully!"] });
      await keys.key("Enter", { focus: /^(h1|button) / });
    },
  },
  {
    title: "a deposit through a gateway: opened, paid, arrived",
    needs: {},
    async run({ keys, page }) {
      await keys.open("/deposit-withdraw?tab=deposit");
      await keys.choose(/Payment Gateway/);
      await keys.press("Next", { focus: /^h2 / });
      await keys.choose(/ESS/);
      await keys.press("Next", { focus: /^h2 / });
      await keys.type("Your e-wallet receives", "25");
      await keys.key("Enter", {
        focus: /^button Continue/,
        news: ["Deposit submitted successfully! Please tap below to continue."],
      });
      const opened = page.context().waitForEvent("page");
      await keys.key("Enter");
      const payment = await opened;
      await continueDialog(page).waitFor({ state: "hidden" });
      await payment.waitForURL("**/checkout**");
      await keys.compare({ focus: /^h2 / });
      await keys.during(
        async () => {
          await payment.getByRole("button", { name: "Pay", exact: true }).click();
          await payment.waitForURL("**/transactions?tab=deposit");
          await payment.close();
        },
        { focus: ok, news: ["Your deposit has arrived in your e-wallet."] },
      );
      await keys.key("Enter", { focus: /^h1 Transactions/ });
    },
  },
];
