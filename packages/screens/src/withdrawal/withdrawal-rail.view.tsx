import type { WithdrawalState } from "@broker/hooks";
import { StepRail } from "@broker/ui";
import { useMessages } from "../i18n/translation.tsx";
import { withdrawalMessages } from "./withdrawal.messages.ts";
import type { WithdrawalParts } from "./withdrawal-parts.ts";

/** The states of a withdrawal that show its steps. */
export type ShownWithdrawal = Exclude<
  WithdrawalState,
  { step: "loading" | "unavailable" | "ineligible" | "failed" | "settled" }
>;

const order = ["platform", "details", "review"] as const;
const labels = { platform: "stepPlatform", details: "stepDetails", review: "stepReview" } as const;

/** Returns the step of the rail that a state is in. */
export function findPlace(
  { step }: ShownWithdrawal,
  { isReviewing }: WithdrawalParts,
): (typeof order)[number] {
  if (step === "choosingPlatform") return "platform";
  return step === "enteringDetails" && !isReviewing ? "details" : "review";
}

/** The steps of a withdrawal; the step before the current one can be opened again. */
export function WithdrawalRail({ wizard, parts }: { wizard: ShownWithdrawal; parts: WithdrawalParts }) {
  const t = useMessages(withdrawalMessages);
  const place = findPlace(wizard, parts);
  const current = order.indexOf(place);
  // The review links back one step only, so that the amount is reviewed again.
  const goBack = "back" in wizard ? wizard.back : null;
  const back =
    goBack &&
    (() => {
      parts.goBack();
      if (!parts.isReviewing) goBack();
    });
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
        if (id !== place) back?.();
      }}
    />
  );
}
