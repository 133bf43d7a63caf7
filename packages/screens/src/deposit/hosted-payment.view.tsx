import type { DepositState } from "@broker/hooks";
import { Code, CopyButton, DescriptionList, formatMoney, Money } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { paymentDetailsMessages } from "./payment-details.messages.ts";

type Requested = Pick<Extract<DepositState, { step: "continuing" }>, "intent" | "transactionId">;

/** The amount and the reference of a payment at a gateway. */
export function HostedPayment({ deposit: { intent, transactionId } }: { deposit: Requested }) {
  const t = useMessages(depositMessages);
  const p = useMessages(paymentDetailsMessages);
  const { locale } = useLanguage();
  const { currencyCode, localAmount, usdAmount, platformName, option } = intent;
  const reference = t("reference");
  return (
    <DescriptionList
      items={[
        {
          term: p("toPay"),
          details: <Money value={localAmount} currency={currencyCode} size="figure" />,
        },
        ...(currencyCode === "USD"
          ? []
          : [{ term: t("amountUsd"), details: formatMoney(usdAmount, "USD", locale) }]),
        { term: t("summaryTo"), details: platformName },
        ...(option ? [{ term: t("paidWith"), details: option.name }] : []),
        {
          term: reference,
          details: <Code>{transactionId}</Code>,
          action: (
            <CopyButton
              text={transactionId}
              label={p("copy", { what: reference })}
              copiedLabel={p("copied")}
              failedLabel={p("copyFailed")}
            />
          ),
        },
      ]}
    />
  );
}
