import type { DepositWizard } from "@broker/hooks";
import { Button, Card, EmptyState, Grid, Skeleton, Stack, StickyCell } from "@broker/ui";
import { lazy, Suspense, useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { DepositRail, placeOf } from "./deposit-rail.view.tsx";
import { DepositSummary } from "./deposit-summary.view.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { MethodStep } from "./method-step.view.tsx";
import { PlatformStep } from "./platform-step.view.tsx";

type Settled = Extract<DepositWizard, { step: "settled" }>;
type Shown = Exclude<DepositWizard, { step: "loading" | "unavailable" | "settled" }>;

// The steps with dialogs and files, all in one: once an amount can be entered, the rest of the way is there too.
const importPaying = () => import("./paying-steps.view.tsx");
const PayingStep = lazy(async () => ({ default: (await importPaying()).PayingStep }));
const Result = lazy(async () => ({ default: (await importPaying()).Result }));

/** Fetches the steps of paying while the user makes the first choices. */
function usePayingAhead(step: Settled["step"] | Shown["step"] | "loading" | "unavailable") {
  useEffect(() => {
    // A step whose code does not come says so when it is its turn.
    if (step === "choosingPlatform") void importPaying().catch(() => undefined);
  }, [step]);
}

function CurrentStep({ wizard }: { wizard: Shown }) {
  const box = useFocusOnStep(wizard);
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

/** Keeps who types or listens at what is shown: the button that led to a step is gone with the step before. */
function useFocusOnStep(wizard: DepositWizard) {
  const box = useRef<HTMLDivElement>(null);
  // A dialog takes the focus itself.
  const place = wizard.step === "continuing" ? null : placeOf(wizard);
  const last = useRef(place);
  useEffect(() => {
    const isMoved = place !== null && last.current !== null && place !== last.current;
    last.current = place ?? last.current;
    if (isMoved) focusHeading(box.current, 2);
  }, [place]);
  return box;
}

/** The deposit wizard: what is seen of {@link DepositWizard}. */
export function DepositView({ wizard, onDone }: { wizard: DepositWizard; onDone: () => void }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  usePayingAhead(wizard.step);
  if (wizard.step === "loading") {
    return (
      <Card>
        <Skeleton height="block" />
      </Card>
    );
  }
  if (wizard.step === "unavailable") {
    const retry = <Button onPress={wizard.retry}>{t("retry")}</Button>;
    return <EmptyState title={failureText(f, wizard.failure)} level={2} action={retry} />;
  }
  return (
    <Stack gap={8}>
      <DepositRail wizard={wizard} />
      {wizard.step === "settled" ? (
        <Suspense fallback={null}>
          <Result wizard={wizard} onDone={onDone} />
        </Suspense>
      ) : (
        <Grid columns="aside" gap={6} align="start">
          <Card padding="large">
            <Suspense fallback={<Skeleton height="block" />}>
              <CurrentStep wizard={wizard} />
            </Suspense>
          </Card>
          <StickyCell>
            <DepositSummary wizard={wizard} />
          </StickyCell>
        </Grid>
      )}
    </Stack>
  );
}
