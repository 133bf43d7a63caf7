import type { VerificationEmail, WithdrawalWizard } from "@broker/hooks";
import { Card, Grid, Skeleton, Stack, StepRail, StickyCell, VisuallyHidden } from "@broker/ui";
import { Suspense, useEffect, useLayoutEffect, useState } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { lazyOr, lazyPart } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import { useMessages } from "../i18n/translation.tsx";
import { PlatformStep } from "./platform-step.view.tsx";
import { PlainFailed, PlainSuccess } from "./withdrawal-plain-end.view.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";
import { WithdrawalSummary, type Withdrawer } from "./withdrawal-summary.view.tsx";

type Shown = Exclude<
  WithdrawalWizard,
  { step: "loading" | "unavailable" | "ineligible" | "failed" | "settled" }
>;

// The dialogs, fetched while the user enters the amount. What became of the money is told without them, too.
const importEnd = () => import("./withdrawal-end.view.tsx");
const Success = lazyOr(async () => (await importEnd()).Success, PlainSuccess);
const Failed = lazyOr(async () => (await importEnd()).Failed, PlainFailed);

// The steps after the first, fetched once an account is chosen. Where they do not come, they are tried again in their
// place, and what was entered is kept.
const importSteps = () => import("./withdrawal-steps.view.tsx");
const LaterStep = lazyPart(async () => ({ default: (await importSteps()).LaterStep }));

// Most accounts lack nothing.
const Ineligible = lazyPart(async () => ({ default: (await importSteps()).Ineligible }));

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

/** Tells whether what stands beside it is there: not while its code is on its way. */
function Presence({ onChange }: { onChange: (isThere: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
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
  const isCodeRefused = useIsCodeRefused(wizard);
  const [isThere, setThere] = useState(false);
  const box = useFocusOnStep(isThere && isShown(wizard) ? placeOf(wizard) : null);
  const isChosen = wizard.step === "choosingPlatform" && wizard.platform !== null;
  useEffect(() => {
    if (isChosen) loadAhead(importSteps);
    if (wizard.step === "enteringDetails") loadAhead(importEnd);
  }, [isChosen, wizard.step]);
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
        <PanelBoundary>
          <Suspense fallback={<Waiting />}>
            <Ineligible wizard={wizard} mail={mail} />
          </Suspense>
        </PanelBoundary>
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
              <PanelBoundary>
                <Suspense fallback={<Skeleton height="block" />}>
                  <div ref={box}>
                    {wizard.step === "choosingPlatform" ? (
                      <PlatformStep wizard={wizard} info={info} bankName={bankName} />
                    ) : (
                      <LaterStep
                        wizard={wizard}
                        isCodeRefused={isCodeRefused}
                        info={info}
                        bankName={bankName}
                      />
                    )}
                  </div>
                  <Presence onChange={setThere} />
                </Suspense>
              </PanelBoundary>
            </Card>
            <StickyCell>
              <WithdrawalSummary wizard={wizard} info={info} bankName={bankName} />
            </StickyCell>
          </Grid>
        </Stack>
      );
  }
}
