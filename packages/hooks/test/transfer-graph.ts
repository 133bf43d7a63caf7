import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { done, failed, onceEvents, onceShape } from "./once-graph.ts";
import { createTestOncePorts } from "./once-ports.ts";
import { isSameTransfer, type TransferIntent } from "../src/transfer/transfer.intent.ts";
import { createTransferMachine } from "../src/transfer/transfer.machine.ts";
import type { TransferKind } from "../src/transfer/transfer.rules.ts";
import type { TransferDraft } from "../src/transfer/transfer.storage.ts";
import { toGraph } from "./to-graph.ts";

/** The rate in the graph. */
export const sellRate = "4.47";
/** The file in the graph. */
export const selfie = new File(["%PDF"], "selfie.pdf", { type: "application/pdf" });
/** The recipient in the graph. */
export const friend = { cTraderLogin: "5100235", email: "friend@example.com", display: "F***d" };
const never = () => new Promise<never>(() => {});
/** The transfer machine, whose calls are answered by the events of the graph. */
export const machine = createTransferMachine({
  ...createTestOncePorts<TransferIntent>(),
  terms: () => ({ currencyCode: "MYR", sellRate }),
  findTransfers: never,
  submitTransfer: never,
});

/** A snapshot of the machine. */
export type Situation = ReturnType<typeof machine.getInitialSnapshot>;
/** The states in which a transfer can begin. */
export interface Input {
  readonly kind: TransferKind;
  readonly draft: TransferDraft | null;
}

const earlier: TransferIntent = {
  key: "k",
  kind: "trading",
  usdAmount: "25",
  local: null,
  recipientLogin: null,
  fileHash: null,
};
const commands = [
  { type: "amount.change", text: "50" },
  { type: "amount.change", text: "20" },
  { type: "amount.change", text: "0" },
  { type: "recipient.choose", recipient: friend },
  { type: "recipient.choose", recipient: null },
  { type: "file.choose", file: selfie },
  { type: "file.choose", file: null },
  { type: "transfer.submit" },
  { type: "transfer.repeat" },
  { type: "transfer.edit" },
  { type: "another.confirm" },
  { type: "another.decline" },
  { type: "failure.dismiss" },
  { type: "outcome.check" },
  done("submitTransfer", null),
  failed("submitTransfer", "offline"),
  failed("submitTransfer", "refused"),
];
const eventsAt = ({ context }: Situation) => [
  ...commands,
  ...onceEvents(context, {
    isRepeat: (sent, wanted) => sent.key === wanted.key || isSameTransfer(sent, wanted),
    known: "T-0",
    found: [{ transactionId: "T-3" }],
    late: [{ intent: earlier, found: { transactionId: "T-2" } }],
  }),
];

/** Identifies a situation. Two refused tries are equivalent: only whether there was one counts. */
export const serializeState = ({ value, context }: Situation) =>
  JSON.stringify([
    value,
    context.usdAmount,
    context.recipient !== null,
    context.file !== null,
    context.attempts > 0,
    context.party !== null,
    ...onceShape(context, ({ usdAmount }) => usdAmount),
    context.failure?.kind,
    context.phase,
  ]);

const local = { amount: "223.50", currencyCode: "MYR" };
const openDraft = (kind: TransferKind): TransferDraft => ({
  kind,
  intent: {
    key: "k",
    kind,
    usdAmount: "50",
    local: kind === "eWallet" ? local : null,
    recipientLogin: null,
    fileHash: null,
  },
  known: ["T-0"],
  unresolved: [],
  phase: "submitting",
});

/** The states in which a transfer can begin: new, or restored after a reload. */
export const beginnings: readonly (readonly [string, Input])[] = [
  ["to the trading account", { kind: "eWallet", draft: null }],
  ["to the e-wallet", { kind: "trading", draft: null }],
  ["to another user", { kind: "user", draft: null }],
  ["to the trading account, after a reload", { kind: "eWallet", draft: openDraft("eWallet") }],
  ["to another user, after a reload", { kind: "user", draft: openDraft("user") }],
];

const walk = (input: Input) => ({
  input,
  events: toGraph(eventsAt),
  serializeState,
});

/** Walks every path of the machine from one beginning. */
export function walkFrom(input: Input) {
  const graph = getAdjacencyMap<Situation, EventObject, Input>(toGraph(machine), walk(input));
  const steps = adjacencyMapToArray(graph);
  return {
    steps,
    /** Returns the states that a path passes. */
    reached: new Set<string>(getShortestPaths(machine, walk(input)).map(({ state }) => state.value)),
    situations: new Map(
      steps.flatMap(({ state, nextState }) => [state, nextState].map((one) => [serializeState(one), one])),
    ),
    into: (name: Situation["value"]) =>
      steps.filter(({ state, nextState }) => nextState.value === name && state.value !== name),
  };
}
