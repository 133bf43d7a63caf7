import { ApiError, type ApiErrorKind, type ClientOperation } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { listFormSteps } from "../../test/form-steps.ts";
import { untaken } from "../../test/paths.ts";
import { createSecondFactorMachine } from "./second-factor.machine.ts";
import { createSignInStepMachine } from "./sign-in-step.machine.ts";

const never = () => new Promise<never>(() => {});
const error = (kind: ApiErrorKind, code?: number, operation: ClientOperation = "ConfirmAuthenticator") =>
  new ApiError({ operation, kind, code });
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, reason: ApiError) => ({
  type: `xstate.error.actor.${id}`,
  error: reason,
  actorId: id,
});
/** The refusals and the lost answer of a call. */
const failures = (id: string) => [
  failed(id, error("refused", 1105)),
  failed(id, error("refused", 1106)),
  failed(id, error("rateLimited")),
  failed(id, error("offline")),
];

describe("on every path of the set-up, the renewal and the removal", () => {
  const machine = createSecondFactorMachine({ begin: never, confirm: never, renew: never, remove: never });
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
  const codes = ["AAAA-BBBB-CCCC-DDDD"];
  const events = [
    ...["setUp.begin", "renewal.begin", "removal.begin", "form.submit", "form.cancel", "codes.keep"].map(
      (type) => ({
        type,
      }),
    ),
    { type: "field.change", field: "password", text: "password" },
    { type: "field.change", field: "code", text: "492 039" },
    { type: "field.change", field: "code", text: "49203" },
    { type: "field.change", field: "code", text: "AAAA-BBBB-CCCC-DDDD" },
    done("begin", { secret: "ABC", uri: "otpauth://totp/x" }),
    done("confirm", codes),
    done("renew", codes),
    done("remove", null),
    ...["begin", "confirm", "renew", "remove"].flatMap(failures),
  ];
  const steps = listFormSteps(machine, events);
  const into = (value: Snapshot["value"]) =>
    steps.filter(({ state, nextState }) => nextState.value === value && state.value !== value);

  test("every state is reached", () => {
    expect(new Set<string>(steps.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(machine.states)),
    );
  });

  test("every transition is taken", () => {
    expect(untaken(machine, steps)).toEqual([]);
  });

  test("nothing is sent that the rules refuse: a set-up and a renewal take codes of the app alone", () => {
    const sent = (value: Snapshot["value"], field: "password" | "code") =>
      new Set(into(value).map(({ nextState }) => nextState.context[field]));
    expect(sent("beginning", "password")).toEqual(new Set(["password"]));
    expect(sent("confirming", "code")).toEqual(new Set(["492 039"]));
    expect(sent("renewing", "code")).toEqual(new Set(["492 039"]));
    expect(sent("removing", "password")).toEqual(new Set(["password"]));
    expect(sent("removing", "code")).toEqual(new Set(["492 039", "AAAA-BBBB-CCCC-DDDD"]));
  });

  test("secrets exist only while they are shown, and the password ends with its request", () => {
    const isOfCodes = (value: string) => value === "showingCodes";
    const isOfSecret = (value: string) => value === "scanning" || value === "confirming";
    const strays = steps.filter(({ state, nextState: { value, context } }) => {
      const isLeft =
        value === "resting" ||
        value === "showingCodes" ||
        (value === "scanning" && state.value === "beginning");
      return (
        (context.secret !== null) !== isOfSecret(value) ||
        context.recoveryCodes.length > 0 !== isOfCodes(value) ||
        (isLeft && context.password !== "")
      );
    });
    expect(strays.map(({ state, event }) => `${state.value} ${event.type}`)).toEqual([]);
  });

  test("a request with an unknown outcome leads to the status, and a refused one back to its form", () => {
    const ends = steps.filter(
      ({ state, nextState, event }) =>
        event.type.startsWith("xstate.error") && state.value !== nextState.value,
    );
    const lost = ends.filter(
      ({ state, nextState }) => nextState.context.failure?.kind === "offline" && state.value !== "beginning",
    );
    expect(lost.length).toBeGreaterThan(0);
    expect(ends.filter(({ nextState }) => nextState.context.failure === null)).toEqual([]);
    expect(ends.filter((end) => (end.nextState.value === "resting") !== lost.includes(end))).toEqual([]);
  });
});

describe("on every path of a sign-in's second step", () => {
  const machine = createSignInStepMachine({ complete: never, requestRemoval: never });
  const events = [
    ...["code.submit", "removal.begin", "removal.confirm", "removal.cancel"].map((type) => ({ type })),
    { type: "code.change", code: "492039" },
    { type: "code.change", code: "x" },
    done("complete", { staffUserId: 1 }),
    done("requestRemoval", new Date("2026-11-24T09:00:00Z")),
    ...["complete", "requestRemoval"].flatMap(failures),
  ];
  const steps = listFormSteps(machine, events);

  test("every state is reached, and every state but the ends has a way on", () => {
    expect(new Set<string>(steps.flatMap(({ state, nextState }) => [state.value, nextState.value]))).toEqual(
      new Set(Object.keys(machine.states)),
    );
    const stuck = Object.keys(machine.states).filter(
      (name) => !steps.some(({ state, nextState }) => state.value === name && nextState.value !== name),
    );
    expect(stuck.toSorted()).toEqual(["completed", "over", "removalRequested"]);
  });

  const between = (from: string, to: string) =>
    steps.filter(({ state, nextState }) => state.value === from && nextState.value === to);
  const into = (value: string) =>
    steps.filter(({ state, nextState }) => nextState.value === value && state.value !== value);

  test("a code is sent only when it looks like one, and a refused one is cleared", () => {
    expect(new Set(into("checking").map(({ nextState }) => nextState.context.code))).toEqual(
      new Set(["492039"]),
    );
    const back = between("checking", "enteringCode").map(
      ({ nextState: { context } }) => [context.failure?.kind, context.code] as const,
    );
    expect(new Map(back)).toEqual(
      new Map([
        ["refused", ""],
        ["rateLimited", "492039"],
        ["offline", "492039"],
      ]),
    );
  });

  test("no user asks for a removal without confirming it, and a challenge that is over ends the step", () => {
    expect(new Set(into("requestingRemoval").map(({ event }) => event.type))).toEqual(
      new Set(["removal.confirm"]),
    );
    expect(new Set(into("over").map(({ state }) => state.value))).toEqual(
      new Set(["checking", "requestingRemoval"]),
    );
  });
});
