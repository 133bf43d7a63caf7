import type { depositWithdrawalMessages } from "../../deposit-withdrawal/deposit-withdrawal.messages.ts";
import { defineTranslation, type Translation } from "../../i18n/define-messages.ts";

export const depositWithdrawal: Translation<typeof depositWithdrawalMessages> = defineTranslation({
  title: "出入金",
  tabs: "入金或出金",
  deposit: "入金",
  withdrawal: "出金",
});
