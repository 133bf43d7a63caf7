import type { KycState } from "@broker/hooks";
import {
  Button,
  Card,
  Grid,
  Heading,
  late,
  Notice,
  Skeleton,
  Stack,
  StatusBadge,
  StepRail,
  StickyCell,
  Text,
} from "@broker/ui";
import { Suspense, useEffect } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { OutcomeDialog } from "../failure/outcome-dialog.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import { useMessages } from "../i18n/translation.tsx";
import { KycDetailsStep } from "./kyc-details.view.tsx";
import { kycMessages } from "./kyc.messages.ts";

// Late code, because file fields are large: they load while the first step is filled in.
const KycDocumentStep = late(async () => (await import("./kyc-document.view.tsx")).KycDocumentStep, {
  whenMissing: MissingPanel,
});

/** The states that show the form. */
type FormKyc = Extract<KycState, { document: unknown }>;

interface KycFormViewProps {
  kyc: FormKyc;
  /** The two letters of the client's country; undefined while they are unknown. */
  countryCode: string | undefined;
}

function Rail({ kyc }: { kyc: FormKyc }) {
  const t = useMessages(kycMessages);
  const isFirst = kyc.step === "enteringDetails";
  const isFree = isFirst || kyc.step === "providingDocument";
  return (
    <StepRail
      label={t("steps")}
      completeLabel={t("stepDone")}
      steps={[
        {
          id: "details",
          label: t("stepDetails"),
          state: isFirst ? "current" : "complete",
          isReachable: isFree && !isFirst,
        },
        {
          id: "document",
          label: t("stepDocument"),
          state: isFirst ? "ahead" : "current",
          isReachable: isFirst,
        },
      ]}
      onSelect={(id) => {
        if ("goTo" in kyc) kyc.goTo(id === "details" ? "details" : "document");
      }}
    />
  );
}

/** Shows a submission that failed, or whose outcome is unknown. */
function Outcome({ kyc }: { kyc: FormKyc }) {
  const t = useMessages(kycMessages);
  const f = useMessages(failureMessages);
  if (kyc.step === "submissionUnknown") {
    return (
      <Notice tone="warning" actions={<Button onPress={kyc.checkAgain}>{t("checkAgain")}</Button>}>
        {t("unknownOutcome")}
      </Notice>
    );
  }
  if (kyc.step !== "submissionNotFound") return null;
  return (
    <Notice
      tone="negative"
      actions={
        <>
          {kyc.canRepeat && <Button onPress={kyc.repeat}>{t("sendAgain")}</Button>}
          <Button variant="secondary" onPress={() => kyc.goTo(kyc.canRepeat ? "details" : "document")}>
            {t(kyc.canRepeat ? "changeDetails" : "pickAgain")}
          </Button>
        </>
      }
    >
      {f("kycException")}
    </Notice>
  );
}

function CurrentStep({ kyc, countryCode }: KycFormViewProps) {
  const isFirst = kyc.step === "enteringDetails";
  const box = useFocusOnStep(isFirst ? "details" : "document");
  return (
    <div ref={box}>
      {isFirst ? <KycDetailsStep kyc={kyc} countryCode={countryCode} /> : <KycDocumentStep kyc={kyc} />}
    </div>
  );
}

const rules = ["ruleFinal", "ruleValid", "ruleClear", "ruleGlare"] as const;

function Rules({ status }: { status: FormKyc["status"] }) {
  const t = useMessages(kycMessages);
  return (
    <Card>
      <Stack gap={4}>
        <Stack align="start" gap={3}>
          <StatusBadge tone="neutral" label={t(status)} />
          <Heading level={2} size="lead">
            {t("rulesHeading")}
          </Heading>
        </Stack>
        <Stack as="ul" gap={2}>
          {rules.map((rule) => (
            <Stack key={rule} as="li">
              <Text tone="muted">{t(rule)}</Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The form in two steps, with the rules beside it. */
export function KycFormView({ kyc, countryCode }: KycFormViewProps) {
  const t = useMessages(kycMessages);
  useEffect(() => KycDocumentStep.loadSoon(), []);
  return (
    <Stack gap={8}>
      <Rail kyc={kyc} />
      <Grid columns="aside" gap={6} align="start">
        <Stack gap={5}>
          {kyc.reopenedFor !== null && (
            <Notice tone="warning" role="none" title={t("reopenedTitle")}>
              {t("reopenedText", { reason: kyc.reopenedFor })}
            </Notice>
          )}
          <Outcome kyc={kyc} />
          <Card padding="large">
            <PanelBoundary>
              <Suspense fallback={<Skeleton height="block" />}>
                <CurrentStep kyc={kyc} countryCode={countryCode} />
              </Suspense>
            </PanelBoundary>
          </Card>
        </Stack>
        <StickyCell>
          <Rules status={kyc.status} />
        </StickyCell>
      </Grid>
      <OutcomeDialog
        outcome={kyc.step === "submissionFailed" ? kyc.failure : null}
        success=""
        onRead={() => kyc.step === "submissionFailed" && kyc.dismiss()}
      />
    </Stack>
  );
}
