import type { WithdrawalState } from "@broker/hooks";
import { useEffect, useRef, useState } from "react";

type Entering = Extract<WithdrawalState, { step: "enteringDetails" }>;

/** Returns whether amount and destination are entered, so that they can be reviewed and confirmed with a code. */
function isReviewable({ issues, usdAmount, wallet }: Entering): boolean {
  if (issues.platform || issues.amount || issues.wallet) return false;
  return /[1-9]/.test(usdAmount) && wallet?.text.trim() !== "";
}

/**
 * Returns whether the reviewed amount is larger than the amount that can be withdrawn now, such as after a withdrawal in
 * another tab.
 */
const isBeyondLimit = ({ issues: { amount } }: Entering): boolean =>
  amount?.code === "amountTooHigh" || amount?.code === "limitReached";

/** Returns the function that makes the only possible choice of a destination and continues; null where the user chooses. */
export function onlyDestinationOf(wizard: WithdrawalState): (() => void) | null {
  if (wizard.step !== "choosingPlatform" || wizard.platform !== null || wizard.isRefreshing) return null;
  const [only, ...others] = wizard.methods
    .flatMap(({ platforms }) => platforms)
    .filter(({ paymentPlatformId }) => !wizard.foreign.has(paymentPlatformId));
  if (!only || others.length > 0) return null;
  return () => {
    wizard.choose(only.paymentPlatformId);
    wizard.next();
  };
}

/** The parts of the entry: the amount alone, and then its review, which is confirmed with a code. */
export interface WithdrawalParts {
  readonly isReviewing: boolean;
  /** Whether withdrawals are frozen, or the account cannot be used yet, so that no step can be taken. */
  readonly isFrozen: boolean;
  /** How often it was confirmed without a code. */
  readonly refusals: number;
  /** Opens the review of the amount, or shows the issues of the input. */
  goOn(): void;
  goBack(): void;
  /** Confirms the reviewed withdrawal. */
  confirm(): void;
}

/** The outcomes after which the amount is entered again. */
const restarts: ReadonlySet<WithdrawalState["step"]> = new Set([
  "choosingPlatform",
  "notFound",
  "confirmingAnother",
  "settled",
]);

/**
 * Shows the entry of a withdrawal in two parts. The code is entered where everything is reviewed, so a confirmation goes
 * through the machine's review at once; only when the rate has changed since does the user review again.
 */
export function useWithdrawalParts(wizard: WithdrawalState, isFrozen: boolean): WithdrawalParts {
  const [isWanted, setWanted] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** The confirmed amounts, until the machine has them. */
  const confirmed = useRef<{ usd: string; local: string } | null>(null);
  const entering = wizard.step === "enteringDetails" ? wizard : null;
  if (isWanted && restarts.has(wizard.step)) setWanted(false);
  if (refusals > 0 && !entering) setRefusals(0);
  useEffect(() => {
    const shown = confirmed.current;
    confirmed.current = null;
    if (!shown || wizard.step !== "reviewing" || wizard.hasRateChanged) return;
    const { usdAmount, localAmount } = wizard.intent;
    if (usdAmount === shown.usd && localAmount === shown.local) wizard.confirm();
  }, [wizard]);
  return {
    // The review shows why it failed; the entry, which would replace the review, does not.
    isReviewing: isWanted && entering !== null && (isReviewable(entering) || isBeyondLimit(entering)),
    isFrozen,
    refusals,
    goOn() {
      if (!entering || isFrozen) return;
      if (!isReviewable(entering)) return entering.next();
      // The review shows the sent amounts, because a typed amount in local currency may differ by a cent from its conversion.
      entering.change("usd", entering.usdAmount);
      setWanted(true);
    },
    goBack() {
      setWanted(false);
      setRefusals(0);
    },
    confirm() {
      if (!entering || isFrozen) return;
      // In the same render as the submit, which focuses the refused field.
      if (!entering.canGoNext) setRefusals(refusals + 1);
      else confirmed.current = { usd: entering.usdAmount, local: entering.localAmount };
      entering.next();
    },
  };
}
