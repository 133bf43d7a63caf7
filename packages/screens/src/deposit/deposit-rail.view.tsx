import type { DepositMethod, DepositStep, DepositState } from "@broker/hooks";
import { StepRail } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { depositMessages } from "./deposit.messages.ts";

const order = ["method", "platform", "amount", "payment"] as const satisfies readonly DepositStep[];
const labels = { method: "stepMethod", amount: "stepAmount", payment: "stepPayment" } as const;
const targets = { bank: "stepPlatform", crypto: "stepNetwork", gateway: "stepGateway" } as const;

/** Returns the payment method; bank by default. */
function methodOf(wizard: DepositState): DepositMethod {
  if ("intent" in wizard && wizard.intent) return wizard.intent.method;
  return ("method" in wizard ? wizard.method : null) ?? "bank";
}

/** Returns the visible step of the four; null before the first and after the last. */
export function placeOf(wizard: DepositState): DepositStep | null {
  if (wizard.step === "loading" || wizard.step === "unavailable" || wizard.step === "settled") return null;
  if (wizard.step === "choosingMethod") return "method";
  if (wizard.step === "choosingPlatform") return "platform";
  return "intent" in wizard ? "payment" : "amount";
}

/** The four steps; until the deposit is requested, every reached step can be opened. */
export function DepositRail({ wizard }: { wizard: DepositState }) {
  const t = useMessages(depositMessages);
  const place = placeOf(wizard);
  const current = place === null ? order.length : order.indexOf(place);
  const reachable = "reachable" in wizard ? wizard.reachable : [];
  const state = (index: number) => (index < current ? "complete" : index === current ? "current" : "ahead");
  return (
    <StepRail
      label={t("steps")}
      completeLabel={t("stepDone")}
      steps={order.map((id, index) => ({
        id,
        label: t(id === "platform" ? targets[methodOf(wizard)] : labels[id]),
        state: state(index),
        isReachable: reachable.some((step) => step === id),
      }))}
      onSelect={(id) => {
        const step = reachable.find((one) => one === id);
        if (step && "goTo" in wizard) wizard.goTo(step);
      }}
    />
  );
}
