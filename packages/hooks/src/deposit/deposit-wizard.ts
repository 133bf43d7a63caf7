import type { Data } from "@broker/sdk";
import { compare, decimal } from "@broker/sdk/money";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { type Failure, toFailure } from "../failure.ts";
import type { Issue } from "../form/issue.ts";
import type { DepositIntent } from "./deposit.intent.ts";
import type { createDepositMachine } from "./deposit.machine.ts";
import {
  type DepositAmountCode,
  depositAmountIssue,
  type DepositAmounts,
  type DepositMethod,
  depositMethods,
  type DepositTerms,
  isOffered,
  type ProofCode,
  type ProofFacts,
  proofIssue,
  shownAmounts,
} from "./deposit.rules.ts";

type Machine = ReturnType<typeof createDepositMachine>;

/** A platform of the provider's that a deposit can go to. */
export type DepositPlatform = Data<"GetPaymentPlatforms">[number];

/** The four steps of the rail. */
export type DepositStep = "method" | "platform" | "amount" | "payment";

/** What is settled before a deposit is paid: where it goes, how much, and its reference. */
export interface RequestedDeposit {
  readonly platform: DepositPlatform | null;
  readonly intent: DepositIntent;
  readonly transactionId: string;
  /** True when it is an earlier request, that arrived after it was looked for; the amount may be another one then. */
  readonly isLate: boolean;
}

interface Draft extends DepositAmounts {
  readonly method: DepositMethod | null;
  readonly platform: DepositPlatform | null;
  readonly terms: DepositTerms | null;
  /** True when the rate has moved since the amount was typed: the other side of it follows the new one. */
  readonly hasRateChanged: boolean;
  /** Goes back to an earlier step; what was entered stays. */
  goTo(step: "method" | "platform" | "amount"): void;
}

/** Where the deposit wizard is, with the commands that are legal there. */
export type DepositWizard =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | (Draft & {
      readonly step: "choosingMethod";
      readonly methods: readonly DepositMethod[];
      readonly canGoNext: boolean;
      choose(method: DepositMethod): void;
      next(): void;
    })
  | (Draft & {
      readonly step: "choosingPlatform";
      readonly platforms: readonly DepositPlatform[];
      readonly canGoNext: boolean;
      choose(platformId: number): void;
      next(): void;
    })
  | (Draft & {
      readonly step: "enteringAmount";
      readonly issue: Issue<DepositAmountCode> | null;
      readonly canGoNext: boolean;
      change(field: "local" | "usd", text: string): void;
      next(): void;
    })
  | (Draft & { readonly step: "requesting" | "checkingRequest" })
  | (Draft & { readonly step: "requestFailed"; readonly failure: Failure | null; dismiss(): void })
  | (Draft & { readonly step: "requestNotFound"; repeat(): void })
  | (Draft & { readonly step: "requestUnknown"; checkAgain(): void })
  | (RequestedDeposit & {
      readonly step: "providingProof" | "proofNotFound";
      readonly file: File | null;
      readonly issue: Issue<ProofCode> | null;
      readonly canSubmit: boolean;
      choose(file: File | null): void;
      submit(): void;
    })
  | (RequestedDeposit & { readonly step: "submitting" | "checkingProof"; readonly file: File | null })
  | (RequestedDeposit & { readonly step: "proofFailed"; readonly failure: Failure | null; dismiss(): void })
  | (RequestedDeposit & { readonly step: "proofUnknown"; checkAgain(): void })
  | { readonly step: "settled"; readonly transactionId: string };

interface Surroundings {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  catalogue: { platforms: Data<"GetPaymentPlatforms">; currencies: Data<"GetCurrencies"> } | null;
  userCurrency: string;
  loadingFailed: Error | null;
  retryLoading: () => void;
}

function termsOf(platform: DepositPlatform | null, currencies: Data<"GetCurrencies">): DepositTerms | null {
  const currency = currencies.find(({ currencyCode }) => currencyCode === platform?.currencyCode);
  if (!platform || !currency) return null;
  const { paymentPlatformName, currencyCode, depositMin, depositMax } = platform;
  return {
    platformName: paymentPlatformName,
    currencyCode,
    sellRate: decimal(currency.sellRate),
    min: decimal(depositMin),
    max: decimal(depositMax),
  };
}

