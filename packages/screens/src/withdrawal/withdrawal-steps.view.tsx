import type { WithdrawalState } from "@broker/hooks";
import { DetailsStep } from "./details-step.view.tsx";
import { ReviewStep } from "./review-step.view.tsx";
import type { WithdrawalParts } from "./withdrawal-parts.ts";
import type { Withdrawer } from "./withdrawal-summary.view.tsx";

/** Re-exported so that the view of missing requirements is loaded with this file. */
export { Ineligible } from "./withdrawal-ineligible.view.tsx";

interface LaterStepProps {
  wizard: Exclude<
    WithdrawalState,
    { step: "loading" | "unavailable" | "ineligible" | "choosingPlatform" | "failed" | "settled" }
  >;
  parts: WithdrawalParts;
  isCodeRefused: boolean;
  info: Withdrawer | null;
  /** The name of the user's bank; null while it is unknown. */
  bankName: string | null;
  /** Called with whether the wallet cannot be withdrawn to; null where wallets need not be saved. */
  onWallet: ((isStopped: boolean) => void) | null;
}

/**
 * The steps after the choice of a destination, in one late chunk: once an amount can be entered, all later steps are
 * loaded.
 */
export function LaterStep(props: LaterStepProps) {
  const { wizard, parts, info, bankName, onWallet } = props;
  if (wizard.step === "enteringDetails" && !parts.isReviewing)
    return <DetailsStep {...{ wizard, parts, info, bankName, onWallet }} />;
  return <ReviewStep {...props} />;
}
