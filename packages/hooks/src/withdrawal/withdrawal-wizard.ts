import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import type { Failure } from "../failure.ts";
import type { WithdrawalIntent } from "./withdrawal.intent.ts";
import type { WalletNetwork } from "./wallet.rules.ts";
import type {
  WithdrawalAmounts,
  WithdrawalIssues,
  WithdrawalMethod,
  WithdrawalTerms,
} from "./withdrawal.rules.ts";
import type { WithdrawalPlatform } from "./withdrawal-offer.ts";

/** The one-time code of a withdrawal: what is typed, and how the newest one stands. */
export interface OneTimeCode {
  readonly text: string;
  /** True once one was asked for, even when it is uncertain whether it was sent. */
  readonly isRequested: boolean;
  readonly isRequesting: boolean;
  /** True where the provider binds a code to one amount and destination: it is asked for once both are entered. */
  readonly isBound: boolean;
  /** Whole seconds until another may be asked for; 0 when it may be now. */
  readonly secondsLeft: number;
  readonly expiresAt: Date | null;
  readonly failure: Failure | null;
  change(text: string): void;
  /** Has a code sent by e-mail; it voids the older ones. Does nothing while `secondsLeft` is above 0. */
  request(): void;
}

/** The wallet that a withdrawal goes to: what is typed, and of which network it must be; null where that is not known. */
export interface WalletField {
  readonly text: string;
  readonly network: WalletNetwork | null;
  change(text: string): void;
}

/** What is settled before a withdrawal is sent: where it goes, and how much. */
export interface ReviewedWithdrawal {
  readonly platform: WithdrawalPlatform | null;
  /** How the platform pays out; null while it is not known. */
  readonly method: WithdrawalMethod | null;
  /** What a US dollar is worth in the currency that is paid; null while that is not known. */
  readonly rate: string | null;
  readonly intent: WithdrawalIntent;
}

/** What is shown while a withdrawal is put together. */
export interface WithdrawalDetails {
  readonly platform: WithdrawalPlatform | null;
  /** How the chosen platform pays out; null until one is chosen. */
  readonly method: WithdrawalMethod | null;
  /** Null until a platform is chosen. */
  readonly terms: WithdrawalTerms | null;
  /** True while platforms are those of the last visit: limits and rates are on their way, and none can be chosen. */
  readonly isRefreshing: boolean;
  /** What there is to withdraw, in US dollars. */
  readonly available: string;
  /** The most that one withdrawal takes, in US dollars: all there is, or the platform's maximum. */
  readonly most: string;
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
  | (WithdrawalDetails & {
      readonly step: "choosingPlatform";
      /** Every way that has a platform, with its platforms. */
      readonly methods: readonly {
        readonly method: WithdrawalMethod;
        readonly platforms: readonly WithdrawalPlatform[];
      }[];
      /** The banks, by platform id, that cannot be the client's own account: theirs is another one of the list. */
      readonly foreign: ReadonlySet<number>;
      readonly issue: WithdrawalIssues["platform"];
      choose(platformId: number): void;
      next(): void;
    })
  | (WithdrawalDetails &
      WithdrawalAmounts & {
        readonly step: "enteringDetails";
        /** Those that are due: what is missing once going on was tried, a limit as soon as something is typed. */
        readonly issues: WithdrawalIssues;
        /** How often going on was refused by the rules; a summary takes the focus when it rises. */
        readonly attempts: number;
        readonly canGoNext: boolean;
        readonly code: OneTimeCode;
        /** Null where it goes to the bank. */
        readonly wallet: WalletField | null;
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
  /** Earlier withdrawals may still arrive, beside this one: the user is to be asked. */
  | (ReviewedWithdrawal & {
      readonly step: "confirmingAnother";
      /** What was sent before, and was not found. */
      readonly earlier: readonly WithdrawalIntent[];
      /** Sends it all the same. */
      confirm(): void;
      decline(): void;
    })
  | (ReviewedWithdrawal & {
      readonly step: "notFound";
      /** False where it was given up at the provider: then it did not happen, nor will. */
      readonly mayArrive: boolean;
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
      /** True when it is an earlier withdrawal, of another amount or by another platform, that arrived late; nothing else was sent then. */
      readonly isLate: boolean;
      /** What was withdrawn. */
      readonly intent: WithdrawalIntent | null;
    };
