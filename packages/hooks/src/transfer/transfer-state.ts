import type { Data } from "@broker/sdk";
import { isAmount } from "@broker/sdk/money";
import type { EventFromLogic, SnapshotFrom } from "xstate";
import { rateOf } from "../catalogue/catalogue.rules.ts";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import type { Failure } from "../failure.ts";
import type { Issue } from "../form/issue.ts";
import { earlierOf, mayArrive } from "../once/once.rules.ts";
import type { TransferIntent } from "./transfer.intent.ts";
import type { createTransferMachine } from "./transfer.machine.ts";
import {
  localOf,
  referenceIssue,
  type TransferCode,
  transferIssue,
  type TransferKind,
  type TransferTerms,
} from "./transfer.rules.ts";

type Machine = ReturnType<typeof createTransferMachine>;

/** The properties of a transfer that was sent, whatever its outcome. */
interface Sent {
  readonly kind: TransferKind;
  readonly intent: TransferIntent;
}

/** Why there is no rate: it is loading, failed to load, or does not exist for the user's currency. */
export type WithoutRate =
  | { readonly reason: "loading" }
  | { readonly reason: "failed"; readonly failure: Failure; retry(): void }
  | { readonly reason: "missing"; retry(): void };

/** The properties of a transfer while it is entered. */
export interface TransferEntry {
  readonly step: "entering";
  readonly kind: TransferKind;
  readonly usdAmount: string;
  /** The amount of an e-wallet transfer in the user's currency, read-only; null for other kinds and while no rate is known. */
  readonly local: { readonly amount: string; readonly currencyCode: string; readonly rate: string } | null;
  /** Why an e-wallet transfer cannot be converted; null for other kinds, and while a rate is known. */
  readonly withoutRate: WithoutRate | null;
  /** The issue that is due: after the first submission, and for a file at once. */
  readonly issue: Issue<TransferCode> | null;
  /** How often the rules refused to submit; an error summary takes the focus when it rises. */
  readonly attempts: number;
  /** The missing requirements; the provider refuses the transfer while there are any. */
  readonly missing: readonly MissingRequirement[];
  readonly canSubmit: boolean;
  change(usdAmount: string): void;
  submit(): void;
}

/** The state of a transfer, with the commands that are legal in it. */
export type TransferState = TransferEntry | OpenTransfer;

/** The steps of a transfer that was sent: running, refused, being looked up, or done. */
export type OpenTransfer =
  | (Sent & { readonly step: "submitting" | "checking" })
  | {
      readonly step: "failed";
      readonly kind: TransferKind;
      readonly failure: Failure | null;
      dismiss(): void;
    }
  /** The user must confirm the transfer, because earlier transfers may still arrive too. */
  | (Sent & {
      readonly step: "confirmingAnother";
      /** The intents that were sent earlier and not found. */
      readonly earlier: readonly TransferIntent[];
      /** Sends the transfer although earlier transfers may still arrive. */
      confirm(): void;
      decline(): void;
    })
  | (Sent & {
      readonly step: "notFound";
      /** True while the request may still arrive; false once its key was voided, so that it was not done and will not be. */
      readonly mayArrive: boolean;
      /** False for a transfer to a user after a reload: recipient and file are not stored. */
      readonly canRepeat: boolean;
      repeat(): void;
      edit(): void;
    })
  | (Sent & { readonly step: "outcomeUnknown"; readonly failure: Failure | null; checkAgain(): void })
  /** An e-wallet transfer is done; other kinds are pending approval. */
  | {
      readonly step: "settled";
      readonly kind: TransferKind;
      readonly isPending: boolean;
      /** True for an earlier transfer, of another amount or to another user, that arrived late; nothing else was sent. */
      readonly isLate: boolean;
      /** The transfer that was done. */
      readonly intent: TransferIntent | null;
    };

/** The rate of the user's currency; null while the list is not loaded. */
export function toTerms(
  currencies: Data<"GetCurrencies"> | undefined,
  currencyCode: string,
): TransferTerms | null {
  const sellRate = rateOf(currencies, currencyCode, "sellRate");
  return sellRate ? { currencyCode, sellRate } : null;
}

interface Surroundings {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFromLogic<Machine>) => void;
  terms: TransferTerms | null;
  withoutRate: WithoutRate | null;
  missing: readonly MissingRequirement[];
}

/** Converts a state of the machine to the state for screens, with the commands that are legal in it. */
export function toTransferState(surroundings: Surroundings): TransferState {
  const { snapshot, send } = surroundings;
  const { context, value } = snapshot;
  const { kind, intent, failure } = context;
  if (value === "settled") {
    // An earlier transfer that arrived late may be of another kind.
    const settled = intent?.kind ?? kind;
    return {
      step: value,
      kind: settled,
      isPending: settled !== "eWallet",
      isLate: context.isLate,
      intent,
    };
  }
  if (value === "failed")
    return { step: value, kind, failure, dismiss: () => send({ type: "failure.dismiss" }) };
  if (value === "opening" || value === "entering" || !intent) return toEntry(surroundings);
  const sent: Sent = { kind, intent };
  switch (value) {
    case "preparing":
    case "submitting":
      return { ...sent, step: "submitting" };
    case "checking":
      return { ...sent, step: value };
    case "confirmingAnother": {
      const confirm = () => send({ type: "another.confirm" });
      const decline = () => send({ type: "another.decline" });
      return { ...sent, step: value, earlier: earlierOf(context), confirm, decline };
    }
    case "notFound": {
      const canRepeat = snapshot.can({ type: "transfer.repeat" });
      const repeat = () => send({ type: "transfer.repeat" });
      const edit = () => send({ type: "transfer.edit" });
      return { ...sent, step: value, mayArrive: mayArrive(context), canRepeat, repeat, edit };
    }
    case "outcomeUnknown":
      return { ...sent, step: value, failure, checkAgain: () => send({ type: "outcome.check" }) };
  }
}

function toEntry({ snapshot, send, terms, withoutRate, missing }: Surroundings): TransferEntry {
  const { context } = snapshot;
  const { kind, usdAmount, attempts, file } = context;
  const hasLocal = kind === "eWallet" && terms !== null;
  const isConvertible = kind !== "eWallet" || hasLocal;
  const issue = transferIssue(kind, context) ?? (isConvertible ? null : { code: "rateMissing" as const });
  return {
    step: "entering",
    kind,
    usdAmount,
    local: hasLocal
      ? {
          amount: isAmount(usdAmount) ? localOf(usdAmount, terms) : "",
          currencyCode: terms.currencyCode,
          rate: terms.sellRate,
        }
      : null,
    withoutRate: isConvertible ? null : withoutRate,
    issue: attempts > 0 ? issue : referenceIssue(file),
    attempts,
    missing,
    canSubmit: issue === null,
    change: (text) => send({ type: "amount.change", text }),
    submit: () => send({ type: "transfer.submit" }),
  };
}
