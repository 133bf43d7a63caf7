import type { DepositWizard, Eligibility } from "@broker/hooks";
import { Card, Grid, Skeleton, Stack, StickyCell } from "@broker/ui";
import { Suspense, useDeferredValue, useEffect } from "react";
import { Unavailable } from "../failure/unavailable.view.tsx";
import { lazyPart } from "../frame/lazy-part.tsx";
import { loadAhead } from "../frame/load-ahead.ts";
import { PanelBoundary } from "../frame/panel-boundary.tsx";
import { useFocusOnStep } from "../frame/use-focus-on-step.ts";
import { DepositRail, placeOf } from "./deposit-rail.view.tsx";
import { DepositSummary } from "./deposit-summary.view.tsx";
import { MethodStep } from "./method-step.view.tsx";
import { PlatformStep } from "./platform-step.view.tsx";

type Settled = Extract<DepositWizard, { step: "settled" }>;
type Shown = Exclude<DepositWizard, { step: "loading" | "unavailable" | "settled" }>;

// The steps with dialogs and files, all in one: once an amount can be entered, the rest of the way is there too. Where
// they do not come, they are tried again below the wizard, which keeps what was entered.
const importPaying = () => import("./paying-steps.view.tsx");
const PayingStep = lazyPart(async () => ({ default: (await importPaying()).PayingStep }));
const Result = lazyPart(async () => ({ default: (await importPaying()).Result }));
// Most accounts lack nothing.
const WithdrawalNeeds = lazyPart(async () => ({
  default: (await import("./withdrawal-needs.view.tsx")).WithdrawalNeeds,
}));

/** Fetches the steps of paying while the user makes the first choices. */
function usePayingAhead(step: Settled["step"] | Shown["step"] | "loading" | "unavailable") {
  useEffect(() => {
    if (step === "choosingPlatform") loadAhead(importPaying);
  }, [step]);
}

function CurrentStep({ wizard }: { wizard: Shown }) {
  // A dialog takes the focus itself.
  const box = useFocusOnStep(wizard.step === "continuing" ? null : placeOf(wizard));
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
  wizard: DepositWizard;
  /** What the account still lacks to take the money out again. */
  eligibility: Eligibility;
  onDone: () => void;
}

/** The deposit wizard: what is seen of {@link DepositWizard}. */
export function DepositView({ wizard, eligibility: latest, onDone }: DepositViewProps) {
  usePayingAhead(wizard.step);
  // What comes to lack later hides nothing while its words are on their way.
  const eligibility = useDeferredValue(latest);
  const waiting = (
    <Card>
      <Skeleton height="block" />
    </Card>
  );
  // What comes above the wizard is not to push it down later.
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
          <Suspense fallback={null}>
            <Result wizard={wizard} onDone={onDone} />
          </Suspense>
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
          <StickyCell>
            <DepositSummary wizard={wizard} />
          </StickyCell>
        </Grid>
      )}
    </Stack>
  );
  return <Suspense fallback={waiting}>{steps}</Suspense>;
}
