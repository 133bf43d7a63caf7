import type { WithdrawalState } from "@broker/hooks";
import { formatMoney } from "@broker/ui";
import { useId, useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<WithdrawalState, { step: "enteringDetails" }>;

/** The field of an amount. */
export type AmountFieldName = "usd" | "local";

/** Returns the function that turns the issue of the amount into its sentence. */
export function useAmountError(): (issue: Step["issues"]["amount"]) => string | undefined {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  return (issue) => {
    if (!issue) return undefined;
    const { min, max, available } = issue.params ?? {};
    const number = (value: string | number = 0) => new Intl.NumberFormat(locale).format(Number(value));
    const sentences = {
      amountRequired: () => t("amountRequired"),
      amountTooLow: () => t("amountTooLow", { min: number(min) }),
      amountTooHigh: () => t("amountTooHigh", { max: number(max) }),
      limitReached: () => t("limitReached"),
      balanceTooLow: () =>
        t("balanceTooLow", { available: formatMoney(String(available ?? ""), "USD", locale) }),
    } as const;
    return sentences[issue.code]();
  };
}

/** Stores which fields the user has left and which amount was typed last, and returns the issue of each field. */
export function useDetails(wizard: Step) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const amountError = useAmountError();
  const amountIds = { usd: useId(), local: useId() };
  const walletId = useId();
  const [left, setLeft] = useState<ReadonlySet<"amount" | "wallet">>(new Set());
  const [typedLast, setTypedLast] = useState<AmountFieldName>("usd");
  const { terms, issues, attempts, wallet, platform } = wizard;
  // A withdrawal in US dollars, or in an unknown currency, has one amount field.
  const typed = terms !== null && terms.currencyCode !== "USD" ? typedLast : "usd";
  const isDue = (field: "amount" | "wallet") => left.has(field) || attempts > 0;
  const network = wallet?.network ?? platform?.paymentPlatformName ?? "";
  const walletError =
    issues.wallet &&
    (issues.wallet.code === "walletRequired" ? t("walletRequired") : t("walletWrong", { network }));
  return {
    errors: {
      amount: amountError(isDue("amount") ? issues.amount : null),
      wallet: isDue("wallet") ? (walletError ?? undefined) : undefined,
    },
    /** The error of a text that is no amount. */
    unread: t("amountUnread", { example: new Intl.NumberFormat(locale).format(1234.56) }),
    amountIds,
    fieldIds: { amount: amountIds[typed], wallet: walletId },
    typed,
    change(field: AmountFieldName, text: string) {
      setTypedLast(field);
      wizard.change(field, text);
    },
    leave: (field: "amount" | "wallet") => setLeft((current) => new Set(current).add(field)),
  };
}