/** A file that was picked before a reload is known by name only. */
const fileIssue = (proof: ProofFacts | null) => (proof ? proofIssue(proof) : null);

/** Turns a state of the machine into what a screen may show and do there. */
export function toDepositWizard(surroundings: Surroundings): DepositWizard {
  const { snapshot, send, catalogue, loadingFailed } = surroundings;
  const { context, value } = snapshot;
  const { method, platformId, entry, quotedRate, failure, intent, transactionId } = context;
  if (value === "settled") return { step: value, transactionId: transactionId ?? "" };
  if (!catalogue) {
    if (!loadingFailed) return { step: "loading" };
    const reason = toFailure(loadingFailed, "GetPaymentPlatforms");
    return { step: "unavailable", failure: reason, retry: surroundings.retryLoading };
  }
  const platform = catalogue.platforms.find((one) => one.paymentPlatformId === platformId) ?? null;
  const terms = termsOf(platform, catalogue.currencies);
  const goTo: Draft["goTo"] = (step) => send({ type: "step.go", step });
  const hasRateChanged = terms !== null && quotedRate !== null && compare(terms.sellRate, quotedRate) !== 0;
  const amounts = shownAmounts(entry, terms?.sellRate ?? "1");
  const draft: Draft = { method, platform, terms, hasRateChanged, ...amounts, goTo };
  const next = () => send({ type: "step.next" });
  const canGoNext = snapshot.can({ type: "step.next" });
  const ofMethod = (wanted: DepositMethod) =>
    catalogue.platforms.filter((one) => isOffered(one, wanted, surroundings.userCurrency));
  const checkAgain = () => send({ type: "outcome.check" });
  const dismiss = () => send({ type: "failure.dismiss" });

  switch (value) {
    case "opening":
      return { step: "loading" };
    case "choosingMethod": {
      const methods = depositMethods.filter((one) => ofMethod(one).length > 0);
      const choose = (chosen: DepositMethod) => send({ type: "method.choose", method: chosen });
      return { ...draft, step: value, methods, canGoNext, choose, next };
    }
    case "choosingPlatform": {
      const choose = (chosen: number) => send({ type: "platform.choose", platformId: chosen });
      return { ...draft, step: value, platforms: method ? ofMethod(method) : [], canGoNext, choose, next };
    }
    case "enteringAmount": {
      const issue = terms && depositAmountIssue(entry, terms);
      const change = (field: "local" | "usd", text: string) => send({ type: "amount.change", field, text });
      return { ...draft, step: value, issue, canGoNext, change, next };
    }
    case "preparing":
    case "requesting":
      return { ...draft, step: "requesting" };
    case "checkingRequest":
      return { ...draft, step: value };
    case "requestFailed":
      return { ...draft, step: value, failure, dismiss };
    case "requestNotFound":
      return { ...draft, step: value, repeat: () => send({ type: "request.repeat" }) };
    case "requestUnknown":
      return { ...draft, step: value, checkAgain };
    default:
      if (!intent || !transactionId) return { step: "loading" };
      return toPayment(value, { platform, intent, transactionId, isLate: context.isLate }, surroundings);
  }
}

type PaymentState =
  | "providingProof"
  | "proofNotFound"
  | "submitting"
  | "checkingProof"
  | "proofFailed"
  | "proofUnknown";

function toPayment(
  value: PaymentState,
  requested: RequestedDeposit,
  { snapshot, send }: Surroundings,
): DepositWizard {
  const { proof, failure } = snapshot.context;
  switch (value) {
    case "providingProof":
    case "proofNotFound": {
      const canSubmit = snapshot.can({ type: "proof.submit" });
      const choose = (chosen: File | null) => send({ type: "proof.choose", proof: chosen });
      const submit = () => send({ type: "proof.submit" });
      return {
        ...requested,
        step: value,
        file: proof,
        issue: fileIssue(proof),
        canSubmit,
        choose,
        submit,
      };
    }
    case "submitting":
    case "checkingProof":
      return { ...requested, step: value, file: proof };
    case "proofFailed":
      return { ...requested, step: value, failure, dismiss: () => send({ type: "failure.dismiss" }) };
    case "proofUnknown":
      return { ...requested, step: value, checkAgain: () => send({ type: "outcome.check" }) };
  }
}
