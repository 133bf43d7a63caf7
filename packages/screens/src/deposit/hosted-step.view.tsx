import type { DepositWizard } from "@broker/hooks";
import {
  AlertDialog,
  Button,
  Clock,
  DescriptionList,
  EmptyState,
  formatMoney,
  Heading,
  Inline,
  Link,
  Notice,
  Progress,
  Stack,
  Text,
  TriangleAlert,
} from "@broker/ui";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

/** The steps of a hosted payment. */
export type HostedWizard = Extract<
  DepositWizard,
  {
    step:
      | "continuing"
      | "windowBlocked"
      | "awaitingPayment"
      | "paymentUnknown"
      | "paymentCancelled"
      | "unpayable";
  }
>;

function Reference({ wizard: { intent, transactionId } }: { wizard: HostedWizard }) {
  const t = useMessages(depositMessages);
  const { locale } = useLanguage();
  return (
    <DescriptionList
      items={[
        { term: t("summaryTo"), details: intent.platformName },
        { term: t("amount"), details: formatMoney(intent.localAmount, intent.currencyCode, locale) },
        { term: t("amountUsd"), details: formatMoney(intent.usdAmount, "USD", locale) },
        { term: t("reference"), details: transactionId },
      ]}
    />
  );
}

function Situation({ wizard }: { wizard: HostedWizard }) {
  const t = useMessages(depositMessages);
  switch (wizard.step) {
    case "continuing":
      return (
        <AlertDialog
          title={t("successTitle")}
          isOpen
          actionLabel={t("continue")}
          onAction={() => wizard.continue()}
        >
          {t("continueText")}
        </AlertDialog>
      );
    case "windowBlocked":
      return (
        <Notice tone="warning">
          <Stack gap={3}>
            <Text>{t("windowBlocked")}</Text>
            <Link
              look="primary"
              href={wizard.link}
              target="_blank"
              rel="noopener noreferrer"
              onPress={() => wizard.follow()}
            >
              {t("openPayment")}
            </Link>
          </Stack>
        </Notice>
      );
    case "awaitingPayment":
      return (
        <Stack gap={5}>
          <Progress label={t("awaitingPayment")} value={undefined} />
          <Text tone="muted">{t("awaitingPaymentHint")}</Text>
          <Inline>
            <Button onPress={() => wizard.reopen()}>{t("openPaymentAgain")}</Button>
            <Button variant="secondary" onPress={() => wizard.checkAgain()}>
              {t("checkAgain")}
            </Button>
          </Inline>
        </Stack>
      );
    case "paymentUnknown":
      return (
        <Notice
          tone="warning"
          actions={<Button onPress={() => wizard.checkAgain()}>{t("checkAgain")}</Button>}
        >
          {t("paymentUnknown")}
        </Notice>
      );
    case "paymentCancelled":
      return <EmptyState title={t("paymentCancelled")} icon={Clock} />;
    case "unpayable":
      return (
        <EmptyState title={t("unpayable")} icon={TriangleAlert}>
          {t("unpayableHint")}
        </EmptyState>
      );
  }
}

/** Step 4 of a gateway: on to the provider's page, and waiting for what comes of it. */
export function HostedStep({ wizard }: { wizard: HostedWizard }) {
  const t = useMessages(depositMessages);
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("hostedHeading")}</Heading>
      {wizard.isLate && <Notice tone="information">{t("late")}</Notice>}
      <Reference wizard={wizard} />
      <Situation wizard={wizard} />
      {wizard.step !== "continuing" && (
        <Inline justify="end">
          <Button variant="quiet" onPress={() => wizard.restart()}>
            {t("another")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
