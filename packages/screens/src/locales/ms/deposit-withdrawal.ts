import type { depositWithdrawalMessages } from "../../deposit-withdrawal/deposit-withdrawal.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const depositWithdrawal: Translation<typeof depositWithdrawalMessages> = defineTranslation({
  title: "Deposit dan pengeluaran",
  tabs: "Deposit atau pengeluaran",
  deposit: "Deposit",
  withdrawal: "Pengeluaran",
});
