import { compare, isAmount } from "@broker/sdk/money";
import { earlierOf, mayArrive } from "../once/once.rules.ts";
import type { DepositSurroundings } from "./deposit-surroundings.ts";
import {
  toSentAmounts,
  depositAmountIssue,
  type DepositMethod,
  depositMethods,
  isOffered,
  toShownAmounts,
} from "./deposit.rules.ts";
import { type DepositCatalogue, platformOf, termsOf } from "./deposit-terms.ts";
import type { ChoosingStep, DepositDetails, DepositState } from "./deposit-state.ts";
import { toPaymentStep } from "./to-payment-step.ts";

const choosingSteps = ["method", "platform", "amount"] as const satisfies readonly ChoosingStep[];

/** Converts a state of the machine to the state for screens, with the commands that are legal in it. */
export function toDepositState(surroundings: DepositSurroundings): DepositState {
  const { snapshot, catalogue } = surroundings;
  const { context, value } = snapshot;
  const { intent, transactionId } = context;
  switch (value) {
    case "opening":
      return { step: "loading" };
    case "settled":
      return {
        step: value,
        transactionId: transactionId ?? "",
        intent,
        outcome: intent?.gateway ? "paid" : "submitted",
      };
    case "choosingMethod":
    case "choosingPlatform": {
      const shown = catalogue ?? (surroundings.loadingFailed ? null : surroundings.keptCatalogue);
      return shown ? toDetailsStep(value, shown, surroundings) : whileUnread(surroundings);
    }
    case "enteringAmount":
    case "preparing":
    case "confirmingAnother":
    case "requesting":
    case "requestFailed":
    case "checkingRequest":
    case "requestNotFound":
    case "requestUnknown":
      return catalogue ? toDetailsStep(value, catalogue, surroundings) : whileUnread(surroundings);
    default: {
      if (!intent || !transactionId) return { step: "loading" };
      const isToPay = value === "providingProof" || value === "proofNotFound";
      if (isToPay && !catalogue) return whileUnread(surroundings);
      const platform = catalogue && platformOf(catalogue, intent.platformId);
      return toPaymentStep(value, { platform, intent, transactionId, isLate: context.isLate }, surroundings);
    }
  }
}

/** Shown where the account, the wallet or the rate is missing: without it nothing can be paid or entered. */
function whileUnread({ loadingFailed, retryLoading }: DepositSurroundings): DepositState {
  if (!loadingFailed) return { step: "loading" };
  return { step: "unavailable", failure: loadingFailed, retry: retryLoading };
}

type DetailsState =
  | "choosingMethod"
  | "choosingPlatform"
  | "enteringAmount"
  | "preparing"
  | "confirmingAnother"
  | "requesting"
  | "requestFailed"
  | "checkingRequest"
  | "requestNotFound"
  | "requestUnknown";

function toDetailsStep(
  value: DetailsState,
  catalogue: DepositCatalogue,
  { snapshot, send, user, options, accepted, gateways, catalogue: read }: DepositSurroundings,
): DepositState {
  const isRefreshing = read === null;
  const { context } = snapshot;
  const { method, platformId, gateway, option, entry, quotedRate, failure } = context;
  const terms = termsOf(catalogue, platformId, gateways);
  const sellRate = terms?.sellRate ?? "1";
  const shown = toShownAmounts(entry, sellRate);
  const details: DepositDetails = {
    method,
    platform: platformOf(catalogue, platformId),
    gateway,
    option,
    terms,
    isRefreshing,
    hasRateChanged: terms !== null && quotedRate !== null && compare(terms.sellRate, quotedRate) !== 0,
    ...shown,
    toSend: isAmount(shown.localAmount) ? toSentAmounts(entry, sellRate) : shown,
    reachable: choosingSteps.filter((step) => snapshot.can({ type: "step.go", step })),
    goTo: (step) => send({ type: "step.go", step }),
  };
  const next = () => send({ type: "step.next" });
  const canGoNext = snapshot.can({ type: "step.next" });
  const ofMethod = (wanted: DepositMethod) =>
    user ? catalogue.platforms.filter((platform) => isOffered(platform, wanted, user, gateways)) : [];

  switch (value) {
    case "choosingMethod":
      return {
        ...details,
        step: value,
        methods: depositMethods.filter((one) => ofMethod(one).length > 0),
        canGoNext,
        choose: (chosen) => send({ type: "method.choose", method: chosen }),
        next,
      };
    case "choosingPlatform": {
      const platforms = method ? ofMethod(method) : [];
      return {
        ...details,
        step: value,
        platforms,
        accepted: new Map(platforms.map((one) => [one.paymentPlatformId, accepted(one)])),
        options,
        canGoNext,
        // The terms validate the choice.
        choose: (chosen) => !isRefreshing && send({ type: "platform.choose", platformId: chosen }),
        chooseOption: ({ code, name }) => send({ type: "option.choose", option: { code, name } }),
        next,
      };
    }
    case "enteringAmount":
      return {
        ...details,
        step: value,
        issue: terms ? depositAmountIssue(entry, terms) : { code: "platformMissing" },
        canGoNext,
        change: (field, text) => send({ type: "amount.change", field, text }),
        leave: () => send({ type: "amount.leave" }),
        next,
      };
    case "preparing":
    case "requesting":
    case "checkingRequest":
      return {
        ...details,
        step: value === "preparing" ? "requesting" : value,
        // Only a payment at a bank of a gateway blocks the page (spec 4.4).
        isBlocking: gateway?.option === "bank",
      };
    case "confirmingAnother":
      return {
        ...details,
        step: value,
        earlier: earlierOf(context),
        confirm: () => send({ type: "another.confirm" }),
        decline: () => send({ type: "another.decline" }),
      };
    case "requestFailed":
      return { ...details, step: value, failure, dismiss: () => send({ type: "failure.dismiss" }) };
    case "requestNotFound":
      return {
        ...details,
        step: value,
        mayArrive: mayArrive(context),
        repeat: () => send({ type: "request.repeat" }),
      };
    case "requestUnknown":
      return { ...details, step: value, checkAgain: () => send({ type: "outcome.check" }) };
  }
}
