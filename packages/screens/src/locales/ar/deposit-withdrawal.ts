import type { depositWithdrawalMessages } from "../../deposit-withdrawal/deposit-withdrawal.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const depositWithdrawal: Translation<typeof depositWithdrawalMessages> = defineTranslation({
  title: "الإيداع والسحب",
  tabs: "الإيداع أو السحب",
  deposit: "الإيداع",
  withdrawal: "السحب",
});
