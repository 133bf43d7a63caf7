import type { WithdrawalWizard } from "@broker/hooks";
import { DetailsStep } from "./details-step.view.tsx";
import { ReviewStep } from "./review-step.view.tsx";
import { WithdrawalAlert } from "./withdrawal-alert.view.tsx";
import type { Withdrawer } from "./withdrawal-summary.view.tsx";

/** Comes with them: what an account may lack before a withdrawal. */
export { Ineligible } from "./withdrawal-ineligible.view.tsx";

interface LaterStepProps {
  wizard: Exclude<
    WithdrawalWizard,
    { step: "loading" | "unavailable" | "ineligible" | "choosingPlatform" | "failed" | "settled" }
  >;
  isCodeRefused: boolean;
  info: Withdrawer | null;
  /** The user's bank by name; null while it is not known. */
  bankName: string | null;
}

/** The steps after the choice of an account, all in one: once an amount can be entered, the rest of the way is there too. */
export function LaterStep({ wizard, isCodeRefused, info, bankName }: LaterStepProps) {
  if (wizard.step !== "enteringDetails")
    return <ReviewStep wizard={wizard} info={info} bankName={bankName} />;
  return (
    <DetailsStep
      wizard={wizard}
      isCodeRefused={isCodeRefused}
      email={info?.email ?? ""}
      alert={WithdrawalAlert}
    />
  );
}
