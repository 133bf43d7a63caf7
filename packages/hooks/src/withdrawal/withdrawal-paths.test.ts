import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { withdrawalLocal } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { createWithdrawalMachine } from "./withdrawal.machine.ts";
import type { WithdrawalDraft } from "./withdrawal.store.ts";

const buyRate = "4.41";
const never = () => new Promise<never>(() => {});
let keys = 0;
const machine = createWithdrawalMachine({
  terms: () => ({ currencyCode: "MYR", buyRate, min: "10", max: "1000", available: "5000" }),
  createKey: () => `key-${(keys += 1)}`,
  now: () => 0,
  checkEligibility: never,
  requestCode: never,
  findWithdrawals: never,
  submitWithdrawal: never,
});

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, kind: ApiErrorKind, code = 0) => ({
  type: `xstate.error.actor.${id}`,
  error: new ApiError({ operation: "WithdrawalRequest", kind, code, retryAt: 30_000 }),
  actorId: id,
});
const earlier = { key: "k", platformId: 11, currencyCode: "MYR", usdAmount: "50", localAmount: "220.50" };
const kycMissing = { requirement: "kyc", fixAt: "myAccount", isBlocking: true, isUnderReview: false };
const events = [
  { type: "eligibility.check" },
  { type: "platform.choose", platformId: 11 },
  { type: "amount.change", field: "usd", text: "100" },
  { type: "amount.change", field: "usd", text: "1" },
  { type: "code.request" },
  { type: "code.change", text: "493027" },
  { type: "step.next" },
  { type: "step.go", step: "platform" },
  { type: "step.go", step: "details" },
  { type: "withdrawal.confirm" },
  { type: "withdrawal.repeat" },
  { type: "failure.dismiss" },
  { type: "outcome.check" },
  { type: "xstate.after.second.withdrawal.code.cooling" },
  done("checkEligibility", []),
  done("checkEligibility", [kycMissing]),
  failed("checkEligibility", "offline"),
  done("requestCode", { resendAt: 0, expiresAt: 300_000 }),
  done("requestCode", { resendAt: 60_000, expiresAt: 300_000 }),
  failed("requestCode", "offline"),
  failed("requestCode", "rateLimited", 4029),
  failed("requestCode", "refused", 2009),
  done("prepare", { known: ["W-0"] }),
  done("prepare", { intent: earlier, known: ["W-0"], transactionId: "W-2", isLate: true }),
  failed("prepare", "offline"),
  done("submitWithdrawal", { transactionId: "W-1" }),
  failed("submitWithdrawal", "offline"),
  failed("submitWithdrawal", "refused", 2007),
  failed("submitWithdrawal", "refused", 2010),
  failed("submitWithdrawal", "refused", 2011),
  done("findWithdrawals", ["W-0"]),
  done("findWithdrawals", ["W-0", "W-3"]),
  failed("findWithdrawals", "offline"),
];

type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
type Journey = Snapshot["value"]["journey"];
// Two keys are as good as one another, and so are two tries: only whether there is one tells situations apart.
const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.platformId,
    context.entry.text,
    context.code,
    context.codeSent !== null,
    context.codeFailure !== null,
    context.attempts > 0,
    context.intent?.usdAmount,
    context.sentCode,
    context.known,
    context.unresolved.length > 0,
    context.transactionId,
    context.failure?.kind,
    context.phase,
  ]);
// The done and error events of invoked actors are not among a machine's own, and are what its paths hang on.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const walked = events as never;
const walk = (draft: WithdrawalDraft | null) => ({ input: { draft }, events: walked, serializeState });

const underWay: WithdrawalDraft = {
  platformId: 11,
  entry: { field: "usd", text: "100" },
  codeSent: { resendAt: 0, expiresAt: 300_000 },
  intent: { key: "k", platformId: 11, currencyCode: "MYR", usdAmount: "100", localAmount: "441.00" },
  known: ["W-0"],
  unresolved: [],
  phase: "submitting",
};

