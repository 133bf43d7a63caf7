import { withdrawalLocal } from "@broker/sdk/money";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import { type Failure, toFailure } from "../failure.ts";
import type { WithdrawalIntent } from "./withdrawal.intent.ts";
import type { createWithdrawalMachine } from "./withdrawal.machine.ts";
import {
  isComplete,
  shownAmounts,
  type WithdrawalAmounts,
  type WithdrawalIssues,
  withdrawalIssues,
  type WithdrawalMethod,
  withdrawalMethods,
  type WithdrawalTerms,
  withdrawable,
} from "./withdrawal.rules.ts";
import {
  offered,
  offeredPlatform,
  toTerms,
  type WithdrawalCatalogue,
  type WithdrawalPlatform,
} from "./withdrawal-offer.ts";

type Machine = ReturnType<typeof createWithdrawalMachine>;

/** The one-time code of a withdrawal: what is typed, and how the newest one stands. */
export interface OneTimeCode {
  readonly text: string;
  /** True once one was asked for, even when it is uncertain whether it was sent. */
  readonly isRequested: boolean;
  readonly isRequesting: boolean;
  /** Whole seconds until another may be asked for; 0 when it may be now. */
  readonly secondsLeft: number;
  readonly expiresAt: Date | null;
  readonly failure: Failure | null;
  change(text: string): void;
  /** Has a code sent by e-mail; it voids the older ones. Does nothing while `secondsLeft` is above 0. */
  request(): void;
}

/** What is settled before a withdrawal is sent: where it goes, and how much. */
export interface ReviewedWithdrawal {
  readonly platform: WithdrawalPlatform | null;
  readonly intent: WithdrawalIntent;
}

interface Draft {
  readonly platform: WithdrawalPlatform | null;
  /** Null until a platform is chosen. */
  readonly terms: WithdrawalTerms | null;
  /** What there is to withdraw, in US dollars. */
  readonly available: string;
}

/** Where a withdrawal is, with the commands that are legal there. */
export type WithdrawalWizard =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | {
      readonly step: "ineligible";
      readonly missing: readonly MissingRequirement[];
      checkAgain(): void;
    }
  | (Draft & {
      readonly step: "choosingPlatform";
      /** Every way that has a platform, with its platforms. */
      readonly methods: readonly {
        readonly method: WithdrawalMethod;
        readonly platforms: readonly WithdrawalPlatform[];
      }[];
      readonly issue: WithdrawalIssues["platform"];
      choose(platformId: number): void;
      next(): void;
    })
  | (Draft &
      WithdrawalAmounts & {
        readonly step: "enteringDetails";
        /** Those that are due: what is missing once going on was tried, a limit as soon as something is typed. */
        readonly issues: WithdrawalIssues;
        /** How often going on was refused by the rules; a summary takes the focus when it rises. */
        readonly attempts: number;
        readonly canGoNext: boolean;
        readonly code: OneTimeCode;
        change(field: "usd" | "local", text: string): void;
        next(): void;
        back(): void;
      })
  | (ReviewedWithdrawal & {
      readonly step: "reviewing";
      /** True when the rate has moved since: going back shows the amounts at the new one. */
      readonly hasRateChanged: boolean;
      confirm(): void;
      back(): void;
    })
  | (ReviewedWithdrawal & { readonly step: "submitting" | "checking" })
  | { readonly step: "failed"; readonly failure: Failure | null; dismiss(): void }
  | (ReviewedWithdrawal & {
      readonly step: "notFound";
      /** False after a reload: the one-time code is not kept, so it must be entered again. */
      readonly canRepeat: boolean;
      repeat(): void;
      edit(): void;
    })
  | (ReviewedWithdrawal & {
      readonly step: "outcomeUnknown";
      readonly failure: Failure | null;
      checkAgain(): void;
    })
  | {
      readonly step: "settled";
      readonly transactionId: string;
      /** True when it is an earlier withdrawal, of another amount, that arrived late; nothing else was sent then. */
      readonly isLate: boolean;
      /** What was withdrawn. */
      readonly intent: WithdrawalIntent | null;
    };

