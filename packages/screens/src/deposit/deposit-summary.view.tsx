import type { DepositState } from "@broker/hooks";
import { Card, DescriptionList, formatMoney, formatRate, Heading, Stack } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

type Shown = Exclude<DepositState, { step: "loading" | "unavailable" | "settled" }>;

/** The paid and the credited amount, the rate and the processing time; visible on every step. */
export function DepositSummary({ wizard }: { wizard: Shown }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const isRequested = "intent" in wizard;
  // A requested deposit is shown without its platform, which may not be loaded after a reload.
  const { option, method: chosen } = isRequested ? wizard.intent : wizard;
  const to = isRequested ? wizard.intent.platformName : wizard.platform?.paymentPlatformName;
  const currency = isRequested ? wizard.intent.currencyCode : wizard.platform?.currencyCode;
  const local = isRequested ? wizard.intent.localAmount : wizard.toSend.localAmount;
  const usd = isRequested ? wizard.intent.usdAmount : wizard.toSend.usdAmount;
  const money = (amount: string, code: string | undefined) =>
    amount && code ? formatMoney(amount, code, locale) : t("open");
  const rate = !isRequested && wizard.terms && currency !== "USD" ? wizard.terms.sellRate : null;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="lead">
          {t("summary")}
        </Heading>
        <DescriptionList
          items={[
            { term: t("summaryMethod"), details: chosen ? t(chosen) : t("open") },
            { term: t("summaryTo"), details: to ?? t("open") },
            ...(option ? [{ term: t("paidWith"), details: option.name }] : []),
            ...(rate && currency
              ? [
                  {
                    term: t("summaryRate"),
                    details: t("rate", { rate: formatRate(rate, currency, locale) }),
                  },
                ]
              : []),
            ...(!isRequested && wizard.isRefreshing
              ? [{ term: t("summaryRate"), details: t("refreshing") }]
              : []),
            { term: t("summarySend"), details: money(local, currency) },
            { term: t("summaryReceive"), details: money(usd, "USD"), isEmphasised: true },
            {
              term: t("summaryWhen"),
              details: chosen ? t(chosen === "gateway" ? "summaryWhenPaid" : "summaryWhenText") : t("open"),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
