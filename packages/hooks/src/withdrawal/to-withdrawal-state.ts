import { toWithdrawalLocal } from "@broker/sdk/money";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import { earlierOf, mayArrive } from "../once/once.rules.ts";
import { findOwnPlatforms } from "./destination.rules.ts";
import {
  isCodeRequested,
  resendTimeOf,
  type WithdrawalContext,
  type WithdrawalIntent,
} from "./withdrawal.intent.ts";
import type { createWithdrawalMachine } from "./withdrawal.machine.ts";
import {
  isComplete,
  methodOf,
  mostOf,
  toShownAmounts,
  withdrawalIssues,
  withdrawalMethods,
  toWithdrawable,
  type WithdrawalTerms,
} from "./withdrawal.rules.ts";
import {
  listOfferedPlatforms,
  findOfferedPlatform,
  toTerms,
  type WithdrawalCatalogue,
} from "./withdrawal-offer.ts";
import type { ReviewedWithdrawal, WithdrawalDetails, WithdrawalState } from "./withdrawal-state.ts";

type Machine = ReturnType<typeof createWithdrawalMachine>;

interface Surroundings {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  /** Whether the provider binds a one-time code to a withdrawal. */
  bindsCodes: boolean;
  catalogue: WithdrawalCatalogue | null;
  /** The platforms of the last visit, which can be chosen from while the lists are loading. */
  keptCatalogue: WithdrawalCatalogue | null;
  loadingFailed: Failure | null;
  retryLoading: () => void;
}

/** Converts a state of the machine to the state for screens, with the commands that are legal in it. */
export function toWithdrawalState(surroundings: Surroundings): WithdrawalState {
  const { snapshot, send, catalogue, loadingFailed } = surroundings;
  const { context } = snapshot;
  const { journey } = snapshot.value;
  const checkEligibility = () => send({ type: "eligibility.check" });
  if (journey === "settled") {
    const { transactionId, isLate, intent } = context;
    return { step: journey, transactionId: transactionId ?? "", isLate, intent };
  }
  if (journey === "opening" || journey === "checkingEligibility") return { step: "loading" };
  if (journey === "ineligible")
    return { step: journey, missing: context.missing, checkAgain: checkEligibility };
  if (journey === "eligibilityUnknown") {
    const failure = context.failure ?? toFailure(null, "GetUserInfo");
    return { step: "unavailable", failure, retry: checkEligibility };
  }
  if (journey === "failed")
    return { step: journey, failure: context.failure, dismiss: () => send({ type: "failure.dismiss" }) };
  if (journey === "choosingPlatform" || journey === "enteringDetails") {
    const kept = journey === "choosingPlatform" && !loadingFailed ? surroundings.keptCatalogue : null;
    const shown = catalogue ?? kept;
    if (shown) return (journey === "enteringDetails" ? toEnteringStep : toPlatformStep)(shown, surroundings);
    if (!loadingFailed) return { step: "loading" };
    return { step: "unavailable", failure: loadingFailed, retry: surroundings.retryLoading };
  }
  return context.intent ? toReviewStep(journey, context.intent, surroundings) : { step: "loading" };
}

type ReviewState =
  | "reviewing"
  | "preparing"
  | "submitting"
  | "checking"
  | "confirmingAnother"
  | "notFound"
  | "outcomeUnknown";

/** Converts the states in which the withdrawal is reviewed and sent. */
function toReviewStep(
  journey: ReviewState,
  intent: WithdrawalIntent,
  { snapshot, send, catalogue }: Surroundings,
): WithdrawalState {
  const { context } = snapshot;
  const platform = catalogue && findOfferedPlatform(catalogue, intent.platformId);
  const terms = catalogue && toTerms(intent.platformId, catalogue);
  const reviewed: ReviewedWithdrawal = {
    platform,
    method: methodOf(platform),
    rate: terms?.buyRate ?? null,
    intent,
  };
  const edit = () => send({ type: "step.go", step: "details" });
  switch (journey) {
    case "reviewing": {
      const { usdAmount, localAmount } = intent;
      const hasRateChanged = terms !== null && toWithdrawalLocal(usdAmount, terms.buyRate) !== localAmount;
      const confirm = () => send({ type: "withdrawal.confirm" });
      return { ...reviewed, step: journey, hasRateChanged, confirm, back: edit };
    }
    case "preparing":
    case "submitting":
      return { ...reviewed, step: "submitting" };
    case "checking":
      return { ...reviewed, step: journey };
    case "confirmingAnother": {
      const confirm = () => send({ type: "another.confirm" });
      const decline = () => send({ type: "another.decline" });
      return { ...reviewed, step: journey, earlier: earlierOf(context), confirm, decline };
    }
    case "notFound": {
      const canRepeat = snapshot.can({ type: "withdrawal.repeat" });
      return {
        ...reviewed,
        step: journey,
        mayArrive: mayArrive(context),
        canRepeat,
        repeat: () => send({ type: "withdrawal.repeat" }),
        edit,
      };
    }
    case "outcomeUnknown": {
      const checkAgain = () => send({ type: "outcome.check" });
      return { ...reviewed, step: journey, failure: context.failure, checkAgain };
    }
  }
}

