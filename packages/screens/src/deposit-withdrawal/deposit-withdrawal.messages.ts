import { defineMessages } from "../i18n/define-messages.ts";

export const depositWithdrawalMessages = defineMessages("deposit-withdrawal", {
  title: "Deposit & Withdrawal",
  tabs: "Deposit or withdrawal",
  deposit: "Deposit",
  withdrawal: "Withdrawal",
});
