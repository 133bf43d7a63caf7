import type { DepositState, EligibilityState } from "@broker/hooks";
import { Card, Grid, late, Skeleton, Stack, StickyCell, useIsBelow } from "@broker/ui";
import { Suspense, useDeferredValue, useEffect } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { MissingPanel } from "../frame/panel-failed.view.tsx";
import { useOnlyChoice } from "../frame/use-only-choice.ts";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import type { FollowRequest } from "../transaction/follow-request.ts";
import { DepositRail, placeOf } from "./deposit-rail.view.tsx";
import { DepositSummary, QuoteProvider } from "./deposit-summary.view.tsx";
import { onlyChoiceOf } from "./only-choice.ts";
import { OtherWays } from "./gateways.tsx";
import { MethodStep } from "./method-step.view.tsx";
import { PlatformStep } from "./platform-step.view.tsx";

type Settled = Extract<DepositState, { step: "settled" }>;
type Shown = Exclude<DepositState, { step: "loading" | "unavailable" | "settled" }>;

// The steps with dialogs and files are one late chunk: once an amount can be entered, all later steps are loaded. When
// it fails to load, a retry is shown below the wizard, which preserves the input.
const importPaying = () => import("../deposit-withdrawal/late-steps.ts");
const PayingStep = late(async () => (await importPaying()).PayingStep, { whenMissing: MissingPanel });
const Result = late(async () => (await importPaying()).Result, { while: null, whenMissing: MissingPanel });
// Late code, because most accounts lack no requirement.
const WithdrawalNeeds = late(async () => (await importPaying()).WithdrawalNeeds, {
  whenMissing: MissingPanel,
});

/** Preloads the payment steps while the user makes the first choices. */
function usePayingAhead(step: Settled["step"] | Shown["step"] | "loading" | "unavailable") {
  useEffect(() => {
    if (step === "choosingPlatform") for (const Part of [PayingStep, Result]) Part.loadSoon();
  }, [step]);
}

function CurrentStep({ wizard }: { wizard: Shown }) {
  const onlyChoice = onlyChoiceOf(wizard);
  useOnlyChoice(onlyChoice, wizard.step);
  // A dialog gets the focus itself.
  const box = useFocusOnStep(wizard.step === "continuing" || onlyChoice ? null : placeOf(wizard));
  return (
    <div ref={box}>
      {wizard.step === "choosingMethod" && <MethodStep wizard={wizard} />}
      {wizard.step === "choosingPlatform" && <PlatformStep wizard={wizard} />}
      {wizard.step !== "choosingMethod" && wizard.step !== "choosingPlatform" && (
        <PayingStep wizard={wizard} />
      )}
    </div>
  );
}

interface DepositViewProps {
  wizard: DepositState;
  /** The requirements that the account lacks for a later withdrawal. */
  eligibility: EligibilityState;
  /** The part after the result of a sent deposit, which follows its state. */
  Follow?: FollowRequest | undefined;
  onDone: () => void;
}

/** The view of the deposit wizard, for a {@link DepositState}. */
export function DepositView({ wizard, eligibility: latest, Follow, onDone }: DepositViewProps) {
  usePayingAhead(wizard.step);
  const isNarrow = useIsBelow("large");
  // When a requirement becomes missing later, the current content stays visible while the message's code loads.
  const eligibility = useDeferredValue(latest);
  const waiting = (
    <Card>
      <Skeleton height="block" />
    </Card>
  );
  // Content above the wizard must not push it down later.
  if (wizard.step === "loading" || eligibility.status === "loading") return waiting;
  if (wizard.step === "unavailable") return <Unavailable failure={wizard.failure} retry={wizard.retry} />;
  const hasNeeds = eligibility.status === "failed" || eligibility.missing.length > 0;
  const steps = (
    <Stack gap={8}>
      <DepositRail wizard={wizard} />
      {wizard.step !== "settled" && hasNeeds && (
        <PanelBoundary>
          <WithdrawalNeeds eligibility={eligibility} />
        </PanelBoundary>
      )}
      {wizard.step === "settled" ? (
        <PanelBoundary>
          <Result wizard={wizard} Follow={Follow} onDone={onDone} />
        </PanelBoundary>
      ) : (
        <Grid columns="aside" gap={6} align="start">
          <Card padding="large">
            <PanelBoundary>
              <Suspense fallback={<Skeleton height="block" />}>
                <CurrentStep wizard={wizard} />
              </Suspense>
            </PanelBoundary>
          </Card>
          {!isNarrow && (
            <StickyCell>
              <DepositSummary wizard={wizard} />
            </StickyCell>
          )}
        </Grid>
      )}
      {"reachable" in wizard && <OtherWays />}
    </Stack>
  );
  return (
    <QuoteProvider wizard={wizard}>
      <Suspense fallback={waiting}>{steps}</Suspense>
    </QuoteProvider>
  );
}
