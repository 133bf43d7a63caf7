import type { DepositStep, DepositWizard } from "@broker/hooks";
import {
  AlertDialog,
  Button,
  Card,
  EmptyState,
  Grid,
  Skeleton,
  Stack,
  StepRail,
  StickyCell,
} from "@broker/ui";
import { failureMessages } from "../failure/failure.messages.ts";
import { failureText } from "../failure/failure-text.ts";
import { useMessages } from "../i18n/translation.tsx";
import { AmountStep } from "./amount-step.view.tsx";
import { DepositSummary } from "./deposit-summary.view.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { MethodStep } from "./method-step.view.tsx";
import { HostedStep, type HostedWizard } from "./hosted-step.view.tsx";
import { PaymentStep, type ProofWizard } from "./payment-step.view.tsx";
import { PlatformStep } from "./platform-step.view.tsx";

type Shown = Exclude<DepositWizard, { step: "loading" | "unavailable" | "settled" }>;

const order = ["method", "platform", "amount", "payment"] as const satisfies readonly DepositStep[];
const labels = {
  method: "stepMethod",
  platform: "stepPlatform",
  amount: "stepAmount",
  payment: "stepPayment",
} as const;

function placeOf(wizard: Shown): DepositStep {
  if (wizard.step === "choosingMethod") return "method";
  if (wizard.step === "choosingPlatform") return "platform";
  return "intent" in wizard ? "payment" : "amount";
}

function Rail({ wizard }: { wizard: Shown }) {
  const t = useMessages(depositMessages);
  const current = order.indexOf(placeOf(wizard));
  const isFree = ["choosingPlatform", "enteringAmount"].includes(wizard.step);
  const state = (index: number) => (index < current ? "complete" : index === current ? "current" : "ahead");
  return (
    <StepRail
      label={t("steps")}
      completeLabel={t("stepDone")}
      steps={order.map((id, index) => ({
        id,
        label: t(labels[id]),
        state: state(index),
        isReachable: isFree && index < current,
      }))}
      onSelect={(id) => {
        if ((id === "method" || id === "platform") && "goTo" in wizard) wizard.goTo(id);
      }}
    />
  );
}

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

/** The deposit wizard: what is seen of {@link DepositWizard}. */
export function DepositView({ wizard, onDone }: { wizard: DepositWizard; onDone: () => void }) {
  const t = useMessages(depositMessages);
  const f = useMessages(failureMessages);
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
  if (wizard.step === "settled") {
    return (
      <AlertDialog title={t("successTitle")} isOpen actionLabel={t("ok")} onAction={onDone}>
        {t(wizard.outcome === "paid" ? "paid" : "success")}
      </AlertDialog>
    );
  }
  return (
    <Stack gap={8}>
      <Rail wizard={wizard} />
      <Grid columns="aside" gap={6} align="start">
        <Card padding="large">
          <CurrentStep wizard={wizard} />
        </Card>
        <StickyCell>
          <DepositSummary wizard={wizard} />
        </StickyCell>
      </Grid>
    </Stack>
  );
}