describe.each<[string, WithdrawalDraft | null]>([
  ["from the start", null],
  ["from a reload while submitting", underWay],
])("on every path %s", (_what, draft) => {
  // The graph's own type has no place for emitted events.
  const graph = getAdjacencyMap<Snapshot, EventObject, { draft: WithdrawalDraft | null }>(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    machine as never,
    walk(draft),
  );
  const steps = adjacencyMapToArray(graph).map(({ state, event, nextState }) => ({
    state,
    event,
    nextState,
    fromId: serializeState(state),
    toId: serializeState(nextState),
  }));
  const situations = new Map(steps.map(({ state, fromId }) => [fromId, state]));
  for (const { nextState, toId } of steps) situations.set(toId, nextState);
  const into = (name: Journey) =>
    steps.filter(({ state, nextState }) => nextState.value.journey === name && state.value.journey !== name);
  const exits = (name: Journey) =>
    new Set(
      steps
        .filter(({ state, nextState }) => state.value.journey === name && nextState.value.journey !== name)
        .map(({ nextState }) => nextState.value.journey),
    );

  test("every state of the journey and of the codes is reached", () => {
    const paths = getShortestPaths(machine, walk(draft));
    // "opening" passes at once.
    const all = (region: "journey" | "code") =>
      Object.keys(machine.root.states[region]?.states ?? {}).filter((name) => name !== "opening");
    const reached = (region: "journey" | "code") =>
      [...new Set<string>(paths.map(({ state }) => state.value[region]))].toSorted();
    expect(reached("journey")).toEqual(all("journey").toSorted());
    expect(reached("code")).toEqual(all("code").toSorted());
  });

  test.runIf(draft === null)("every transition is taken", () => {
    // Raised by the machine itself, within the step of what led to them.
    const raised = new Set(["eligibility.lost", "code.close"]);
    const taken = new Set(
      steps.flatMap(({ state, event, nextState }) =>
        (["journey", "code"] as const).map(
          (region) => `${state.value[region]} ${event.type} → ${nextState.value[region]}`,
        ),
      ),
    );
    const declared = (["journey", "code"] as const).flatMap((region) =>
      Object.values(machine.root.states[region]?.states ?? {}).flatMap(({ key, transitions }) =>
        [...transitions].flatMap(([event, candidates]) =>
          raised.has(event)
            ? []
            : candidates.map(({ target }) => `${key} ${event} → ${target?.[0]?.key ?? key}`),
        ),
      ),
    );
    expect(declared.length).toBeGreaterThan(30);
    expect(declared.filter((transition) => !taken.has(transition))).toEqual([]);
  });

  test("no situation is a dead end: a withdrawal can still be settled", () => {
    const before = new Map<string, string[]>();
    for (const { fromId, toId } of steps) before.set(toId, [...(before.get(toId) ?? []), fromId]);
    const good = new Set<string>();
    const open = [...situations].filter(([, { value }]) => value.journey === "settled").map(([id]) => id);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (good.has(id)) continue;
      good.add(id);
      open.push(...(before.get(id) ?? []));
    }
    expect([...situations.keys()].filter((id) => !good.has(id))).toEqual([]);
  });

  test("nothing is sent without key, code and amounts that follow from the rate", () => {
    expect(into("submitting").length).toBeGreaterThan(0);
    for (const { nextState } of into("submitting")) {
      const { intent, sentCode, known } = nextState.context;
      expect([intent?.key, sentCode, known]).toEqual([expect.any(String), "493027", expect.any(Array)]);
      expect(intent?.localAmount).toBe(withdrawalLocal(intent?.usdAmount ?? "", buyRate));
    }
  });

  test("nothing is sent that was not reviewed, and nothing before what is there already was noted", () => {
    expect(new Set(into("submitting").map(({ state }) => state.value.journey))).toEqual(
      new Set(["preparing"]),
    );
    expect(new Set(into("preparing").map(({ state }) => state.value.journey))).toEqual(
      new Set(["reviewing", "notFound"]),
    );
  });

  test("what is repeated is repeated under its own key", () => {
    const repeats = into("preparing").filter(({ state }) => state.value.journey === "notFound");
    expect(repeats.length).toBeGreaterThan(0);
    for (const { state, nextState } of repeats) {
      expect(nextState.context.intent).toBe(state.context.intent);
      expect(nextState.context.sentCode).toBe(state.context.sentCode);
    }
  });

  test("while an outcome is unknown there is no way on but the look-up's answer", () => {
    expect(exits("checking")).toEqual(new Set(["settled", "notFound", "outcomeUnknown"]));
    expect(exits("outcomeUnknown")).toEqual(new Set(["checking"]));
  });

  test("it is settled only with the reference of a withdrawal that arrived or was found, never an older one", () => {
    expect(new Set<string>(into("settled").map(({ event }) => event.type))).toEqual(
      new Set([
        "xstate.done.actor.prepare",
        "xstate.done.actor.submitWithdrawal",
        "xstate.done.actor.findWithdrawals",
      ]),
    );
    for (const { nextState } of into("settled")) {
      expect(nextState.context.transactionId).not.toBeNull();
      expect(nextState.context.known).not.toContain(nextState.context.transactionId);
      expect([nextState.status, nextState.value.code]).toEqual(["done", "closed"]);
    }
  });

  test("a code is asked for while details are entered only, and never during its cooldown", () => {
    const asked = steps.filter(
      ({ state, nextState }) => nextState.value.code === "requesting" && state.value.code !== "requesting",
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { state } of asked) expect(state.value).toEqual({ journey: "enteringDetails", code: "idle" });
  });

  test("a failure is gone as soon as its state is left", () => {
    const failures = new Set<Journey>(["eligibilityUnknown", "failed", "outcomeUnknown"]);
    for (const { value, context } of situations.values())
      expect([value.journey, context.failure !== null]).toEqual([value.journey, failures.has(value.journey)]);
  });

  test("what is missing is said while it is missing only", () => {
    for (const { value, context } of situations.values())
      expect([value.journey, context.missing.length > 0]).toEqual([
        value.journey,
        value.journey === "ineligible",
      ]);
  });
});
