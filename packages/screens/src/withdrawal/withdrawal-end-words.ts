import type { WithdrawalState } from "@broker/hooks";
import { formatMoney } from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { toFailureText } from "../failure/failure-text.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

/** Returns the texts of a requested withdrawal. */
export function useSuccessWords(wizard: Extract<WithdrawalState, { step: "settled" }>) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const { intent, isLate, transactionId } = wizard;
  const amount = intent && formatMoney(intent.usdAmount, "USD", locale);
  return {
    title: t("successTitle"),
    sentence: amount ? t(isLate ? "late" : "success", { amount }) : t("successBare"),
    reference: transactionId === "" ? null : t("reference", { transactionId }),
    ok: t("ok"),
  };
}

/** Returns the texts of a refused withdrawal. */
export function useFailedWords(wizard: Extract<WithdrawalState, { step: "failed" }>) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  return {
    title: t("errorTitle"),
    sentence: wizard.failure ? toFailureText(f, wizard.failure) : f("withdrawal"),
    ok: t("ok"),
  };
}
