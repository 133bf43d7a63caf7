import type { DepositWizard } from "@broker/hooks";
import {
  AlertDialog,
  Button,
  Card,
  CircleCheck,
  Code,
  EmptyState,
  Grid,
  Skeleton,
  Stack,
  StickyCell,
} from "@broker/ui";
import { useEffect, useRef } from "react";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { AmountStep } from "./amount-step.view.tsx";
import { DepositRail, placeOf } from "./deposit-rail.view.tsx";
import { DepositSummary } from "./deposit-summary.view.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { HostedStep, type HostedWizard } from "./hosted-step.view.tsx";
import { MethodStep } from "./method-step.view.tsx";
import { PaymentStep, type ProofWizard } from "./payment-step.view.tsx";
import { PlatformStep } from "./platform-step.view.tsx";

type Settled = Extract<DepositWizard, { step: "settled" }>;
type Shown = Exclude<DepositWizard, { step: "loading" | "unavailable" | "settled" }>;

const hosted: ReadonlySet<string> = new Set<HostedWizard["step"]>([
  "continuing",
  "windowBlocked",
  "awaitingPayment",
  "paymentUnknown",
  "paymentCancelled",
  "unpayable",
]);
const isHosted = (wizard: HostedWizard | ProofWizard): wizard is HostedWizard => hosted.has(wizard.step);

function CurrentStep({ wizard }: { wizard: Shown }) {
  if (wizard.step === "choosingMethod") return <MethodStep wizard={wizard} />;
  if (wizard.step === "choosingPlatform") return <PlatformStep wizard={wizard} />;
  if (!("intent" in wizard)) return <AmountStep wizard={wizard} />;
  return isHosted(wizard) ? <HostedStep wizard={wizard} /> : <PaymentStep wizard={wizard} />;
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

function Result({ wizard, onDone }: { wizard: Settled; onDone: () => void }) {
  const t = useMessages(depositMessages);
  const words = t(wizard.outcome === "paid" ? "paid" : "success");
  return (
    <>
      <Card padding="large">
        <EmptyState title={t("successTitle")} level={2} icon={CircleCheck}>
          {t("reference")} <Code>{wizard.transactionId}</Code>
        </EmptyState>
      </Card>
      <AlertDialog title={t("successTitle")} isOpen actionLabel={t("ok")} onAction={onDone}>
        {words}
      </AlertDialog>
    </>
  );
}

/** The deposit wizard: what is seen of {@link DepositWizard}. */
export function DepositView({ wizard, onDone }: { wizard: DepositWizard; onDone: () => void }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
  const box = useFocusOnStep(wizard);
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
        <Result wizard={wizard} onDone={onDone} />
      ) : (
        <Grid columns="aside" gap={6} align="start">
          <Card padding="large">
            <div ref={box}>
              <CurrentStep wizard={wizard} />
            </div>
          </Card>
          <StickyCell>
            <DepositSummary wizard={wizard} />
          </StickyCell>
        </Grid>
      )}
    </Stack>
  );
}
