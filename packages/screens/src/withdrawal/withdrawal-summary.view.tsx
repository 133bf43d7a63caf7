import type { WithdrawalState } from "@broker/hooks";
import type { Data } from "@broker/sdk";
import { formatMoney, formatRate } from "@broker/ui";
import type { ReactNode } from "react";
import { type Summary, SummaryBar, SummaryCard, toKnownRow } from "../frame/summary.view.tsx";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { useUsualTime } from "../transaction/use-usual-time.ts";
import { describeOwnAccount } from "./own-account.ts";
import { withdrawalMessages } from "./withdrawal.messages.ts";

/** The data of the client who withdraws. */
export type Withdrawer = Data<"GetUserInfo">;

type Shown = Extract<
  WithdrawalState,
  | { step: "choosingPlatform" | "enteringDetails" }
  | {
      step: "reviewing" | "confirmingAnother" | "submitting" | "checking" | "notFound" | "outcomeUnknown";
    }
>;

interface SummaryProps {
  wizard: Shown;
  info: Withdrawer | null;
  /** The name of the client's bank; null while it is unknown. */
  bankName: string | null;
}

/** Returns the amounts and the rate that are known so far. */
function toFacts(wizard: Shown) {
  if ("intent" in wizard) {
    const { usdAmount, localAmount, currencyCode } = wizard.intent;
    return { usdAmount, localAmount, currencyCode, rate: wizard.rate, isRefreshing: false };
  }
  const entered = wizard.step === "enteringDetails" ? wizard : null;
  return {
    usdAmount: entered?.usdAmount ?? "",
    localAmount: entered?.localAmount ?? "",
    currencyCode: wizard.terms?.currencyCode,
    rate: wizard.terms?.buyRate ?? null,
    isRefreshing: wizard.isRefreshing,
  };
}

function useSummary({ wizard, info, bankName }: SummaryProps): Summary {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const usualTime = useUsualTime();
  const { usdAmount, localAmount, currencyCode, rate, isRefreshing } = toFacts(wizard);
  const money = (amount: string, currency: string | undefined) =>
    amount !== "" && currency !== undefined ? formatMoney(amount, currency, locale) : null;
  const account = wizard.method === "bank" ? describeOwnAccount(t, info, bankName) : null;
  const destination = account?.destination ?? wizard.platform?.paymentPlatformName;
  const known =
    rate !== null && currencyCode !== undefined && currencyCode !== "USD"
      ? t("rate", { rate: formatRate(rate, currencyCode, locale) })
      : null;
  const shownRate = isRefreshing ? t("refreshing") : known;
  const sent = money(usdAmount, "USD");
  const received = money(
    localAmount,
    wizard.method === "crypto" && currencyCode === "USD" ? "USDT" : currencyCode,
  );
  return {
    title: t("summary"),
    lead: sent && received && sent !== received ? t("sentInto", { sent }) : undefined,
    line: sent ? (received ?? sent) : (account?.name ?? destination ?? t("noFee")),
    items: [
      ...toKnownRow(t("to"), destination),
      ...toKnownRow(t("youWithdraw"), sent),
      ...toKnownRow(t("youReceive"), received, true),
      ...toKnownRow(t("rateTerm"), shownRate),
      ...toKnownRow(t("fee"), t("noFee")),
      ...toKnownRow(t("when"), usualTime("withdrawal") ?? t("whenText")),
    ],
  };
}

/** The paid and received amounts, destination, rate, fee and processing time, beside every step on desktops. */
export function WithdrawalSummary(props: SummaryProps) {
  return <SummaryCard {...useSummary(props)} />;
}

interface WithdrawalBarProps extends SummaryProps {
  /** The button that leads back. */
  back?: ReactNode;
  /** The button that leads on. */
  children?: ReactNode;
}

/** The buttons of a step, with the summary if no summary is beside the step. */
export function WithdrawalBar({ back, children, ...props }: WithdrawalBarProps) {
  return (
    <SummaryBar summary={useSummary(props)} back={back}>
      {children}
    </SummaryBar>
  );
}
