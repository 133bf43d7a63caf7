import type { Data } from "@broker/sdk";
import type { Failure } from "../failure.ts";
import type { Issue } from "../form/issue.ts";
import type { DepositIntent } from "./deposit.intent.ts";
import type {
  DepositAmountCode,
  DepositAmounts,
  DepositMethod,
  DepositTerms,
  ProofCode,
} from "./deposit.rules.ts";
import type { Gateway, GatewayOption } from "./gateway.rules.ts";
import type { GatewayOptions } from "./use-gateway-options.ts";

/** A platform of the provider's that a deposit can go to. */
export type DepositPlatform = Data<"GetPaymentPlatforms">[number];

/** The four steps of the rail. */
export type DepositStep = "method" | "platform" | "amount" | "payment";

/** Those before it is requested. */
export type ChoosingStep = Exclude<DepositStep, "payment">;

/** What is settled before a deposit is paid: where it goes, how much, and its reference. */
export interface RequestedDeposit {
  readonly platform: DepositPlatform | null;
  readonly intent: DepositIntent;
  readonly transactionId: string;
  /** True when it is an earlier request, that arrived after it was looked for; the amount may be another one then. */
  readonly isLate: boolean;
}

/** What is chosen and entered before a deposit is requested. */
export interface DepositDetails extends DepositAmounts {
  readonly method: DepositMethod | null;
  readonly platform: DepositPlatform | null;
  /** Null for a bank and for crypto. */
  readonly gateway: Gateway | null;
  /** What was chosen at the gateway, such as its bank. */
  readonly option: GatewayOption | null;
  readonly terms: DepositTerms | null;
  /** True while platforms are those of the last visit: limits and rates are on their way, and none can be chosen. */
  readonly isRefreshing: boolean;
  /** Both amounts as they are sent: while one is typed in US dollars, its last cent may be another one. */
  readonly toSend: DepositAmounts;
  /** True when the rate has moved since the amount was typed: the other side of it follows the new one. */
  readonly hasRateChanged: boolean;
  /** The steps that `goTo` leads to now: those before this one, and those after it as far as `next` would lead. */
  readonly reachable: readonly ChoosingStep[];
  /** Goes to another step; what was entered stays. */
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
      /** What can be paid with at a platform, such as the banks of a gateway, by the platform's id; none where that is not known. */
      readonly accepted: ReadonlyMap<number, readonly string[]>;
      /** What is to be chosen at the chosen gateway; null where nothing is. */
      readonly options: GatewayOptions | null;
      readonly canGoNext: boolean;
      choose(platformId: number): void;
      chooseOption(option: GatewayOption): void;
      next(): void;
    })
  | (DepositDetails & {
      readonly step: "enteringAmount";
      /** `platformMissing` when what was chosen is not offered any more: another one is to be chosen. */
      readonly issue: Issue<DepositAmountCode> | null;
      readonly canGoNext: boolean;
      change(field: "local" | "usd", text: string): void;
      /** To be called when a field is left: both show from then on what is sent, to the last cent. */
      leave(): void;
      next(): void;
    })
  | (DepositDetails & {
      readonly step: "requesting" | "checkingRequest";
      /** True where the user must be warned not to click, refresh or go back. */
      readonly isBlocking: boolean;
    })
  | (DepositDetails & { readonly step: "requestFailed"; readonly failure: Failure | null; dismiss(): void })
  /** Earlier deposits may still arrive, beside this one: the user is to be asked. */
  | (DepositDetails & {
      readonly step: "confirmingAnother";
      /** What was sent before, and was not found. */
      readonly earlier: readonly DepositIntent[];
      /** Sends it all the same. */
      confirm(): void;
      decline(): void;
    })
  | (DepositDetails & {
      readonly step: "requestNotFound";
      /** False where it was given up at the provider: then it did not happen, nor will. */
      readonly mayArrive: boolean;
      repeat(): void;
    })
  | (DepositDetails & { readonly step: "requestUnknown"; checkAgain(): void });

/** The steps of a proof of payment, for a bank and for crypto. */
type ProofStep =
  | (RequestedDeposit & {
      readonly step: "providingProof" | "proofNotFound";
      readonly file: File | null;
      /** The name of a file that was picked before a reload, and must be picked again. */
      readonly fileToPickAgain: string | null;
      readonly issue: Issue<ProofCode> | null;
      readonly canSubmit: boolean;
      choose(file: File | null): void;
      submit(): void;
      /** Begins another deposit; this one stays in the list, without a proof. */
      restart(): void;
    })
  | (RequestedDeposit & { readonly step: "submitting" | "checkingProof"; readonly file: File | null })
  | (RequestedDeposit & { readonly step: "proofFailed"; readonly failure: Failure | null; dismiss(): void })
  | (RequestedDeposit & { readonly step: "proofUnknown"; checkAgain(): void });

/** The steps of a hosted payment. All but the first can begin another deposit; this one then stays in the list. */
type HostedStep =
  | (RequestedDeposit & {
      /** A dialog that cannot be dismissed. */
      readonly step: "continuing";
      /** Opens the payment in a new window; to be called in the very click. */
      continue(): void;
    })
  | (RequestedDeposit & {
      readonly step: "windowBlocked";
      /** Where the payment is, for a plain link; the provider's own address, or the hand-off document's. */
      readonly link: string;
      /** To be called when the link was followed. */
      follow(): void;
      /** Tries once more to open a window; to be called in the very click. */
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
      /** Cancelled by the gateway or the provider; or opened, with no way to pay that may be followed. */
      readonly step: "paymentCancelled" | "unpayable";
      restart(): void;
    });

/** The steps of a deposit that was requested. */
export type PaymentStep = ProofStep | HostedStep;

/** Where the deposit wizard is, with the commands that are legal there. */
export type DepositWizard =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | DetailsStep
  | PaymentStep
  | {
      readonly step: "settled";
      readonly transactionId: string;
      /** A proof was submitted and will be reviewed, or a hosted payment has arrived. */
      readonly outcome: "submitted" | "paid";
    };
