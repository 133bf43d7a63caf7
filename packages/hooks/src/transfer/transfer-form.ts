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

/** What a transfer that was sent shows, whatever became of it. */
interface Sent {
  readonly kind: TransferKind;
  readonly intent: TransferIntent;
}

/** The rates are on their way, cannot be had, or have none for the user's currency. */
export type WithoutRate =
  | { readonly reason: "loading" }
  | { readonly reason: "failed"; readonly failure: Failure; retry(): void }
  | { readonly reason: "missing"; retry(): void };

/** A transfer as it is entered. */
export interface TransferEntry {
  readonly step: "entering";
  readonly kind: TransferKind;
  readonly usdAmount: string;
  /** What an e-wallet transfer is in the user's currency, read-only; null for the others and while no rate is known. */
  readonly local: { readonly amount: string; readonly currencyCode: string; readonly rate: string } | null;
  /** Why an e-wallet transfer cannot be converted; null for the others, and while a rate is known. */
  readonly withoutRate: WithoutRate | null;
  /** Due once sending was tried; what is wrong with a file, at once. */
  readonly issue: Issue<TransferCode> | null;
  /** How often sending was refused by the rules; a summary takes the focus when it rises. */
  readonly attempts: number;
  /** What the account still lacks; the provider refuses the transfer while there is something. */
  readonly missing: readonly MissingRequirement[];
  readonly canSubmit: boolean;
  change(usdAmount: string): void;
  submit(): void;
}

/** Where a transfer is, with the commands that are legal there. */
export type Transfer = TransferEntry | OpenTransfer;

/** A transfer that was sent: under way, refused, looked for, or done. */
export type OpenTransfer =
  | (Sent & { readonly step: "submitting" | "checking" })
  | {
      readonly step: "failed";
      readonly kind: TransferKind;
      readonly failure: Failure | null;
      dismiss(): void;
    }
  /** Earlier transfers may still arrive, beside this one: the user is to be asked. */
  | (Sent & {
      readonly step: "confirmingAnother";
      /** What was sent before, and was not found. */
      readonly earlier: readonly TransferIntent[];
      /** Sends it all the same. */
      confirm(): void;
      decline(): void;
    })
  | (Sent & {
      readonly step: "notFound";
      /** False where it was given up at the provider: then it did not happen, nor will. */
      readonly mayArrive: boolean;
      /** False for a transfer to a user after a reload: recipient and file are not kept. */
      readonly canRepeat: boolean;
      repeat(): void;
      edit(): void;
    })
  | (Sent & { readonly step: "outcomeUnknown"; readonly failure: Failure | null; checkAgain(): void })
  /** An e-wallet transfer is done; the others are pending for approval. */
  | {
      readonly step: "settled";
      readonly kind: TransferKind;
      readonly isPending: boolean;
      /** True when it is an earlier transfer, of another amount or to another user, that arrived late; nothing else was sent then. */
      readonly isLate: boolean;
      /** What was transferred. */
      readonly intent: TransferIntent | null;
    };

/** The rate of the user's currency; null while the list is not there. */
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

/** Turns a state of the machine into what a screen may show and do there. */
export function toTransfer(surroundings: Surroundings): Transfer {
  const { snapshot, send } = surroundings;
  const { context, value } = snapshot;
  const { kind, intent, failure } = context;
  if (value === "settled") {
    // An earlier one that arrived late may be of another kind.
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
