import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { expect, test } from "vitest";
import { listFormSteps } from "../../test/form-steps.ts";
import { createDeletionMachine } from "./deletion.machine.ts";

const machine = createDeletionMachine({
  email: () => "amira@example.com",
  request: () => new Promise<never>(() => {}),
});
type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;

const failed = (kind: ApiErrorKind, code?: number) => ({
  type: "xstate.error.actor.request",
  error: new ApiError({ operation: "RequestDeletion", kind, code }),
  actorId: "request",
});
const change = (field: string, text: string) => ({ type: "field.change", field, text });
const events = [
  { type: "deletion.begin" },
  change("email", " Amira@example.com"),
  change("email", "other@example.com"),
  change("password", "password"),
  { type: "form.submit" },
  { type: "form.cancel" },
  { type: "xstate.done.actor.request", output: null, actorId: "request" },
  failed("refused", 1008),
  failed("refused", 1152),
  failed("rateLimited"),
  failed("timeout"),
];
const steps = listFormSteps(machine, events);
const between = (from: Snapshot["value"], to: Snapshot["value"]) =>
  steps.filter(({ state, nextState }) => state.value === from && nextState.value === to);

test("every state is reached, and each has a way on", () => {
  const names = Object.keys(machine.states);
  expect(new Set<string>(steps.map(({ state }) => state.value))).toEqual(new Set(names));
  const stuck = names.filter(
    (name) => !steps.some(({ state, nextState }) => state.value === name && nextState.value !== name),
  );
  expect(stuck).toEqual([]);
});

test("a deletion is requested by the address of the account and a password alone", () => {
  const sent = between("confirming", "requesting").map(({ nextState: { context } }) => [
    context.email,
    context.password,
  ]);
  expect(new Set(sent.map((one) => one.join()))).toEqual(new Set([" Amira@example.com,password"]));
});

test("a refusal goes back to the form with its reason, and without the password", () => {
  const back = between("requesting", "confirming");
  expect(back.length).toBeGreaterThan(0);
  for (const { nextState, event } of back) {
    expect(nextState.context.failure).toMatchObject({
      operation: "RequestDeletion",
      kind: event.error?.kind,
    });
    expect(nextState.context.password).toBe("");
  }
});

test("after an unknown outcome nothing is asked again before the list was read", () => {
  const lost = between("requesting", "resting").filter(({ event }) => event.error);
  expect(new Set(lost.map(({ event }) => event.error?.kind))).toEqual(new Set(["timeout"]));
});
