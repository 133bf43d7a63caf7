import type { DepositWizard } from "@broker/hooks";
import {
  AlertDialog,
  AmountField,
  Button,
  Dialog,
  Form,
  formatMoney,
  formatRate,
  Grid,
  Heading,
  Inline,
  Notice,
  Progress,
  Stack,
  Text,
} from "@broker/ui";
import { useId, useState } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { AnotherNotice } from "../once/another-notice.view.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { useToldReason } from "./use-told-reason.ts";

type Step = Extract<
  DepositWizard,
  {
    step:
      | "enteringAmount"
      | "requesting"
      | "checkingRequest"
      | "requestFailed"
      | "confirmingAnother"
      | "requestNotFound"
      | "requestUnknown";
  }
>;

/** What became of a request that could not simply be answered. */
function Outcome({ wizard }: { wizard: Step }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  switch (wizard.step) {
    case "requestFailed":
      return (
        <AlertDialog title={t("errorTitle")} isOpen actionLabel={t("ok")} onAction={wizard.dismiss}>
          {wizard.failure ? failureText(f, wizard.failure) : f("deposit")}
        </AlertDialog>
      );
    case "requestUnknown":
      return (
        <Notice tone="warning" actions={<Button onPress={wizard.checkAgain}>{t("checkAgain")}</Button>}>
          {t("unknownOutcome")}
        </Notice>
      );
    case "confirmingAnother":
      return (
        <AnotherNotice
          asking={wizard}
          usdAmount={wizard.toSend.usdAmount}
          words={{
            title: t("anotherTitle"),
            text: (amounts) => t("anotherText", amounts),
            send: t("sendAnother"),
            change: t("changeAmount"),
          }}
        />
      );
    case "requestNotFound":
      return (
        <Notice
          tone="warning"
          title={f("deposit")}
          actions={
            <>
              <Button onPress={wizard.repeat}>{t("sendAgain")}</Button>
              <Button variant="secondary" onPress={() => wizard.goTo("amount")}>
                {t("changeAmount")}
              </Button>
            </>
          }
        >
          {t(wizard.mayArrive ? "notFoundYet" : "notArrived")}
        </Notice>
      );
    case "requesting":
    case "checkingRequest":
      return (
        <Dialog
          title={t("processing")}
          role="alertdialog"
          isOpen={wizard.isBlocking}
          isDismissable={false}
          onOpenChange={() => {}}
        >
          <Stack gap={5}>
            <Text>{t("processingText")}</Text>
            <Progress label={t("preparingPayment")} value={undefined} />
          </Stack>
        </Dialog>
      );
    case "enteringAmount":
      return null;
  }
}

/** Step 3: how much, in either currency. */
export function AmountStep({ wizard }: { wizard: Step }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  const [isLeft, setLeft] = useState(false);
  /** What is wrong stands at the field that was typed in, though the other one has its limits. */
  const [typed, setTyped] = useState<"local" | "usd" | null>(null);
  const termsId = useId();
  const { terms } = wizard;
  // What is paid in dollars is one amount, not two.
  const isConverted = terms?.currencyCode !== "USD";
  const isBusy = wizard.step === "requesting" || wizard.step === "checkingRequest";
  const isEditing = wizard.step === "enteringAmount";
  const isGone = isEditing && wizard.issue?.code === "platformMissing";
  const issue = isEditing ? wizard.issue : null;
  const number = (value: string | number | undefined) =>
    new Intl.NumberFormat(locale).format(Number(value ?? 0));
  const unread = t("amountUnread", { example: number(1234.56) });
  const sentences = {
    amountRequired: () => t("amountRequired"),
    amountTooLow: () => t("amountTooLow", { min: number(issue?.params?.["min"]) }),
    amountTooHigh: () => t("amountTooHigh", { max: number(issue?.params?.["max"]) }),
    platformMissing: () => undefined,
  } as const;
  const reason = issue ? sentences[issue.code]() : undefined;
  const amounts = `${wizard.localAmount} ${wizard.usdAmount}`;
  useToldReason(reason, typed === null ? null : amounts, () => setLeft(true));
  const message = isLeft ? reason : undefined;
  const leave = (amount: string) => () => {
    // Where it is empty, the field itself says whether a text that is no amount was left in it.
    setLeft(amount !== "");
    if (amount !== "" && isEditing) wizard.leave();
  };
  const change = (field: "local" | "usd") => (text: string) => {
    if (!isEditing) return;
    setTyped(field);
    wizard.change(field, text);
  };
  const submit = () => isEditing && wizard.canGoNext && wizard.next();
  const usd = (amount: string) => formatMoney(amount, "USD", locale);

  return (
    <Form onSubmit={submit} isPending={isBusy}>
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
        {terms && (
          <Grid columns={2} gap={5} align="start">
            {isConverted && (
              <AmountField
                label={t("youSend")}
                currency={terms.currencyCode}
                value={wizard.localAmount}
                onChange={change("local")}
                onBlur={leave(wizard.localAmount)}
                unreadMessage={unread}
                isReadOnly={!isEditing}
                size="large"
                errorMessage={isConverted && typed === "local" ? message : undefined}
                aria-describedby={termsId}
              />
            )}
            <AmountField
              label={t(isConverted ? "youReceive" : "amountUsd")}
              currency="USD"
              value={wizard.usdAmount}
              onChange={change("usd")}
              onBlur={leave(wizard.usdAmount)}
              unreadMessage={unread}
              isReadOnly={!isEditing}
              size="large"
              errorMessage={isConverted && typed === "local" ? undefined : message}
              aria-describedby={termsId}
            />
          </Grid>
        )}
        {terms && (
          <Stack id={termsId} gap={1}>
            {isConverted && (
              <Text figures="tabular" weight="medium">
                {t("rate", { rate: formatRate(terms.sellRate, terms.currencyCode, locale) })}
              </Text>
            )}
            <Text size="small" tone="muted" figures="tabular">
              {t("limits", { min: usd(terms.min), max: usd(terms.max) })}
            </Text>
          </Stack>
        )}
        {isEditing && wizard.hasRateChanged && <Notice tone="warning">{t("rateChanged")}</Notice>}
        <Outcome wizard={wizard} />
        <Inline justify="between">
          <Button variant="secondary" onPress={() => wizard.goTo("platform")} isDisabled={!isEditing}>
            {t("prev")}
          </Button>
          <Button
            type="submit"
            isDisabled={isEditing ? !wizard.canGoNext : !isBusy}
            isPending={isBusy}
            pendingLabel={t(wizard.step === "checkingRequest" ? "checking" : "loading")}
          >
            {t("confirm")}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
