import type { DepositState } from "@broker/hooks";
import { AlertDialog, Card, CircleCheck, Code, EmptyState } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { usePlaces } from "../places/host.tsx";
import type { FollowRequest } from "../transaction/follow-request.ts";
import { ResultDetails } from "../transaction/result.view.tsx";
import { AmountStep } from "./amount-step.view.tsx";
import { depositMessages } from "./deposit.messages.ts";
import { HostedStep, type HostedWizard } from "./hosted-step.view.tsx";
import { PaymentStep, type ProofWizard } from "./payment-step.view.tsx";

type Settled = Extract<DepositState, { step: "settled" }>;
type Paying = Exclude<
  DepositState,
  { step: "loading" | "unavailable" | "settled" | "choosingMethod" | "choosingPlatform" }
>;

const hosted: ReadonlySet<string> = new Set<HostedWizard["step"]>([
  "continuing",
  "windowBlocked",
  "awaitingPayment",
  "paymentUnknown",
  "paymentCancelled",
  "unpayable",
]);
const isHosted = (wizard: HostedWizard | ProofWizard): wizard is HostedWizard => hosted.has(wizard.step);

/** The steps from the amount on. */
export function PayingStep({ wizard }: { wizard: Paying }) {
  if (!("intent" in wizard)) return <AmountStep wizard={wizard} />;
  return isHosted(wizard) ? <HostedStep wizard={wizard} /> : <PaymentStep wizard={wizard} />;
}

/** The result of the deposit. */
export function Result(props: { wizard: Settled; Follow?: FollowRequest | undefined; onDone: () => void }) {
  const { wizard, Follow, onDone } = props;
  const t = useMessages(depositMessages);
  const places = usePlaces();
  const { intent, transactionId, outcome } = wizard;
  const isPaid = outcome === "paid";
  const words = t(isPaid ? "paid" : "success");
  return (
    <>
      <Card padding="large">
        <EmptyState title={t("successTitle")} level={2} icon={CircleCheck}>
          {t("reference")} <Code>{transactionId}</Code>
        </EmptyState>
      </Card>
      <AlertDialog title={t("successTitle")} outcome="success" isOpen actionLabel={t("ok")} onAction={onDone}>
        <ResultDetails
          sentence={words}
          amounts={
            intent && {
              usdAmount: intent.usdAmount,
              local: { amount: intent.localAmount, currencyCode: intent.currencyCode },
            }
          }
          first="submitted"
          last="credited"
          decided={intent && intent.method !== "gateway" ? `${intent.method}Deposit` : null}
          isSettled={isPaid}
          Follow={Follow}
          id={transactionId === "" ? null : transactionId}
          href={transactionId === "" ? null : places.transactions("deposit", transactionId)}
        />
      </AlertDialog>
    </>
  );
}
