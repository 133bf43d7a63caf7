import type { Data } from "@broker/sdk";
import type { Failure } from "../failure.ts";
import type { Issue } from "../form/issue.ts";
import type { DepositIntent, UnpayableReason } from "./deposit.intent.ts";
import type {
  DepositAmountCode,
  DepositAmounts,
  DepositMethod,
  DepositTerms,
  ProofCode,
} from "./deposit.rules.ts";
import type { Gateway, GatewayOption } from "./gateway.rules.ts";
import type { GatewayOptionsState } from "./use-gateway-options.ts";

/** A platform of the provider that accepts deposits. */
export type DepositPlatform = Data<"GetPaymentPlatforms">[number];

/** The four steps that the wizard's rail shows. */
export type DepositStep = "method" | "platform" | "amount" | "payment";

/** The steps before a deposit is requested. */
export type ChoosingStep = Exclude<DepositStep, "payment">;

/** A deposit that was requested and is not paid yet: its platform, its intent and its reference. */
export interface RequestedDeposit {
  readonly platform: DepositPlatform | null;
  readonly intent: DepositIntent;
  readonly transactionId: string;
  /**
   * True for an earlier request that arrived after it was looked up; its amount may differ from the amount that was entered
   * last.
   */
  readonly isLate: boolean;
}

/** The user's choices and input before a deposit is requested. */
export interface DepositDetails extends DepositAmounts {
  readonly method: DepositMethod | null;
  readonly platform: DepositPlatform | null;
  /** The gateway of the chosen platform; null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  /** The option that was chosen at the gateway, such as a bank. */
  readonly option: GatewayOption | null;
  readonly terms: DepositTerms | null;
  /** True while the shown platforms are from the last visit: limits and rates are loading, and no platform can be chosen. */
  readonly isRefreshing: boolean;
  /**
   * Both amounts as they are sent. If the amount was typed in US dollars, the last cent of the sent amount may differ from the
   * typed amount.
   */
  readonly toSend: DepositAmounts;
  /** True when the rate has changed since the amount was typed; the other amount is converted at the new rate. */
  readonly hasRateChanged: boolean;
  /** The steps that `goTo` accepts now: all earlier steps, and the later steps that `next` could reach. */
  readonly reachable: readonly ChoosingStep[];
  /** Opens another step; the input is preserved. */
  goTo(step: ChoosingStep): void;
}

/** The steps before a deposit is requested. */
type DetailsStep =
  | (DepositDetails & {
      readonly step: "choosingMethod";
      readonly methods: readonly DepositMethod[];
      readonly canGoNext: boolean;
      choose(method: DepositMethod): void;
      next(): void;
    })
  | (DepositDetails & {
      readonly step: "choosingPlatform";
      readonly platforms: readonly DepositPlatform[];
      /** The payment options of each gateway platform, such as its banks, by the platform's id; empty where they are unknown. */
      readonly accepted: ReadonlyMap<number, readonly string[]>;
      /** The options to choose from at the chosen gateway; null if the gateway has no options. */
      readonly options: GatewayOptionsState | null;
      readonly canGoNext: boolean;
      choose(platformId: number): void;
      chooseOption(option: GatewayOption): void;
      next(): void;
    })
  | (DepositDetails & {
      readonly step: "enteringAmount";
      /** The issue of the amount; `platformMissing` when the chosen platform is not offered any more and another must be chosen. */
      readonly issue: Issue<DepositAmountCode> | null;
      readonly canGoNext: boolean;
      change(field: "local" | "usd", text: string): void;
      /** Call it on blur: from then on both fields show the amounts that are sent, to the last cent. */
      leave(): void;
      next(): void;
    })
  | (DepositDetails & {
      readonly step: "requesting" | "checkingRequest";
      /** True while the user must be warned not to click, refresh or go back. */
      readonly isBlocking: boolean;
    })
  | (DepositDetails & { readonly step: "requestFailed"; readonly failure: Failure | null; dismiss(): void })
  /** The user must confirm the deposit, because earlier deposits may still arrive too. */
  | (DepositDetails & {
      readonly step: "confirmingAnother";
      /** The intents that were sent earlier and not found. */
      readonly earlier: readonly DepositIntent[];
      /** Sends the deposit although earlier deposits may still arrive. */
      confirm(): void;
      decline(): void;
    })
  | (DepositDetails & {
      readonly step: "requestNotFound";
      /** True while the request may still arrive; false once its key was voided, so that it was not done and will not be. */
      readonly mayArrive: boolean;
      repeat(): void;
    })
  | (DepositDetails & { readonly step: "requestUnknown"; checkAgain(): void });

/** The steps of a proof of payment, for a bank and for crypto. */
type ProofStep =
  | (RequestedDeposit & {
      readonly step: "providingProof" | "proofNotFound";
      readonly file: File | null;
      /** The name of a file that was picked before a reload and must be picked again. */
      readonly fileToPickAgain: string | null;
      readonly issue: Issue<ProofCode> | null;
      readonly canSubmit: boolean;
      choose(file: File | null): void;
      submit(): void;
      /** Begins another deposit; this deposit stays in the list, without a proof. */
      restart(): void;
    })
  | (RequestedDeposit & { readonly step: "submitting" | "checkingProof"; readonly file: File | null })
  | (RequestedDeposit & { readonly step: "proofFailed"; readonly failure: Failure | null; dismiss(): void })
  | (RequestedDeposit & { readonly step: "proofUnknown"; checkAgain(): void });

/**
 * The steps of a hosted payment. In each step but the first the client can begin another deposit; the first deposit stays in
 * the list of transactions.
 */
type HostedStep =
  | (RequestedDeposit & {
      /** Shown as a dialog that cannot be dismissed. */
      readonly step: "continuing";
      /** Opens the payment in a new window; call it in the click handler, so that no browser blocks the window. */
      continue(): void;
    })
  | (RequestedDeposit & {
      readonly step: "windowBlocked";
      /** The payment's address for a plain link: the provider's address, or the address of the hand-off document. */
      readonly link: string;
      /** Call it when the user has followed the link. */
      follow(): void;
      /** Tries again to open a window; call it in the click handler. */
      reopen(): void;
      restart(): void;
    })
  | (RequestedDeposit & {
      readonly step: "awaitingPayment";
      reopen(): void;
      checkAgain(): void;
      restart(): void;
    })
  | (RequestedDeposit & { readonly step: "paymentUnknown"; checkAgain(): void; restart(): void })
  | (RequestedDeposit & {
      /** The payment was cancelled by the gateway or the provider. */
      readonly step: "paymentCancelled";
      restart(): void;
    })
  | (RequestedDeposit & {
      /** The deposit exists, and its payment cannot be opened. */
      readonly step: "unpayable";
      readonly reason: UnpayableReason;
      restart(): void;
    });

/** The steps of a deposit that was requested. */
export type PaymentStep = ProofStep | HostedStep;

/** The state of the deposit wizard, with the commands that are legal in it. */
export type DepositState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | DetailsStep
  | PaymentStep
  | {
      readonly step: "settled";
      readonly transactionId: string;
      /** A proof was submitted and will be reviewed, or a hosted payment has arrived. */
      readonly outcome: "submitted" | "paid";
      /** The deposit that was done; null where the draft has lost it. */
      readonly intent: DepositIntent | null;
    };
