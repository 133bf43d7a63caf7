import { ApiError } from "@broker/sdk";
import { transferLocal } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { deadEnds, untaken } from "../test-paths.ts";
import { createTransferMachine } from "./transfer.machine.ts";
import type { TransferKind } from "./transfer.rules.ts";
import type { TransferDraft } from "./transfer.store.ts";

const sellRate = "4.47";
const selfie = new File(["%PDF"], "selfie.pdf", { type: "application/pdf" });
const friend = { cTraderLogin: "5100235", email: "friend@example.com", display: "F***d" };
const never = () => new Promise<never>(() => {});
let keys = 0;
const machine = createTransferMachine({
  terms: () => ({ currencyCode: "MYR", sellRate }),
  createKey: () => `key-${(keys += 1)}`,
  findTransfers: never,
  submitTransfer: never,
});

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, kind: "offline" | "refused") => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "EWalletTransferRequest", kind }),
  actorId: id,
});
const earlier = { key: "k", kind: "trading", usdAmount: "25", local: null, recipientLogin: null };
const events = [
  { type: "amount.change", text: "50" },
  { type: "amount.change", text: "0" },
  { type: "recipient.choose", recipient: friend },
  { type: "recipient.choose", recipient: null },
  { type: "file.choose", file: selfie },
  { type: "file.choose", file: null },
  { type: "transfer.submit" },
  { type: "transfer.repeat" },
  { type: "transfer.edit" },
  { type: "failure.dismiss" },
  { type: "outcome.check" },
  done("prepare", { known: ["T-0"] }),
  done("prepare", { intent: earlier, known: ["T-0"], isLate: true }),
  failed("prepare", "offline"),
  done("submitTransfer", null),
  failed("submitTransfer", "offline"),
  failed("submitTransfer", "refused"),
  done("findTransfers", ["T-0"]),
  done("findTransfers", ["T-0", "T-3"]),
  failed("findTransfers", "offline"),
];

type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
interface Input {
  kind: TransferKind;
  draft: TransferDraft | null;
}
// Two keys are as good as one another, and so are two tries: only whether there is one tells situations apart.
const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.usdAmount,
    context.recipient !== null,
    context.file !== null,
    context.attempts > 0,
    context.intent?.usdAmount,
    context.party !== null,
    context.known,
    context.unresolved.length > 0,
    context.failure?.kind,
    context.phase,
  ]);
// The done and error events of invoked actors are not among a machine's own, and are what its paths hang on.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const walked = events as never;
const walk = (input: Input) => ({ input, events: walked, serializeState });

const local = { amount: "223.50", currencyCode: "MYR" };
const openDraft = (amount: typeof local | null): TransferDraft => ({
  intent: { key: "k", usdAmount: "50", local: amount, recipientLogin: null },
  known: ["T-0"],
  unresolved: [],
  phase: "submitting",
});

describe.each<[string, Input]>([
  ["to the trading account", { kind: "eWallet", draft: null }],
  ["to the e-wallet", { kind: "trading", draft: null }],
  ["to another user", { kind: "user", draft: null }],
  ["to the trading account, after a reload", { kind: "eWallet", draft: openDraft(local) }],
  ["to another user, after a reload", { kind: "user", draft: openDraft(null) }],
])("on every path %s", (_what, input) => {
  const graph = getAdjacencyMap<Snapshot, EventObject, Input>(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the graph's own type has no place for emitted events
    machine as never,
    walk(input),
  );
  const steps = adjacencyMapToArray(graph);
  const situations = new Map(
    steps.flatMap(({ state, nextState }) => [state, nextState].map((one) => [serializeState(one), one])),
  );
  const into = (name: Snapshot["value"]) =>
    steps.filter(({ state, nextState }) => nextState.value === name && state.value !== name);
  const exits = (name: Snapshot["value"]) =>
    new Set(
      steps
        .filter(({ state, nextState }) => state.value === name && nextState.value !== name)
        .map(({ nextState }) => nextState.value),
    );

  test("every state is reached", () => {
    const reached = new Set<string>(getShortestPaths(machine, walk(input)).map(({ state }) => state.value));
    // "opening" passes at once.
    const all = Object.keys(machine.states).filter((name) => name !== "opening");
    expect([...reached].toSorted()).toEqual(all.toSorted());
  });

  test("every transition is taken, but for those of another user where there is none", () => {
    const toUser = ["entering: recipient.choose → itself", "entering: file.choose → itself"];
    expect(untaken(machine, steps)).toEqual(input.kind === "user" ? [] : toUser);
  });

  test("no situation is a dead end: a transfer can still be settled", () => {
    expect(deadEnds(steps, serializeState, ({ value }) => value === "settled")).toEqual([]);
  });

  test("nothing is sent without a key, an amount, and what its kind asks for", () => {
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) {
      const { intent, party, known } = nextState.context;
      expect([intent?.key, intent?.usdAmount, known]).toEqual([expect.any(String), "50", expect.any(Array)]);
      expect(intent?.local?.amount).toBe(
        input.kind === "eWallet" ? transferLocal("50", sellRate) : undefined,
      );
      expect(party).toEqual(input.kind === "user" ? { recipient: friend, file: selfie } : null);
    }
  });

  test("nothing is sent before what is there already was noted", () => {
    expect(new Set(into("submitting").map(({ state }) => state.value))).toEqual(new Set(["preparing"]));
  });

  test("what is repeated is repeated under its own key", () => {
    const repeats = into("preparing").filter(({ state }) => state.value === "notFound");
    expect(repeats.length).toBeGreaterThan(0);
    for (const { state, nextState } of repeats) {
      expect(nextState.context.intent).toBe(state.context.intent);
      expect(nextState.context.party).toBe(state.context.party);
    }
  });

  test("while an outcome is unknown there is no way on but the look-up's answer", () => {
    expect(exits("checking")).toEqual(new Set(["settled", "notFound", "outcomeUnknown"]));
    expect(exits("outcomeUnknown")).toEqual(new Set(["checking"]));
  });

  test("it is settled only by a transfer that arrived or was found and that was not there before", () => {
    for (const { event, state, nextState } of into("settled")) {
      const isSent = event.type === "xstate.done.actor.submitTransfer";
      const found = "output" in event && Array.isArray(event.output) ? event.output : [];
      const isNew = found.some((id) => !state.context.known.includes(id)) || nextState.context.isLate;
      expect([event.type, isSent || isNew]).toEqual([event.type, true]);
    }
  });

  test("a failure is gone as soon as its state is left", () => {
    const failures = new Set<string>(["failed", "outcomeUnknown"]);
    for (const { value, context } of situations.values())
      expect([value, context.failure !== null]).toEqual([value, failures.has(value)]);
  });

  test("a reload looks up whatever may have happened, and nothing else", () => {
    const phases: Partial<Record<Snapshot["value"], string>> = {
      entering: "draft",
      submitting: "submitting",
      checking: "submitting",
      notFound: "submitting",
      outcomeUnknown: "submitting",
      settled: "draft",
    };
    const wrong = [...situations.values()].filter(
      ({ value, context }) => (phases[value] ?? context.phase) !== context.phase,
    );
    expect(wrong).toEqual([]);
  });
});
