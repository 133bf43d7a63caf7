import type { VerificationEmail, WithdrawalWizard } from "@broker/hooks";
import {
  Button,
  Card,
  Grid,
  Heading,
  Skeleton,
  Stack,
  StepRail,
  StickyCell,
  VisuallyHidden,
} from "@broker/ui";
import { type RefObject, Suspense, useEffect, useState } from "react";
import { eligibilityMessages } from "../eligibility/eligibility.messages.ts";
import { ErrorNotice } from "../failure/error-alert.view.tsx";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { lazyOr, lazyPart } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import { useMessages } from "../i18n/translation.tsx";
import { DetailsStep } from "./details-step.view.tsx";
import { PlatformStep } from "./platform-step.view.tsx";
import { ReviewStep } from "./review-step.view.tsx";
import { PlainFailed, PlainSuccess } from "./withdrawal-plain-end.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";
import { WithdrawalSummary, type Withdrawer } from "./withdrawal-summary.view.tsx";

type Shown = Exclude<
  WithdrawalWizard,
  { step: "loading" | "unavailable" | "ineligible" | "failed" | "settled" }
>;

// The dialogs, fetched while the user enters the amount, or has something to put right first. What
// became of the money is told without them, too.
const importEnd = () => import("./withdrawal-end.view.tsx");
const Success = lazyOr(async () => (await importEnd()).Success, PlainSuccess);
const Failed = lazyOr(async () => (await importEnd()).Failed, PlainFailed);
const ErrorDialog = lazyOr(async () => (await importEnd()).ErrorDialog, ErrorNotice);

// Most accounts lack nothing.
const MissingRequirements = lazyPart(async () => {
  const file = await import("../eligibility/missing-requirements.view.tsx");
  return { default: file.MissingRequirements };
});

const order = ["platform", "details", "review"] as const;
const labels = { platform: "stepPlatform", details: "stepDetails", review: "stepReview" } as const;

function placeOf({ step }: Shown): (typeof order)[number] {
  if (step === "choosingPlatform") return "platform";
  return step === "enteringDetails" ? "details" : "review";
}

const isShown = (wizard: WithdrawalWizard): wizard is Shown => "platform" in wizard;

function Rail({ wizard }: { wizard: Shown }) {
  const t = useMessages(withdrawalMessages);
  const current = order.indexOf(placeOf(wizard));
  // From the review one goes back a step at a time: what was settled there is looked at again.
  const back = "back" in wizard ? wizard.back : null;
  const state = (index: number) => (index < current ? "complete" : index === current ? "current" : "ahead");
  return (
    <StepRail
      label={t("steps")}
      completeLabel={t("stepDone")}
      steps={order.map((id, index) => ({
        id,
        label: t(labels[id]),
        state: state(index),
        isReachable: back !== null && index === current - 1,
      }))}
      onSelect={(id) => {
        if (id !== placeOf(wizard)) back?.();
      }}
    />
  );
}

function Waiting() {
  const t = useMessages(withdrawalMessages);
  return (
    <Card>
      <output>
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </output>
      <Skeleton height="block" />
    </Card>
  );
}

/** Whether the newest code was refused, until something is typed in its place or another one is asked for. */
function useIsCodeRefused(wizard: WithdrawalWizard): boolean {
  const [isRefused, setRefused] = useState(false);
  const isNow = wizard.step === "failed" && wizard.failure?.reason === "codeWrong";
  const isPast = wizard.step === "enteringDetails" && (wizard.code.text !== "" || wizard.code.isRequesting);
  if (isNow && !isRefused) setRefused(true);
  if (isPast && isRefused) setRefused(false);
  return isRefused && !isPast;
}

interface CurrentStepProps {
  wizard: Shown;
  isCodeRefused: boolean;
  info: Withdrawer | null;
  bankName: string | null;
  box: RefObject<HTMLDivElement | null>;
}

function CurrentStep({ wizard, isCodeRefused, info, bankName, box }: CurrentStepProps) {
  return (
    <div ref={box}>
      {wizard.step === "choosingPlatform" && <PlatformStep wizard={wizard} info={info} bankName={bankName} />}
      {wizard.step === "enteringDetails" && (
        <DetailsStep
          wizard={wizard}
          isCodeRefused={isCodeRefused}
          email={info?.email ?? ""}
          alert={ErrorDialog}
        />
      )}
      {wizard.step !== "choosingPlatform" && wizard.step !== "enteringDetails" && (
        <ReviewStep wizard={wizard} info={info} bankName={bankName} />
      )}
    </div>
  );
}

interface WithdrawalViewProps {
  wizard: WithdrawalWizard;
  info: Withdrawer | null;
  /** The user's bank by name; null while it is not known. */
  bankName: string | null;
  mail: VerificationEmail;
  onDone: () => void;
}

/** A withdrawal: what is seen of {@link WithdrawalWizard}. */
export function WithdrawalView({ wizard, info, bankName, mail, onDone }: WithdrawalViewProps) {
  const t = useMessages(withdrawalMessages);
  const e = useMessages(eligibilityMessages);
  const isCodeRefused = useIsCodeRefused(wizard);
  const box = useFocusOnStep(isShown(wizard) ? placeOf(wizard) : null);
  useEffect(() => {
    if (wizard.step === "enteringDetails" || wizard.step === "ineligible") loadAhead(importEnd);
  }, [wizard.step]);
  switch (wizard.step) {
    case "loading":
      return <Waiting />;
    case "unavailable": {
      const isUser = wizard.failure.operation === "GetUserInfo";
      const title = isUser ? t("userMissing") : undefined;
      return <Unavailable failure={wizard.failure} title={title} retry={wizard.retry} />;
    }
    case "ineligible":
      return (
        <Card as="section" padding="large">
          <Stack gap={5}>
            <Heading level={2}>{e("withdrawal")}</Heading>
            <Suspense fallback={<Skeleton height="block" />}>
              <MissingRequirements missing={wizard.missing} mail={mail} alert={ErrorDialog} />
            </Suspense>
            <div>
              <Button variant="quiet" onPress={wizard.checkAgain}>
                {e("checkAgain")}
              </Button>
            </div>
          </Stack>
        </Card>
      );
    case "failed":
      return (
        <>
          <Card>
            <Skeleton height="block" />
          </Card>
          <Suspense fallback={null}>
            <Failed wizard={wizard} />
          </Suspense>
        </>
      );
    case "settled":
      return (
        <Suspense fallback={<Waiting />}>
          <Success wizard={wizard} onDone={onDone} />
        </Suspense>
      );
    case "choosingPlatform":
    case "enteringDetails":
    case "reviewing":
    case "confirmingAnother":
    case "submitting":
    case "checking":
    case "notFound":
    case "outcomeUnknown":
      return (
        <Stack gap={8}>
          <Rail wizard={wizard} />
          <Grid columns="aside" gap={6} align="start">
            <Card padding="large">
              <CurrentStep
                wizard={wizard}
                isCodeRefused={isCodeRefused}
                info={info}
                bankName={bankName}
                box={box}
              />
            </Card>
            <StickyCell>
              <WithdrawalSummary wizard={wizard} info={info} bankName={bankName} />
            </StickyCell>
          </Grid>
        </Stack>
      );
  }
}
