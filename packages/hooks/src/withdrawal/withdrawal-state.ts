import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import type { Failure } from "../failure.ts";
import type { WithdrawalLimits } from "./limits.rules.ts";
import type { WithdrawalIntent } from "./withdrawal.intent.ts";
import type { WalletNetwork } from "./wallet.rules.ts";
import type {
  WithdrawalAmounts,
  WithdrawalIssues,
  WithdrawalMethod,
  WithdrawalTerms,
} from "./withdrawal.rules.ts";
import type { WithdrawalPlatform } from "./withdrawal-offer.ts";

/** The one-time code of a withdrawal: the typed text, and the state of the newest code. */
export interface OneTimeCode {
  readonly text: string;
  /** True once a code was requested, even if it is unknown whether it was sent. */
  readonly isRequested: boolean;
  readonly isRequesting: boolean;
  /** True where the provider binds a code to one amount and destination; the code is then requested once both are entered. */
  readonly isBound: boolean;
  /** Whole seconds until another code may be requested; 0 when it may be now. */
  readonly secondsLeft: number;
  readonly expiresAt: Date | null;
  readonly failure: Failure | null;
  change(text: string): void;
  /** Has a code sent by e-mail, which voids older codes. Does nothing while `secondsLeft` is above 0. */
  request(): void;
}

/** The wallet of a withdrawal: the typed address, and its network; null where the network is unknown. */
export interface WalletField {
  readonly text: string;
  readonly network: WalletNetwork | null;
  change(text: string): void;
}

/** The platform and the amounts of a withdrawal, before it is sent. */
export interface ReviewedWithdrawal {
  readonly platform: WithdrawalPlatform | null;
  /** The method of the platform; null while it is unknown. */
  readonly method: WithdrawalMethod | null;
  /** Local currency for one US dollar; null while it is unknown. */
  readonly rate: string | null;
  readonly intent: WithdrawalIntent;
}

/** The details that a screen shows while a withdrawal is entered. */
export interface WithdrawalDetails {
  readonly platform: WithdrawalPlatform | null;
  /** The method of the chosen platform; null until a platform is chosen. */
  readonly method: WithdrawalMethod | null;
  /** The terms of the chosen platform; null until a platform is chosen. */
  readonly terms: WithdrawalTerms | null;
  /** True while the shown platforms are from the last visit: limits and rates are loading, and no platform can be chosen. */
  readonly isRefreshing: boolean;
  /** The balance that can be withdrawn, in US dollars. */
  readonly available: string;
  /** The rest of the provider's limits, and the held money; null for a provider without limits, and while they are unknown. */
  readonly limits: WithdrawalLimits | null;
  /**
   * The largest amount of one withdrawal, in US dollars: the balance, the platform's maximum, or the rest of a limit, whichever
   * is smallest.
   */
  readonly most: string;
}

/** The state of the withdrawal wizard, with the commands that are legal in it. */
export type WithdrawalState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | {
      readonly step: "ineligible";
      readonly missing: readonly MissingRequirement[];
      checkAgain(): void;
    }
  | (WithdrawalDetails & {
      readonly step: "choosingPlatform";
      /** Each method that has platforms, with those platforms. */
      readonly methods: readonly {
        readonly method: WithdrawalMethod;
        readonly platforms: readonly WithdrawalPlatform[];
      }[];
      /** The bank platforms, by id, that cannot pay to the client's account, because another platform is their bank. */
      readonly foreign: ReadonlySet<number>;
      readonly issue: WithdrawalIssues["platform"];
      choose(platformId: number): void;
      next(): void;
    })
  | (WithdrawalDetails &
      WithdrawalAmounts & {
        readonly step: "enteringDetails";
        /** The issues that are due: missing values once the form was submitted, a limit as soon as something is typed. */
        readonly issues: WithdrawalIssues;
        /** How often the rules refused to go on; an error summary takes the focus when it rises. */
        readonly attempts: number;
        readonly canGoNext: boolean;
        readonly code: OneTimeCode;
        /** The wallet; null if the money is paid to a bank. */
        readonly wallet: WalletField | null;
        change(field: "usd" | "local", text: string): void;
        next(): void;
        back(): void;
      })
  | (ReviewedWithdrawal & {
      readonly step: "reviewing";
      /** True when the rate has changed since; going back shows the amounts at the new rate. */
      readonly hasRateChanged: boolean;
      confirm(): void;
      back(): void;
    })
  | (ReviewedWithdrawal & { readonly step: "submitting" | "checking" })
  | { readonly step: "failed"; readonly failure: Failure | null; dismiss(): void }
  /** The user must confirm the withdrawal, because earlier withdrawals may still arrive too. */
  | (ReviewedWithdrawal & {
      readonly step: "confirmingAnother";
      /** The intents that were sent earlier and not found. */
      readonly earlier: readonly WithdrawalIntent[];
      /** Sends the withdrawal although earlier withdrawals may still arrive. */
      confirm(): void;
      decline(): void;
    })
  | (ReviewedWithdrawal & {
      readonly step: "notFound";
      /** True while the request may still arrive; false once its key was voided, so that it was not done and will not be. */
      readonly mayArrive: boolean;
      /** False after a reload: the one-time code is not stored, so it must be entered again. */
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
      /** True for an earlier withdrawal, of another amount or by another platform, that arrived late; nothing else was sent. */
      readonly isLate: boolean;
      /** The withdrawal that was done. */
      readonly intent: WithdrawalIntent | null;
    };
