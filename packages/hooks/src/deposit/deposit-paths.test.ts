import { ApiError } from "@broker/sdk";
import { depositUsd } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { createDepositMachine } from "./deposit.machine.ts";
import type { DepositDraft } from "./deposit.store.ts";

const sellRate = "4.47";
const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });
const never = () => new Promise<never>(() => {});
let keys = 0;
const machine = createDepositMachine({
  terms: () => ({ platformName: "Maybank", currencyCode: "MYR", sellRate, min: "10", max: "1000" }),
  createKey: () => `key-${(keys += 1)}`,
  requestDeposit: never,
  listDeposits: never,
  findDeposit: never,
  submitProof: never,
  hasProof: never,
});

const intent = {
  key: "k",
  platformId: 11,
  platformName: "Maybank",
  currencyCode: "MYR",
  localAmount: "447",
  usdAmount: "100.00",
};
const late = { ...intent, key: "l", localAmount: "894", usdAmount: "200.00" };
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, kind: "offline" | "refused") => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "DepositRequest", kind }),
  actorId: id,
});
const events = [
  { type: "method.choose", method: "bank" },
  { type: "method.choose", method: "crypto" },
  { type: "platform.choose", platformId: 11 },
  { type: "amount.change", field: "local", text: "447" },
  { type: "amount.change", field: "usd", text: "20" },
  { type: "amount.change", field: "local", text: "1" },
  { type: "step.next" },
  { type: "step.go", step: "method" },
  { type: "step.go", step: "platform" },
  { type: "step.go", step: "amount" },
  { type: "failure.dismiss" },
  { type: "request.repeat" },
  { type: "outcome.check" },
  { type: "proof.choose", proof: receipt },
  { type: "proof.choose", proof: null },
  { type: "proof.submit" },
  { type: "deposit.restart" },
  done("prepare", { known: ["D-0"] }),
  done("prepare", { intent: late, known: [], transactionId: "D-9", isLate: true }),
  failed("prepare", "offline"),
  done("requestDeposit", { transactionId: "D-1" }),
  failed("requestDeposit", "offline"),
  failed("requestDeposit", "refused"),
  done("findDeposit", { transactionId: "D-1" }),
  done("findDeposit", null),
  failed("findDeposit", "offline"),
  done("submitProof", null),
  failed("submitProof", "offline"),
  failed("submitProof", "refused"),
  done("hasProof", true),
  done("hasProof", false),
  failed("hasProof", "offline"),
];

type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
// Two keys are as good as one another: only whether there is one tells situations apart.
const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.method,
    context.platformId,
    context.entry,
    context.intent?.localAmount,
    context.transactionId,
    context.proofKey !== null,
    context.proof !== null,
    context.unresolved.length > 0,
    context.isLate,
    context.failure?.kind,
  ]);
// The done and error events of invoked actors are not among a machine's own, and are what its paths hang on.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const walk = (draft: DepositDraft | null) => ({ input: { draft }, events: events as never, serializeState });

const entered = {
  method: "bank",
  platformId: 11,
  entry: { field: "local", text: "447" },
  quotedRate: "4.47",
  intent,
  known: [],
  unresolved: [],
  transactionId: null,
  proofKey: null,
} as const;

