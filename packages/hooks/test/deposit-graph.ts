import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { done, failed, onceEvents, onceShape } from "./once-graph.ts";
import { createTestOncePorts } from "./once-ports.ts";
import { type DepositIntent, isSameDeposit } from "../src/deposit/deposit.intent.ts";
import { createDepositMachine } from "../src/deposit/deposit.machine.ts";
import type { DepositDraft } from "../src/deposit/deposit.storage.ts";
import type { Gateway } from "../src/deposit/gateway.rules.ts";
import { toGraph } from "./to-graph.ts";

/** The rate of every platform in the graph. */
export const sellRate = "4.47";
/** The proof that is picked in the graph. */
export const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });
const never = () => new Promise<never>(() => {});
const gateways = new Map<number, Gateway>([
  [31, { name: "ess", option: null }],
  [33, { name: "onepay", option: "bank" }],
]);
/** The deposit machine, whose calls are answered by the events of the graph. */
export const machine = createDepositMachine({
  terms: (id) => ({
    gateway: gateways.get(id) ?? null,
    platformName: `Platform ${id}`,
    currencyCode: "MYR",
    sellRate,
    min: "10",
    max: "1000",
  }),
  ...createTestOncePorts<DepositIntent>(),
  openedBy: ({ transactionId }) => ({ transactionId: transactionId ?? "", handoff: null }),
  listDeposits: never,
  requestDeposit: never,
  findDeposit: never,
  submitProof: never,
  hasProof: never,
  openWindow: () => true,
  watchPayment: never,
});

const intent = {
  key: "k",
  method: "bank" as const,
  platformId: 11,
  platformName: "Platform 11",
  gateway: null,
  option: null,
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100.00",
};
const handoff = { kind: "url", url: "https://pay.example.com/D-1" } as const;
const late = { ...intent, key: "l", localAmount: "894", usdAmount: "200.00" };
const lateHosted = {
  ...late,
  method: "gateway" as const,
  platformId: 31,
  gateway: { name: "ess", option: null },
};
const events = [
  { type: "method.choose", method: "bank" },
  { type: "method.choose", method: "gateway" },
  { type: "platform.choose", platformId: 11 },
  { type: "platform.choose", platformId: 31 },
  { type: "platform.choose", platformId: 33 },
  { type: "option.choose", option: { code: "DAYB", name: "Daybreak Online" } },
  { type: "amount.change", field: "usd", text: "100" },
  { type: "amount.change", field: "local", text: "1" },
  { type: "amount.leave" },
  { type: "step.next" },
  { type: "step.go", step: "method" },
  { type: "step.go", step: "platform" },
  { type: "step.go", step: "amount" },
  { type: "another.confirm" },
  { type: "another.decline" },
  { type: "failure.dismiss" },
  { type: "request.repeat" },
  { type: "outcome.check" },
  { type: "proof.choose", proof: receipt },
  { type: "proof.choose", proof: null },
  { type: "proof.submit" },
  { type: "payment.continue" },
  { type: "payment.reopen" },
  { type: "payment.follow" },
  { type: "window.blocked" },
  { type: "deposit.restart" },
  done("requestDeposit", { transactionId: "D-1", handoff: null }),
  done("requestDeposit", { transactionId: "D-1", handoff }),
  failed("requestDeposit", "offline"),
  failed("requestDeposit", "refused"),
  done("submitProof", null),
  failed("submitProof", "offline"),
  failed("submitProof", "refused"),
  failed("submitProof", "refused", 2006),
  done("hasProof", true),
  done("hasProof", false),
  failed("hasProof", "offline"),
  done("watchPayment", "completed"),
  done("watchPayment", "cancelled"),
  failed("watchPayment", "malformed"),
];

/** A snapshot of the machine. */
export type Situation = ReturnType<typeof machine.getInitialSnapshot>;
const eventsAt = ({ context }: Situation) => [
  ...events,
  ...onceEvents(context, {
    isRepeat: (sent, wanted) => sent.key === wanted.key || isSameDeposit(sent, wanted),
    known: "D-0",
    found: [
      { transactionId: "D-1", handoff: null },
      { transactionId: "D-1", handoff },
    ],
    late: [
      { intent: late, found: { transactionId: "D-9", handoff: null } },
      { intent: lateHosted, found: { transactionId: "D-9", handoff } },
    ],
  }),
];

/** Identifies a situation. Two keys are equivalent: only whether there is one counts. */
export const serializeState = ({ value, context }: Situation) =>
  JSON.stringify([
    value,
    context.method,
    context.platformId,
    context.option !== null,
    context.entry,
    ...onceShape(context, ({ platformId, localAmount }) => `${platformId} ${localAmount}`),
    context.transactionId,
    context.handoff !== null,
    context.proofKey !== null,
    context.proof !== null,
    context.isLate,
    context.failure?.kind,
  ]);

const entered: DepositDraft = {
  method: "bank",
  platformId: 11,
  gateway: null,
  option: null,
  entry: { field: "local", text: "447" },
  quotedRate: sellRate,
  intent,
  known: ["D-0"],
  unresolved: [],
  transactionId: null,
  handoff: null,
  proofName: null,
  proofKey: null,
  phase: "draft",
};
const hosted: DepositDraft = {
  ...entered,
  method: "gateway",
  platformId: 31,
  gateway: { name: "ess", option: null },
  intent: { ...intent, method: "gateway", platformId: 31, gateway: { name: "ess", option: null } },
};

/** The states in which a wizard can begin: new, or restored after a reload. */
export const beginnings: readonly (readonly [string, DepositDraft | null])[] = [
  ["from the start", null],
  ["from a reload while requesting", { ...entered, phase: "requesting" }],
  [
    "from a reload while submitting",
    { ...entered, phase: "submitting", transactionId: "D-1", proofKey: "p", proofName: "receipt.pdf" },
  ],
  ["from a reload while requesting at a gateway", { ...hosted, phase: "requesting" }],
  ["from a reload before the payment was opened", { ...hosted, transactionId: "D-1", handoff }],
  ["from a reload while paying", { ...hosted, phase: "paying", transactionId: "D-1", handoff }],
];

/** One step of the graph: a situation, an event, the next situation, and the transitions that were taken. */
interface Step {
  readonly state: Situation;
  readonly event: EventObject;
  readonly nextState: Situation;
}

// The done and error events of invoked actors are not part of a machine's own events, so they are listed.
const walk = (draft: DepositDraft | null) => ({
  input: { draft },
  events: toGraph(eventsAt),
  serializeState,
});

/** Walks every path of the machine from one beginning. */
export function walkFrom(draft: DepositDraft | null) {
  const graph = getAdjacencyMap<Situation, EventObject, { draft: DepositDraft | null }>(
    toGraph(machine),
    walk(draft),
  );
  const steps: Step[] = adjacencyMapToArray(graph);
  const situations = new Map(steps.map(({ state }) => [serializeState(state), state]));
  for (const { nextState } of steps) situations.set(serializeState(nextState), nextState);
  return {
    /** Returns the states that a path passes. */
    reached: new Set<string>(getShortestPaths(machine, walk(draft)).map(({ state }) => state.value)),
    steps,
    situations,
    into: (name: Situation["value"]) =>
      steps.filter(({ state, nextState }) => nextState.value === name && state.value !== name),
    from: (name: Situation["value"]) =>
      steps.filter(({ state, nextState }) => state.value === name && nextState.value !== name),
  };
}
