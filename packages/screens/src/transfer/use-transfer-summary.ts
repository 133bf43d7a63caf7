import type { TransferState, UserTransferState } from "@broker/hooks";
import { formatMoney, formatRate } from "@broker/ui";
import { useState } from "react";
import type { Summary } from "../frame/summary.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { useUsualTime } from "../transaction/use-usual-time.ts";
import { transferMessages } from "./transfer.messages.ts";

/** A transfer until it is settled. */
export type UnsettledTransfer = Exclude<TransferState | UserTransferState, { step: "settled" }>;
type SummedTransfer = Exclude<UnsettledTransfer, { step: "failed" }>;

/** Returns the recipient's name, or after the submission the recipient's login. */
function recipientOf(transfer: SummedTransfer): string | null {
  if (transfer.step !== "entering") return transfer.intent.recipientLogin;
  return "recipient" in transfer ? (transfer.recipient?.display ?? null) : null;
}

/** Returns the summary of a transfer in every step; null for a refused one, which has no amounts. */
export function useTransferSummary(transfer: UnsettledTransfer): Summary | null {
  const t = useMessages(transferMessages);
  const { locale } = useLanguage();
  const usualTime = useUsualTime();
  // A sent transfer no longer has the rate.
  const [lastRate, setLastRate] = useState<string | null>(null);
  const entered = transfer.step === "entering" ? transfer.local : null;
  const rate = entered?.rate ?? lastRate;
  if (rate !== lastRate) setLastRate(rate);
  if (transfer.step === "failed") return null;
  const { usdAmount, local } = transfer.step === "entering" ? transfer : transfer.intent;
  const { kind } = transfer;
  const sent = usdAmount === "" ? t("open") : formatMoney(usdAmount, "USD", locale);
  return {
    title: t("summary"),
    lead: kind === "user" ? undefined : t(kind),
    line: sent,
    items: [
      kind === "user"
        ? { term: t("recipient"), details: recipientOf(transfer) ?? t("open") }
        : { term: t("direction"), details: t(kind) },
      { term: t("youTransfer"), details: sent, isEmphasised: true },
      ...(local && local.currencyCode !== "USD"
        ? [
            {
              term: t("localAmount", { currency: local.currencyCode }),
              details:
                local.amount === "" ? t("open") : formatMoney(local.amount, local.currencyCode, locale),
            },
          ]
        : []),
      ...(local && local.currencyCode !== "USD" && rate !== null
        ? [
            {
              term: t("rateTerm"),
              details: t("rate", { rate: formatRate(rate, local.currencyCode, locale) }),
            },
          ]
        : []),
      { term: t("fee"), details: t("noFee") },
      {
        term: t("when"),
        details: kind === "eWallet" ? t("whenNow") : (usualTime("transfer") ?? t("whenApproved")),
      },
    ],
  };
}