const issuesOf = (context: WithdrawalContext, terms: WithdrawalTerms | null) =>
  withdrawalIssues({ ...context, isCodeRequested: isCodeRequested(context, terms) }, terms);

/** Returns the choices of the user so far, with the amounts that can be withdrawn. */
function toDetails(
  catalogue: WithdrawalCatalogue,
  { snapshot, catalogue: read }: Surroundings,
): WithdrawalDetails {
  const { platformId } = snapshot.context;
  const terms = toTerms(platformId, catalogue);
  const platform = findOfferedPlatform(catalogue, platformId);
  const available = toWithdrawable(catalogue.user.eWalletBalance);
  return {
    platform,
    method: methodOf(platform),
    terms,
    isRefreshing: read === null,
    available,
    limits: catalogue.limits ?? null,
    most: terms ? mostOf(terms) : available,
  };
}

/** Converts the state in which the platform is chosen. */
function toPlatformStep(catalogue: WithdrawalCatalogue, surroundings: Surroundings): WithdrawalState {
  const { snapshot, send } = surroundings;
  const { context } = snapshot;
  const details = toDetails(catalogue, surroundings);
  const methods = withdrawalMethods
    .map((method) => ({ method, platforms: listOfferedPlatforms(catalogue, method) }))
    .filter(({ platforms }) => platforms.length > 0);
  const banks = listOfferedPlatforms(catalogue, "bank");
  const own = findOwnPlatforms(banks, catalogue.bankName);
  const foreign = new Set(
    banks.map(({ paymentPlatformId }) => paymentPlatformId).filter((platformId) => !own.has(platformId)),
  );
  return {
    ...details,
    step: "choosingPlatform",
    methods,
    foreign,
    issue: context.attempts > 0 ? issuesOf(context, details.terms).platform : null,
    choose: (platformId) =>
      !details.isRefreshing && !foreign.has(platformId) && send({ type: "platform.choose", platformId }),
    next: () => send({ type: "step.next" }),
  };
}

/** Converts the state in which the amount, the wallet and the code are entered. */
function toEnteringStep(catalogue: WithdrawalCatalogue, surroundings: Surroundings): WithdrawalState {
  const { snapshot, send, bindsCodes } = surroundings;
  const { context, value } = snapshot;
  const details = toDetails(catalogue, surroundings);
  const { terms } = details;
  const isTried = context.attempts > 0;
  const issues = issuesOf(context, terms);
  const isAmountDue = isTried || issues.amount?.code !== "amountRequired";
  const secondsLeft = Math.max(0, Math.ceil((resendTimeOf(context) - context.now) / 1000));
  return {
    ...details,
    ...toShownAmounts(context.entry, terms?.buyRate ?? "1"),
    step: "enteringDetails",
    issues: {
      platform: issues.platform,
      amount: isAmountDue ? issues.amount : null,
      wallet: isTried || issues.wallet?.code === "walletWrong" ? issues.wallet : null,
      code: isTried ? issues.code : null,
    },
    attempts: context.attempts,
    canGoNext: isComplete(issues) && value.code !== "requesting",
    code: {
      text: context.code,
      isRequested: isCodeRequested(context, terms),
      isRequesting: value.code === "requesting",
      isBound: bindsCodes,
      secondsLeft: value.code === "cooling" ? secondsLeft : 0,
      expiresAt: context.codeSent?.expiresAt ? new Date(context.codeSent.expiresAt) : null,
      failure: context.codeFailure,
      change: (text) => send({ type: "code.change", text }),
      request: () => send({ type: "code.request" }),
    },
    wallet: terms?.wallet
      ? {
          text: context.wallet,
          network: terms.wallet.network,
          change: (text) => send({ type: "wallet.change", text }),
        }
      : null,
    change: (field, text) => send({ type: "amount.change", field, text }),
    next: () => send({ type: "step.next" }),
    back: () => send({ type: "step.go", step: "platform" }),
  };
}