interface Surroundings {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  catalogue: WithdrawalCatalogue | null;
  loadingFailed: Failure | null;
  retryLoading: () => void;
}

/** Turns a state of the machine into what a screen may show and do there. */
export function toWithdrawalWizard(surroundings: Surroundings): WithdrawalWizard {
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
    if (catalogue) return toDraft(journey, catalogue, surroundings);
    if (!loadingFailed) return { step: "loading" };
    return { step: "unavailable", failure: loadingFailed, retry: surroundings.retryLoading };
  }
  if (!context.intent) return { step: "loading" };
  const platform = catalogue && offeredPlatform(catalogue, context.intent.platformId);
  const reviewed: ReviewedWithdrawal = { platform, intent: context.intent };
  const edit = () => send({ type: "step.go", step: "details" });
  switch (journey) {
    case "reviewing": {
      const { usdAmount, localAmount } = context.intent;
      const terms = catalogue && toTerms(context.intent.platformId, catalogue);
      const hasRateChanged = terms !== null && withdrawalLocal(usdAmount, terms.buyRate) !== localAmount;
      const confirm = () => send({ type: "withdrawal.confirm" });
      return { ...reviewed, step: journey, hasRateChanged, confirm, back: edit };
    }
    case "preparing":
    case "submitting":
      return { ...reviewed, step: "submitting" };
    case "checking":
      return { ...reviewed, step: journey };
    case "notFound": {
      const canRepeat = snapshot.can({ type: "withdrawal.repeat" });
      return {
        ...reviewed,
        step: journey,
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

function toDraft(
  journey: "choosingPlatform" | "enteringDetails",
  catalogue: WithdrawalCatalogue,
  { snapshot, send }: Surroundings,
): WithdrawalWizard {
  const { context, value } = snapshot;
  const terms = toTerms(context.platformId, catalogue);
  const draft: Draft = {
    platform: offeredPlatform(catalogue, context.platformId),
    terms,
    available: withdrawable(catalogue.user.eWalletBalance),
  };
  const next = () => send({ type: "step.next" });
  const isTried = context.attempts > 0;
  const issues = withdrawalIssues({ ...context, isCodeRequested: context.codeSent !== null }, terms);
  if (journey === "choosingPlatform") {
    const methods = withdrawalMethods
      .map((method) => ({ method, platforms: offered(catalogue, method) }))
      .filter(({ platforms }) => platforms.length > 0);
    const choose = (platformId: number) => send({ type: "platform.choose", platformId });
    return { ...draft, step: journey, methods, issue: isTried ? issues.platform : null, choose, next };
  }
  const isAmountDue = isTried || issues.amount?.code !== "amountRequired";
  const secondsLeft = Math.max(0, Math.ceil(((context.codeSent?.resendAt ?? 0) - context.now) / 1000));
  return {
    ...draft,
    ...shownAmounts(context.entry, terms?.buyRate ?? "1"),
    step: journey,
    issues: {
      platform: issues.platform,
      amount: isAmountDue ? issues.amount : null,
      code: isTried ? issues.code : null,
    },
    attempts: context.attempts,
    canGoNext: isComplete(issues) && value.code !== "requesting",
    code: {
      text: context.code,
      isRequested: context.codeSent !== null,
      isRequesting: value.code === "requesting",
      secondsLeft: value.code === "cooling" ? secondsLeft : 0,
      expiresAt: context.codeSent?.expiresAt ? new Date(context.codeSent.expiresAt) : null,
      failure: context.codeFailure,
      change: (text) => send({ type: "code.change", text }),
      request: () => send({ type: "code.request" }),
    },
    change: (field, text) => send({ type: "amount.change", field, text }),
    next,
    back: () => send({ type: "step.go", step: "platform" }),
  };
}