describe.each<[string, DepositDraft | null]>([
  ["from the start", null],
  ["from a reload while requesting", { ...entered, phase: "requesting" }],
  [
    "from a reload while submitting",
    { ...entered, phase: "submitting", transactionId: "D-1", proofKey: "p" },
  ],
])("on every path %s", (_what, draft) => {
  // The graph's own type has no place for emitted events.
  const graph = getAdjacencyMap<Snapshot, EventObject, { draft: DepositDraft | null }>(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    machine as never,
    walk(draft),
  );
  const steps = adjacencyMapToArray(graph);
  const situations = new Map(steps.map(({ state }) => [serializeState(state), state]));
  for (const { nextState } of steps) situations.set(serializeState(nextState), nextState);
  const into = (name: Snapshot["value"]) =>
    steps.filter(({ state, nextState }) => nextState.value === name && state.value !== name);
  const from = (name: Snapshot["value"]) =>
    steps.filter(({ state, nextState }) => state.value === name && nextState.value !== name);

  test("every state is reached", () => {
    const reached = new Set<string>(getShortestPaths(machine, walk(draft)).map(({ state }) => state.value));
    // "opening" passes at once.
    const all = Object.keys(machine.states).filter((name) => name !== "opening");
    expect([...reached].toSorted()).toEqual(all.toSorted());
  });

  test("no situation is a dead end: a deposit can still be settled", () => {
    const good = new Set<string>();
    for (const [id, { value }] of situations) if (value === "settled") good.add(id);
    for (let before = -1; before < good.size;) {
      before = good.size;
      for (const step of steps)
        if (good.has(serializeState(step.nextState))) good.add(serializeState(step.state));
    }
    expect([...situations.keys()].filter((id) => !good.has(id))).toEqual([]);
  });

  test("nothing is requested but a settled intent, whose US dollars follow from its local amount", () => {
    expect(into("requesting").length).toBeGreaterThan(0);
    for (const { nextState } of into("requesting")) {
      const sent = nextState.context.intent;
      expect(sent?.key).toBeTruthy();
      expect(sent?.usdAmount).toBe(depositUsd(sent?.localAmount ?? "", sellRate));
    }
  });

  test("what is repeated is repeated under its own key", () => {
    const repeats = from("requestNotFound").filter(({ event }) => event.type === "request.repeat");
    expect(repeats.length).toBeGreaterThan(0);
    for (const { state, nextState } of repeats) expect(nextState.context.intent).toBe(state.context.intent);
    for (const { state, nextState } of into("requesting"))
      expect(nextState.context.intent).toBe(state.context.intent);
  });

  test("nothing is requested before what is there already was noted, and what was sent earlier looked for", () => {
    expect(new Set(into("requesting").map(({ state }) => state.value))).toEqual(new Set(["preparing"]));
    for (const { nextState } of into("requesting")) expect(nextState.context.known).toEqual(["D-0"]);
    for (const { state, nextState } of from("requestNotFound"))
      expect(nextState.context.unresolved.at(-1)?.intent).toBe(state.context.intent);
  });

  test("while an outcome is unknown there is no way on but the look-up's answer", () => {
    const exits = (name: Snapshot["value"]) => new Set(from(name).map(({ nextState }) => nextState.value));
    expect(exits("checkingRequest")).toEqual(
      new Set(["providingProof", "requestNotFound", "requestUnknown"]),
    );
    expect(exits("requestUnknown")).toEqual(new Set(["checkingRequest"]));
    expect(exits("checkingProof")).toEqual(new Set(["settled", "proofNotFound", "proofUnknown"]));
    expect(exits("proofUnknown")).toEqual(new Set(["checkingProof"]));
  });

  test("a proof is submitted with its deposit, a key and a file", () => {
    const complete = {
      transactionId: expect.stringMatching(/^D-/),
      proofKey: expect.any(String),
      proof: receipt,
    };
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) expect(nextState.context).toMatchObject(complete);
  });

  test("it is settled only after a proof arrived or was found", () => {
    const reasons = new Set<string>(into("settled").map(({ event }) => event.type));
    expect(reasons).toEqual(new Set(["xstate.done.actor.submitProof", "xstate.done.actor.hasProof"]));
    const found = into("settled").map(({ event }) => ("output" in event ? event.output : undefined));
    expect(found).not.toContain(false);
  });

  test("a failure is gone as soon as its state is left", () => {
    const failures = new Set<string>(["requestFailed", "requestUnknown", "proofFailed", "proofUnknown"]);
    for (const { value, context } of situations.values())
      expect([value, context.failure !== null]).toEqual([value, failures.has(value)]);
  });
});
