import type { WithdrawalState } from "@broker/hooks";
import type { Data } from "@broker/sdk";
import { Card, DescriptionList, formatMoney, formatRate, Heading, Stack } from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
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

/** The paid and received amounts, the destination, the rate and the processing time; visible on every step. */
export function WithdrawalSummary(props: {
  wizard: Shown;
  info: Withdrawer | null;
  bankName: string | null;
}) {
  const { wizard, info, bankName } = props;
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const { platform, method } = wizard;
  const intent = "intent" in wizard ? wizard.intent : null;
  const entered = wizard.step === "enteringDetails" ? wizard : null;
  const terms = "terms" in wizard ? wizard.terms : null;
  const usd = intent?.usdAmount ?? entered?.usdAmount ?? "";
  const local = intent?.localAmount ?? entered?.localAmount ?? "";
  const money = (amount: string, currency: string | undefined) =>
    amount !== "" && currency !== undefined ? formatMoney(amount, currency, locale) : t("open");
  const account = method === "bank" ? describeOwnAccount(t, info, bankName) : null;
  const destination = account?.destination ?? platform?.paymentPlatformName;
  const isRefreshing = "isRefreshing" in wizard && wizard.isRefreshing;
  const known =
    terms && terms.currencyCode !== "USD"
      ? t("rate", { rate: formatRate(terms.buyRate, terms.currencyCode, locale) })
      : null;
  const rate = isRefreshing ? t("refreshing") : known;
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size="lead">
          {t("summary")}
        </Heading>
        <DescriptionList
          items={[
            { term: t("to"), details: destination ?? t("open") },
            { term: t("youWithdraw"), details: money(usd, "USD") },
            {
              term: t("youReceive"),
              details: money(local, intent?.currencyCode ?? terms?.currencyCode),
              isEmphasised: true,
            },
            ...(rate === null ? [] : [{ term: t("rateTerm"), details: rate }]),
            { term: t("fee"), details: t("noFee") },
            { term: t("when"), details: t("whenText") },
          ]}
        />
      </Stack>
    </Card>
  );
}
