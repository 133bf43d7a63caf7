import { AmountField, Button, Form, formatMoney, formatRate, Grid, Heading, Notice, Stack } from "@broker/ui";
import { useId, useState } from "react";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { type AmountStepState, Outcome } from "./amount-outcome.view.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { DepositBar } from "./deposit-summary.view.tsx";
import { useToldReason } from "./use-told-reason.ts";

/** Returns the sentence of the amount's issue, or of a text that is no amount. */
function useAmountWords(issue: Extract<AmountStepState, { step: "enteringAmount" }>["issue"]) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const number = (value: string | number = 0) => new Intl.NumberFormat(locale).format(Number(value));
  const { min, max } = issue?.params ?? {};
  const sentences = {
    amountRequired: () => t("amountRequired"),
    amountTooLow: () => t("amountTooLow", { min: number(min) }),
    amountTooHigh: () => t("amountTooHigh", { max: number(max) }),
    platformMissing: () => undefined,
  } as const;
  return {
    reason: issue ? sentences[issue.code]() : undefined,
    unread: t("amountUnread", { example: number(1234.56) }),
  };
}

/** Returns the rate and the limits of the platform, each with the id of its element. */
function useTerms(terms: AmountStepState["terms"]) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const [rateId, limitsId] = [useId(), useId()];
  const usd = (amount: string) => formatMoney(amount, "USD", locale);
  return {
    rateId,
    limitsId,
    rate: terms && (
      <span id={rateId}>{t("rate", { rate: formatRate(terms.sellRate, terms.currencyCode, locale) })}</span>
    ),
    limits: terms && <span id={limitsId}>{t("limits", { min: usd(terms.min), max: usd(terms.max) })}</span>,
  };
}

/** The amount in both currencies; a deposit in US dollars has one field. */
function Amounts({ wizard }: { wizard: AmountStepState }) {
  const t = useMessages(depositMessages);
  /** The field in which the user typed last. It shows the issue, although the limits are in US dollars. */
  const [typed, setTyped] = useState<"local" | "usd" | null>(null);
  const { terms, localAmount, usdAmount } = wizard;
  // An amount that was filled in before, such as the amount of an earlier deposit, shows its issue at once.
  const [isLeft, setLeft] = useState(localAmount !== "" || usdAmount !== "");
  const isEditing = wizard.step === "enteringAmount";
  const { reason, unread } = useAmountWords(isEditing ? wizard.issue : null);
  const { rateId, limitsId, rate, limits } = useTerms(terms);
  useToldReason(reason, typed === null ? null : `${localAmount} ${usdAmount}`, () => setLeft(true));
  if (!terms) return null;
  const isConverted = terms.currencyCode !== "USD";
  const shownAt = isConverted && typed === "local" ? "local" : "usd";
  const field = (name: "local" | "usd", value: string) => ({
    value,
    onChange(text: string) {
      if (!isEditing) return;
      setTyped(name);
      wizard.change(name, text);
    },
    onBlur() {
      // An empty value also means a text that is no amount, which the field reports itself.
      setLeft(value !== "");
      if (value !== "" && isEditing) wizard.leave();
    },
    unreadMessage: unread,
    isReadOnly: !isEditing,
    size: "large" as const,
    errorMessage: isLeft && name === shownAt ? reason : undefined,
  });
  return (
    <Grid columns={2} gap={5} align="start">
      {isConverted && (
        <AmountField
          {...field("local", localAmount)}
          label={t("youSend")}
          currency={terms.currencyCode}
          description={rate}
          aria-describedby={limitsId}
        />
      )}
      <AmountField
        {...field("usd", usdAmount)}
        label={t(isConverted ? "youReceive" : "amountUsd")}
        currency="USD"
        description={limits}
        {...(isConverted && { "aria-describedby": rateId })}
      />
    </Grid>
  );
}

/** Step 3: the amount, in either currency. */
export function AmountStep({ wizard }: { wizard: AmountStepState }) {
  const t = useMessages(depositMessages);
  const isBusy = wizard.step === "requesting" || wizard.step === "checkingRequest";
  const isEditing = wizard.step === "enteringAmount";
  const isGone = isEditing && wizard.issue?.code === "platformMissing";
  const submit = () => isEditing && wizard.canGoNext && wizard.next();
  return (
    <Form onSubmit={submit} isPending={isBusy} width="full">
      <Stack gap={6}>
        <Heading level={2}>{t("amountHeading")}</Heading>
        {isGone && (
          <Notice
            tone="warning"
            actions={<Button onPress={() => wizard.goTo("platform")}>{t("chooseAnother")}</Button>}
          >
            {t("platformGone")}
          </Notice>
        )}
        <Amounts wizard={wizard} />
        {isEditing && wizard.hasRateChanged && <Notice tone="warning">{t("rateChanged")}</Notice>}
        <Outcome wizard={wizard} />
        <DepositBar
          wizard={wizard}
          back={
            <Button variant="secondary" onPress={() => wizard.goTo("platform")} isDisabled={!isEditing}>
              {t("prev")}
            </Button>
          }
        >
          <Button
            type="submit"
            isDisabled={isEditing ? !wizard.canGoNext : !isBusy}
            isPending={isBusy}
            pendingLabel={t(wizard.step === "checkingRequest" ? "checking" : "loading")}
          >
            {t("confirm")}
          </Button>
        </DepositBar>
      </Stack>
    </Form>
  );
}
