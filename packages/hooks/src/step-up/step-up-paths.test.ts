import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { expect, test } from "vitest";
import { listFormSteps } from "../../test/form-steps.ts";
import { createStepUpMachine } from "./step-up.machine.ts";

const machine = createStepUpMachine({ prove: () => new Promise<never>(() => {}) });
type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;

const failed = (kind: ApiErrorKind, code?: number) => ({
  type: "xstate.error.actor.prove",
  error: new ApiError({ operation: "CompleteStepUp", kind, code }),
  actorId: "prove",
});
const refusals = [failed("refused", 1105), failed("refused", 1107), failed("refused", 0)];
const others = [failed("rateLimited"), failed("unauthenticated"), failed("offline"), failed("timeout")];
const events = [
  ...["492039", "AAAA-BBBB-CCCC-DDDD", "x"].map((code) => ({ type: "code.change", code })),
  { type: "code.submit" },
  { type: "stepUp.cancel" },
  { type: "xstate.done.actor.prove", output: null, actorId: "prove" },
  ...refusals,
  ...others,
];
const steps = listFormSteps(machine, events);
const between = (from: Snapshot["value"], to: Snapshot["value"]) =>
  steps.filter(({ state, nextState }) => state.value === from && nextState.value === to);

test("every state is reached, and only the two ends have no way on", () => {
  const reached = new Set<string>(steps.flatMap(({ state, nextState }) => [state.value, nextState.value]));
  expect(reached).toEqual(new Set(Object.keys(machine.states)));
  const stuck = Object.keys(machine.states).filter(
    (name) => !steps.some(({ state, nextState }) => state.value === name && nextState.value !== name),
  );
  expect(stuck.toSorted()).toEqual(["cancelled", "proved"]);
});

test("nothing is sent that does not look like a code", () => {
  const sent = between("enteringCode", "proving").map(({ nextState }) => nextState.context.code);
  expect(new Set(sent)).toEqual(new Set(["492039", "AAAA-BBBB-CCCC-DDDD"]));
});

test("the call is cancelled by its user alone, and never while a code is sent", () => {
  const cancelled = steps.filter(
    ({ nextState, state }) => nextState.value === "cancelled" && state !== nextState,
  );
  const ways = cancelled.map(({ state, event }) => `${state.value} ${event.type}`);
  expect(new Set(ways.filter((way) => !way.startsWith("cancelled")))).toEqual(
    new Set(["enteringCode stepUp.cancel"]),
  );
});

test("the call is sent again after a proof, and where its user has no second factor any more", () => {
  const reasons = between("proving", "proved").map(({ event }) => event.error?.code ?? "proved");
  expect(new Set(reasons)).toEqual(new Set(["proved", 1107]));
});

test("every other failure goes back to the form with its reason; a wrong code alone is cleared", () => {
  const back = between("proving", "enteringCode");
  expect(back.length).toBeGreaterThan(0);
  for (const { state, nextState, event } of back) {
    expect(nextState.context.failure).toMatchObject({ operation: "CompleteStepUp", kind: event.error?.kind });
    expect(nextState.context.code).toBe(event.error?.code === 1105 ? "" : state.context.code);
  }
});
