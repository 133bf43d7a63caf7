import { compare, isAmount } from "@broker/sdk/money";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { Failure } from "../failure.ts";
import { earlierOf, mayArrive } from "../once/once.rules.ts";
import type { PaymentHandoff } from "./payment-handoff.ts";
import type { createDepositMachine } from "./deposit.machine.ts";
import {
  amountsToSend,
  depositAmountIssue,
  type DepositMethod,
  depositMethods,
  isOffered,
  shownAmounts,
} from "./deposit.rules.ts";
import { type DepositCatalogue, platformOf, termsOf } from "./deposit-terms.ts";
import type { ChoosingStep, DepositDetails, DepositWizard } from "./deposit-wizard.ts";
import { gatewayOf, isBlocking } from "./gateway.rules.ts";
import { toPaymentStep } from "./to-payment-step.ts";
import type { AcceptedAt } from "./use-accepted.ts";
import type { GatewayOptions } from "./use-gateway-options.ts";

type Machine = ReturnType<typeof createDepositMachine>;

const choosingSteps = ["method", "platform", "amount"] as const satisfies readonly ChoosingStep[];

/** What a wizard is built from. */
export interface DepositSurroundings {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: (event: EventFromLogic<Machine>) => void;
  readonly catalogue: DepositCatalogue | null;
  /** What the last visit knew of it, to choose among while it is read anew. */
  readonly keptCatalogue: DepositCatalogue | null;
  readonly options: GatewayOptions | null;
  readonly accepted: AcceptedAt;
  readonly user: { readonly currencyCode: string; readonly companyId: number } | null;
  readonly loadingFailed: Failure | null;
  readonly retryLoading: () => void;
  readonly linkTo: (payment: { transactionId: string; handoff: PaymentHandoff }) => string;
}

/** Turns a state of the machine into what a screen may show and do there. */
export function toDepositWizard(surroundings: DepositSurroundings): DepositWizard {
  const { snapshot, catalogue } = surroundings;
  const { context, value } = snapshot;
  const { intent, transactionId } = context;
  switch (value) {
    case "opening":
      return { step: "loading" };
    case "settled": {
      const outcome = intent?.gateway ? "paid" : "submitted";
      return { step: value, transactionId: transactionId ?? "", outcome };
    }
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

/** What is shown where the account, the wallet or the rate is missing: nothing is paid or entered without it. */
function whileUnread({ loadingFailed, retryLoading }: DepositSurroundings): DepositWizard {
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
  { snapshot, send, user, options, accepted, catalogue: read }: DepositSurroundings,
): DepositWizard {
  const isRefreshing = read === null;
  const { context } = snapshot;
  const { method, platformId, gateway, option, entry, quotedRate, failure } = context;
  const terms = termsOf(catalogue, platformId);
  const sellRate = terms?.sellRate ?? "1";
  const shown = shownAmounts(entry, sellRate);
  const details: DepositDetails = {
    method,
    platform: platformOf(catalogue, platformId),
    gateway,
    option,
    terms,
    isRefreshing,
    hasRateChanged: terms !== null && quotedRate !== null && compare(terms.sellRate, quotedRate) !== 0,
    ...shown,
    toSend: isAmount(shown.localAmount) ? amountsToSend(entry, sellRate) : shown,
    reachable: choosingSteps.filter((step) => snapshot.can({ type: "step.go", step })),
    goTo: (step) => send({ type: "step.go", step }),
  };
  const next = () => send({ type: "step.next" });
  const canGoNext = snapshot.can({ type: "step.next" });
  const ofMethod = (wanted: DepositMethod) =>
    user ? catalogue.platforms.filter((platform) => isOffered(platform, wanted, user)) : [];

  switch (value) {
    case "choosingMethod": {
      const methods = depositMethods.filter((one) => ofMethod(one).length > 0);
      const choose = (chosen: DepositMethod) => send({ type: "method.choose", method: chosen });
      return { ...details, step: value, methods, canGoNext, choose, next };
    }
    case "choosingPlatform": {
      const platforms = method ? ofMethod(method) : [];
      return {
        ...details,
        step: value,
        platforms,
        accepted: new Map(platforms.map((one) => [one.paymentPlatformId, accepted(gatewayOf(one))])),
        options,
        canGoNext,
        // What is chosen is judged by its terms.
        choose: (chosen) => !isRefreshing && send({ type: "platform.choose", platformId: chosen }),
        chooseOption: ({ code, name }) => send({ type: "option.choose", option: { code, name } }),
        next,
      };
    }
    case "enteringAmount": {
      const issue = terms ? depositAmountIssue(entry, terms) : { code: "platformMissing" as const };
      const change = (field: "local" | "usd", text: string) => send({ type: "amount.change", field, text });
      const leave = () => send({ type: "amount.leave" });
      return { ...details, step: value, issue, canGoNext, change, leave, next };
    }
    case "preparing":
    case "requesting":
      return { ...details, step: "requesting", isBlocking: isBlocking(gateway) };
    case "confirmingAnother": {
      const confirm = () => send({ type: "another.confirm" });
      const decline = () => send({ type: "another.decline" });
      return { ...details, step: value, earlier: earlierOf(context), confirm, decline };
    }
    case "checkingRequest":
      return { ...details, step: value, isBlocking: isBlocking(gateway) };
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
