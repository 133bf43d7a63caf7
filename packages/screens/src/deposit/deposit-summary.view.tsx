import type { DepositMethod, DepositState } from "@broker/hooks";
import { formatMoney, formatRate } from "@broker/ui";
import { createContext, type ReactNode, use, useState } from "react";
import { type Summary, SummaryBar, SummaryCard, toKnownRow } from "../frame/summary.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { useUsualTime } from "../transaction/use-usual-time.ts";
import { depositMessages } from "./deposit.messages.ts";

type Shown = Exclude<DepositState, { step: "loading" | "unavailable" | "settled" }>;

/** A rate: the amount of local currency for one US dollar. */
interface Quote {
  readonly rate: string;
  readonly currencyCode: string;
}

/** The rate of the deposit, which a requested one no longer has; null where it is unknown, and for US dollars. */
const QuoteContext = createContext<Quote | null>(null);

/** Provides the rate of the amount step to the steps after it. */
export function QuoteProvider({ wizard, children }: { wizard: DepositState; children: ReactNode }) {
  const terms = "terms" in wizard ? wizard.terms : null;
  const [last, setLast] = useState<Quote | null>(null);
  if (terms && (terms.sellRate !== last?.rate || terms.currencyCode !== last.currencyCode))
    setLast({ rate: terms.sellRate, currencyCode: terms.currencyCode });
  return <QuoteContext value={last}>{children}</QuoteContext>;
}

/** Returns the currency in which the user pays: USDT for crypto, whatever the currency of the platform. */
export function unitOf(method: DepositMethod | null, currencyCode: string): string {
  return method === "crypto" && currencyCode === "USD" ? "USDT" : currencyCode;
}

/** Returns the rows of the summary for a deposit that is being chosen or was requested. */
function toFacts(wizard: Shown) {
  if ("intent" in wizard) {
    const { option, method, platformName, currencyCode, localAmount, usdAmount } = wizard.intent;
    return { option, method, platformName, currencyCode, localAmount, usdAmount, isRefreshing: false };
  }
  const { option, method, platform, toSend, isRefreshing } = wizard;
  return {
    option,
    method,
    platformName: platform?.paymentPlatformName,
    currencyCode: platform?.currencyCode,
    ...toSend,
    isRefreshing,
  };
}

function useSummary(wizard: Shown): Summary {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const quote = use(QuoteContext);
  const usualTime = useUsualTime();
  const { option, method, platformName, currencyCode, localAmount, usdAmount, isRefreshing } =
    toFacts(wizard);
  const money = (amount: string, code: string | undefined) =>
    amount && code ? formatMoney(amount, code, locale) : null;
  const sent = money(localAmount, currencyCode && unitOf(method, currencyCode));
  const received = money(usdAmount, "USD");
  const rate =
    quote && quote.currencyCode !== "USD" && quote.currencyCode === currencyCode
      ? t("rate", { rate: formatRate(quote.rate, quote.currencyCode, locale) })
      : null;
  const when = (of: DepositMethod) =>
    of === "gateway" ? t("summaryWhenPaid") : (usualTime(`${of}Deposit`) ?? t("summaryWhenText"));
  return {
    title: t("summary"),
    lead: sent && received && sent !== received ? t("sentInto", { sent }) : undefined,
    line: received ?? platformName ?? t(method ?? "noFee"),
    items: [
      ...toKnownRow(t("summaryMethod"), method && t(method)),
      ...toKnownRow(t("summaryTo"), platformName),
      ...toKnownRow(t("paidWith"), option?.name),
      ...toKnownRow(t("summaryRate"), isRefreshing ? t("refreshing") : rate),
      ...toKnownRow(t("summarySend"), sent),
      ...toKnownRow(t("fee"), t("noFee")),
      ...toKnownRow(t("summaryReceive"), received, true),
      ...toKnownRow(t("summaryWhen"), method && when(method)),
    ],
  };
}

/** The paid and the credited amount, rate, fee and processing time, beside every step on desktops. */
export function DepositSummary({ wizard }: { wizard: Shown }) {
  return <SummaryCard {...useSummary(wizard)} />;
}

interface DepositBarProps {
  wizard: Shown;
  /** The button that leads back. */
  back?: ReactNode;
  /** The button that leads on. */
  children?: ReactNode;
}

/** The buttons of a step, with the summary if no summary is beside the step. */
export function DepositBar({ wizard, ...buttons }: DepositBarProps) {
  return <SummaryBar summary={useSummary(wizard)} {...buttons} />;
}
