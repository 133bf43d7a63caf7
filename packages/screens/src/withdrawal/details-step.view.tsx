import type { WithdrawalWizard } from "@broker/hooks";
import {
  AmountField,
  Button,
  ErrorSummary,
  Form,
  formatMoney,
  formatRate,
  Grid,
  Heading,
  Inline,
  Money,
  Notice,
  Stack,
  Text,
  TextField,
} from "@broker/ui";
import { useId, useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { CodeField, type CodeFieldProps } from "./code-field.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<WithdrawalWizard, { step: "enteringDetails" }>;

interface DetailsStepProps extends Pick<CodeFieldProps, "email" | "alert"> {
  wizard: Step;
  /** Whether the provider has refused the code that was typed. */
  isCodeRefused: boolean;
}

/** Step 2: how much, in either currency, and the one-time code. */
export function DetailsStep({ wizard, isCodeRefused, email, alert }: DetailsStepProps) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  const { locale } = useLanguage();
  const [isLeft, setLeft] = useState(false);
  const amountId = useId();
  const codeId = useId();
  const walletId = useId();
  const [isWalletLeft, setWalletLeft] = useState(false);
  const localId = useId();
  const termsId = useId();
  const [typedLast, setTypedLast] = useState<"usd" | "local">("usd");
  const { terms, issues, attempts, available, most } = wizard;
  // What is paid out in dollars, or in what is not known any more, is one amount, not two.
  const isConverted = terms !== null && terms.currencyCode !== "USD";
  const typed = isConverted ? typedLast : "usd";
  const usd = (amount: string | number | undefined) => formatMoney(String(amount ?? ""), "USD", locale);
  const number = (value: string | number | undefined) =>
    new Intl.NumberFormat(locale).format(Number(value ?? 0));
  const issue = isLeft || attempts > 0 ? issues.amount : null;
  const sentences = {
    amountRequired: () => t("amountRequired"),
    amountTooLow: () => t("amountTooLow", { min: number(issue?.params?.["min"]) }),
    amountTooHigh: () => t("amountTooHigh", { max: number(issue?.params?.["max"]) }),
    balanceTooLow: () => t("balanceTooLow", { available: usd(issue?.params?.["available"]) }),
  } as const;
  const amountError = issue ? sentences[issue.code]() : undefined;
  const codeIssue = issues.code ? t(issues.code.code) : undefined;
  const codeError = isCodeRefused ? f("codeWrong") : codeIssue;
  const { wallet } = wizard;
  const network = wallet?.network ?? wizard.platform?.paymentPlatformName ?? "";
  const walletIssue = isWalletLeft || attempts > 0 ? issues.wallet : null;
  const walletSentences = {
    walletRequired: () => t("walletRequired"),
    walletWrong: () => t("walletWrong", { network }),
  } as const;
  const walletError = walletIssue ? walletSentences[walletIssue.code]() : undefined;
  const failures = [
    ...(amountError === undefined
      ? []
      : [{ fieldId: typed === "usd" ? amountId : localId, message: amountError }]),
    ...(walletError === undefined ? [] : [{ fieldId: walletId, message: walletError }]),
    ...(codeError === undefined ? [] : [{ fieldId: codeId, message: codeError }]),
  ];
  const describedByTerms = terms && { "aria-describedby": termsId };
  const change = (field: "usd" | "local") => (text: string) => {
    setTypedLast(field);
    wizard.change(field, text);
  };
  const leave = () => wizard.usdAmount !== "" && setLeft(true);
  return (
    <Form onSubmit={wizard.next}>
      <Stack gap={6}>
        <Heading level={2}>{t("detailsHeading")}</Heading>
        {issues.platform && <Notice tone="negative">{t("platformMissing")}</Notice>}
        {attempts > 0 && (
          <ErrorSummary
            title={t("fieldsToCheck", { count: failures.length })}
            failures={failures}
            attempt={attempts}
          />
        )}
        <Inline justify="between" align="end">
          <Stack gap={1} align="start">
            <Text size="small" tone="muted">
              {t("available")}
            </Text>
            <Money value={available} currency="USD" size="figure" />
          </Stack>
          <Button variant="secondary" onPress={() => change("usd")(most)}>
            {most === available ? t("useAll") : t("useMost", { amount: usd(most) })}
          </Button>
        </Inline>
        <Grid columns={2} gap={5} align="start">
          <AmountField
            id={amountId}
            label={t("youWithdraw")}
            currency="USD"
            value={wizard.usdAmount}
            onChange={change("usd")}
            onBlur={leave}
            size="large"
            errorMessage={typed === "usd" ? amountError : undefined}
            {...describedByTerms}
          />
          {isConverted && (
            <AmountField
              id={localId}
              label={t("youReceive")}
              currency={terms.currencyCode}
              value={wizard.localAmount}
              onChange={change("local")}
              onBlur={leave}
              size="large"
              errorMessage={typed === "local" ? amountError : undefined}
              {...describedByTerms}
            />
          )}
        </Grid>
        {terms && (
          <Text id={termsId} tone="muted" figures="tabular">
            {isConverted &&
              `${t("rate", { rate: formatRate(terms.buyRate, terms.currencyCode, locale) })} · `}
            {t("limits", { min: usd(terms.min), max: usd(terms.max) })}
          </Text>
        )}
        {wallet && (
          <TextField
            id={walletId}
            label={t("wallet")}
            description={t("walletHint", { network })}
            value={wallet.text}
            onChange={wallet.change}
            onBlur={() => wallet.text !== "" && setWalletLeft(true)}
            autoComplete="off"
            spellCheck="false"
            errorMessage={walletError}
          />
        )}
        <CodeField
          id={codeId}
          code={wizard.code}
          email={email}
          errorMessage={codeError}
          isRefused={isCodeRefused}
          alert={alert}
        />
        <Inline justify="between">
          <Button variant="secondary" onPress={wizard.back}>
            {t("prev")}
          </Button>
          <Button type="submit">{t("next")}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
