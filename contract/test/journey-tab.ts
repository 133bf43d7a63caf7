import {
  type Broker,
  createDepositMachine,
  createDepositPorts,
  createTransferMachine,
  createTransferPorts,
  createWithdrawalMachine,
  createWithdrawalPorts,
  depositDrafts,
  keepMachine,
  openDraft,
  type TransferKind,
  transferDrafts,
  withdrawalDrafts,
} from "@broker/hooks";
import { type AnyActorRef, createActor, waitFor } from "xstate";

/** A journey that moves money. */
export type Journey = "deposit" | "withdrawal" | TransferKind;
/** The kinds of journeys; "eWallet", "trading" and "user" are transfers. */
export const journeys = ["deposit", "eWallet", "trading", "user", "withdrawal"] as const;
/** The states in which a machine waits for its user. */
const resting: ReadonlySet<string> = new Set([
  "entering",
  "enteringAmount",
  "enteringDetails",
  "choosingMethod",
  "choosingPlatform",
  "reviewing",
  "confirmingAnother",
  "notFound",
  "requestNotFound",
  "outcomeUnknown",
  "requestUnknown",
  "failed",
  "requestFailed",
  "providingProof",
  "settled",
]);

/** Returns the state of a journey, without its parallel regions. */
export const journeyState = (actor: AnyActorRef): string => {
  const { value } = actor.getSnapshot();
  return typeof value === "string" ? value : String(value.journey);
};
/** Waits until a journey waits for its user. */
export const rest = (actor: AnyActorRef) =>
  waitFor(actor, () => resting.has(journeyState(actor)), { timeout: 20_000 });

/** One journey that is open in one page. */
export interface Tab {
  readonly actor: AnyActorRef;
  readonly close: () => void;
}

/** Opens a journey in a page, with its draft. */
export function open(broker: Broker, journey: Journey): Tab {
  const start = () => {
    if (journey === "deposit") {
      const kept = openDraft(broker, depositDrafts);
      const machine = createDepositMachine(createDepositPorts(broker));
      const actor = createActor(machine, { input: { draft: kept.draft } });
      return { actor, keep: () => keepMachine(broker, actor, { drafts: depositDrafts, keys: kept.keys }) };
    }
    if (journey === "withdrawal") {
      const kept = openDraft(broker, withdrawalDrafts);
      const machine = createWithdrawalMachine(createWithdrawalPorts(broker));
      const actor = createActor(machine, { input: { draft: kept.draft } });
      return { actor, keep: () => keepMachine(broker, actor, { drafts: withdrawalDrafts, keys: kept.keys }) };
    }
    const kept = openDraft(broker, transferDrafts, ({ kind }) => kind === journey);
    const machine = createTransferMachine(createTransferPorts(broker));
    const actor = createActor(machine, { input: { kind: journey, draft: kept.draft } });
    const isKept = ({ phase, unresolved }: { phase: string; unresolved: readonly unknown[] }) =>
      phase !== "draft" || unresolved.length > 0;
    return {
      actor,
      keep: () => keepMachine(broker, actor, { drafts: transferDrafts, keys: kept.keys, isKept }),
    };
  };
  const { actor, keep } = start();
  actor.start();
  const stop = keep();
  return {
    actor,
    close: () => {
      stop();
      actor.stop();
    },
  };
}
