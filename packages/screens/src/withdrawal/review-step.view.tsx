import type { WithdrawalState } from "@broker/hooks";
import {
  Button,
  Code,
  DescriptionList,
  formatRate,
  Grid,
  Heading,
  Inline,
  Money,
  Notice,
  Stack,
  Text,
} from "@broker/ui";
import type { ReactNode } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { useLanguage, useMessages } from "../i18n/translation.tsx";
import { AnotherNotice } from "../once/another-notice.view.tsx";
import { describeOwnAccount } from "./own-account.ts";
import type { Withdrawer } from "./withdrawal-summary.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<
  WithdrawalState,
  {
    step: "reviewing" | "confirmingAnother" | "submitting" | "checking" | "notFound" | "outcomeUnknown";
  }
>;

/**
 * Returns the sentence for a withdrawal that was not found: only one whose key was voided will certainly not arrive.
 */
function notFoundSentence({ mayArrive, canRepeat }: Extract<Step, { step: "notFound" }>) {
  if (mayArrive) return canRepeat ? "notFoundYet" : "notFoundYetCode";
  return canRepeat ? "notArrived" : "notArrivedCode";
}

/** Shows a withdrawal that failed or has an unknown outcome, with the next step. */
function Outcome({ wizard }: { wizard: Step }) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  switch (wizard.step) {
    case "confirmingAnother":
      return (
        <AnotherNotice
          asking={wizard}
          usdAmount={wizard.intent.usdAmount}
          words={{
            title: t("anotherTitle"),
            text: (amounts) => t("anotherText", amounts),
            send: t("sendAnother"),
            change: t("change"),
          }}
        />
      );
    case "notFound":
      return (
        <Notice
          tone="warning"
          title={f("withdrawalException")}
          actions={
            <>
              {wizard.canRepeat && <Button onPress={wizard.repeat}>{t("sendAgain")}</Button>}
              <Button variant="secondary" onPress={wizard.edit}>
                {t("change")}
              </Button>
            </>
          }
        >
          {t(notFoundSentence(wizard))}
        </Notice>
      );
    case "outcomeUnknown":
      return (
        <Notice tone="warning" actions={<Button onPress={wizard.checkAgain}>{t("checkAgain")}</Button>}>
          {t("unknownOutcome")}
        </Notice>
      );
    case "reviewing":
      return wizard.hasRateChanged ? <Notice tone="warning">{t("rateChanged")}</Notice> : null;
    case "submitting":
    case "checking":
      return null;
  }
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={1} align="start">
      <Text size="small" tone="muted">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

interface ReviewStepProps {
  wizard: Step;
  info: Withdrawer | null;
  /** The name of the client's bank; null while it is unknown. */
  bankName: string | null;
}

/** The destination, rate, fee and processing time, for the review before the confirmation. */
function Terms({ wizard, info, bankName }: ReviewStepProps) {
  const t = useMessages(withdrawalMessages);
  const { locale } = useLanguage();
  const { intent, method, platform } = wizard;
  const account = method === "bank" ? describeOwnAccount(t, info, bankName) : null;
  const wallet = intent.walletAddress;
  const by = platform?.paymentPlatformName ?? intent.platformName;
  const rate =
    wizard.rate !== null && intent.currencyCode !== "USD"
      ? formatRate(wizard.rate, intent.currencyCode, locale)
      : null;
  return (
    <DescriptionList
      items={[
        {
          term: t("to"),
          details:
            account?.destination ??
            (wallet ? t("ownAccount", { bank: by, ending: `••${wallet.slice(-6)}` }) : by),
        },
        ...(wallet ? [{ term: t("wallet"), details: <Code isGrouped>{wallet}</Code> }] : []),
        ...(account ? [{ term: t("by"), details: by }] : []),
        ...(rate === null ? [] : [{ term: t("rateTerm"), details: t("rate", { rate }) }]),
        { term: t("fee"), details: t("noFee") },
        { term: t("when"), details: t("whenText") },
      ]}
    />
  );
}

/** Step 3: the review of the paid and received amounts, and the outcome. */
export function ReviewStep({ wizard, info, bankName }: ReviewStepProps) {
  const t = useMessages(withdrawalMessages);
  const { intent } = wizard;
  const isBusy = wizard.step === "submitting" || wizard.step === "checking";
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("reviewHeading")}</Heading>
      <Grid columns={2} gap={5}>
        <Side label={t("youWithdraw")}>
          <Money value={intent.usdAmount} currency="USD" size="display" />
        </Side>
        {intent.currencyCode !== "USD" && (
          <Side label={t("youReceive")}>
            <Money value={intent.localAmount} currency={intent.currencyCode} size="display" />
          </Side>
        )}
      </Grid>
      <Terms wizard={wizard} info={info} bankName={bankName} />
      {intent.walletAddress && wizard.step === "reviewing" && (
        <Notice tone="warning">{t("walletCheck")}</Notice>
      )}
      <Text tone="muted">{t("reviewText")}</Text>
      <Outcome wizard={wizard} />
      {(wizard.step === "reviewing" || isBusy) && (
        <Inline justify="between">
          <Button
            variant="secondary"
            isDisabled={isBusy}
            onPress={() => wizard.step === "reviewing" && wizard.back()}
          >
            {t("prev")}
          </Button>
          <Button
            isPending={isBusy}
            pendingLabel={t(wizard.step === "checking" ? "checking" : "submitting")}
            onPress={() => wizard.step === "reviewing" && wizard.confirm()}
          >
            {t("confirm")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
