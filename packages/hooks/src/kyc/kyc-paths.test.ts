import { ApiError } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { createKycMachine } from "./kyc.machine.ts";
import { noDetails, noDocument } from "./kyc.rules.ts";
import { toKycStatus } from "../profile/kyc-status.ts";
import { specificationRules } from "./kyc.rules.ts";
import type { KycDraft } from "./kyc.storage.ts";
import { isComplete } from "./kyc-submission.ts";
import { toGraph } from "../../test/to-graph.ts";

const TODAY = "2026-11-21";
const never = () => new Promise<never>(() => {});
const machine = createKycMachine({
  today: () => TODAY,
  rules: () => specificationRules,
  submitKyc: never,
  findStatus: never,
});

const details = {
  firstName: "Amira",
  lastName: "Rahman",
  email: "amira@example.com",
  phoneNumber: "+60123456789",
  dob: "1990-05-14",
  addressLine: "1 Jalan Ampang",
  city: "Kuala Lumpur",
  state: "Wilayah Persekutuan",
  nationality: "Malaysian",
  postalCode: "50450",
  id: "A12345678",
};
const file = new File(["x"], "side.png", { type: "image/png" });
const document = { selectedID: "passport", frontFile: file, backFile: file, isInfoCorrect: true } as const;

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, kind: "offline" | "refused") => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "KycVerification", kind }),
  actorId: id,
});
const events = [
  { type: "details.prefill", known: { email: "amira@example.com" } },
  { type: "details.change", change: details },
  { type: "details.change", change: noDetails },
  { type: "document.change", change: document },
  { type: "document.change", change: noDocument },
  { type: "field.leave", field: "city" },
  { type: "step.next" },
  { type: "step.go", step: "details" },
  { type: "step.go", step: "document" },
  { type: "kyc.submit" },
  { type: "failure.dismiss" },
  { type: "submission.repeat" },
  { type: "outcome.check" },
  done("submitKyc", null),
  failed("submitKyc", "offline"),
  failed("submitKyc", "refused"),
  ...[0, 1, 3, 4, 400].map((code) => done("findStatus", toKycStatus(code))),
  failed("findStatus", "offline"),
];

type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
const nameOf = ({ value }: Snapshot): string => (typeof value === "string" ? value : value.editing);
// How often a step was refused does not distinguish situations.
const serializeState = (snapshot: Snapshot) => {
  const { details, document, isPristine, failure, phase, lostFiles } = snapshot.context;
  return JSON.stringify([
    nameOf(snapshot),
    details,
    document.frontFile !== null,
    isPristine,
    failure?.kind,
    phase,
    lostFiles.front,
  ]);
};
const walk = (draft: KycDraft | null) => ({ input: { draft }, events: toGraph(events), serializeState });

const draft: KycDraft = {
  details,
  selectedID: "passport",
  files: { front: "front.png", back: "back.png" },
  step: "document",
  phase: "draft",
};

// The graph's own type has no emitted events.
const graphOf = (draft: KycDraft | null) =>
  adjacencyMapToArray(
    getAdjacencyMap<Snapshot, EventObject, { draft: KycDraft | null }>(toGraph(machine), walk(draft)),
  );
const starts: readonly (readonly [string, KycDraft | null])[] = [
  ["from the start", null],
  ["from a reload at the document", draft],
  ["from a reload while submitting", { ...draft, phase: "submitting" }],
];

interface Node {
  readonly transitions: ReadonlyMap<string, readonly object[]>;
  readonly states: Readonly<Record<string, Node>>;
}
const transitionsOf = ({ transitions, states }: Node): readonly object[] => [
  ...[...transitions.values()].flat(),
  ...Object.values(states).flatMap(transitionsOf),
];

test("every transition is taken on some path", () => {
  const taken = new Set<object>();
  for (const [, draft] of starts)
    for (const { state, event } of graphOf(draft))
      for (const one of machine.getTransitionData(state, toGraph(event))) taken.add(one);
  const all = transitionsOf(machine.root);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((one) => !taken.has(one))).toEqual([]);
});

describe.each(starts)("on every path %s", (_what, from) => {
  const steps = graphOf(from);
  const situations = new Map(steps.map(({ state }) => [serializeState(state), state]));
  for (const { nextState } of steps) situations.set(serializeState(nextState), nextState);
  const into = (name: string) =>
    steps.filter(({ state, nextState }) => nameOf(nextState) === name && nameOf(state) !== name);
  const exits = (name: string) =>
    new Set(
      steps
        .filter(({ state, nextState }) => nameOf(state) === name && nameOf(nextState) !== name)
        .map(({ nextState }) => nameOf(nextState)),
    );

  test("every state is reached", () => {
    const reached = new Set(getShortestPaths(machine, walk(from)).map(({ state }) => nameOf(state)));
    const { opening: _passesAtOnce, editing, ...others } = machine.states;
    expect(reached).toEqual(new Set([...Object.keys(others), ...Object.keys(editing?.states ?? {})]));
  });

  test("no state is a dead end: the check can still be submitted", () => {
    const good = new Set<string>();
    for (const [id, state] of situations) if (nameOf(state) === "submitted") good.add(id);
    for (let before = -1; before < good.size;) {
      before = good.size;
      for (const step of steps)
        if (good.has(serializeState(step.nextState))) good.add(serializeState(step.state));
    }
    expect([...situations.keys()].filter((id) => !good.has(id))).toEqual([]);
  });

  test("only a complete check is sent", () => {
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) expect(isComplete(nextState.context, TODAY)).toBe(true);
  });

  test("an unknown outcome ends only with the answer of the look-up", () => {
    expect(exits("checkingSubmission")).toEqual(
      new Set(["submitted", "submissionNotFound", "submissionUnknown"]),
    );
    expect(exits("submissionUnknown")).toEqual(new Set(["checkingSubmission"]));
    expect(exits("submitting")).toEqual(new Set(["submitted", "submissionFailed", "checkingSubmission"]));
  });

  test("it is submitted only when the provider accepted it, or has it", () => {
    const reasons = into("submitted").map(({ event }) => [event.type, "output" in event && event.output]);
    expect(new Set(reasons.map(String))).toEqual(
      new Set([
        "xstate.done.actor.submitKyc,",
        "xstate.done.actor.findStatus,pendingApproval",
        "xstate.done.actor.findStatus,approved",
        "xstate.done.actor.findStatus,cancelledByAdmin",
      ]),
    );
  });

  test("an unsettled submission is looked up after a reload, and nothing else is", () => {
    const open = new Set(["submitting", "checkingSubmission", "submissionNotFound", "submissionUnknown"]);
    for (const state of situations.values()) {
      if (nameOf(state) === "submitted") continue;
      expect([nameOf(state), state.context.phase === "submitting"]).toEqual([
        nameOf(state),
        open.has(nameOf(state)),
      ]);
    }
  });

  test("a failure is removed when its state is left", () => {
    const failures = new Set(["submissionFailed", "submissionUnknown"]);
    for (const state of situations.values())
      expect([nameOf(state), state.context.failure !== null]).toEqual([
        nameOf(state),
        failures.has(nameOf(state)),
      ]);
  });
});
