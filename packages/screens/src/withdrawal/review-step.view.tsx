import type { WithdrawalWizard } from "@broker/hooks";
import { Button, Grid, Heading, Inline, Money, Notice, Stack, Text } from "@broker/ui";
import type { ReactNode } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";

type Step = Extract<
  WithdrawalWizard,
  { step: "reviewing" | "submitting" | "checking" | "notFound" | "outcomeUnknown" }
>;

/** What became of a withdrawal that could not simply be answered, and the way on. */
function Outcome({ wizard }: { wizard: Step }) {
  const t = useMessages(withdrawalMessages);
  const f = useMessages(failureMessages);
  switch (wizard.step) {
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
          {t(wizard.canRepeat ? "notArrived" : "notArrivedCode")}
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

/** Step 3: a last look at what leaves and what arrives, and what became of it. */
export function ReviewStep({ wizard }: { wizard: Step }) {
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
        <Side label={t("youReceive")}>
          <Money value={intent.localAmount} currency={intent.currencyCode} size="display" />
        </Side>
      </Grid>
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
