import { ApiError, type ApiErrorKind, type ClientOperation } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import { listFormSteps } from "../../test/form-steps.ts";
import { untaken } from "../../test/paths.ts";
import { toGraph } from "../../test/to-graph.ts";
import { createPasskeyUseMachine } from "./passkey-use.machine.ts";
import { createPasskeysMachine } from "./passkeys.machine.ts";

const never = () => new Promise<never>(() => {});
const error = (kind: ApiErrorKind, code?: number, operation: ClientOperation = "RemovePasskey") =>
  new ApiError({ operation, kind, code });
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, reason: Error) => ({
  type: `xstate.error.actor.${id}`,
  error: reason,
  actorId: id,
});
/** The refusals and the lost answer of a call. */
const failures = (id: string) => [
  failed(id, error("refused", 1106)),
  failed(id, error("refused", 1160)),
  failed(id, error("rateLimited")),
  failed(id, error("offline")),
];
/** The ends of the browser's dialog without a passkey. */
const interruptions = (id: string) =>
  [
    "NotAllowedError",
    "InvalidStateError",
    "ConstraintError",
    "SecurityError",
    "UnsupportedBrowser",
    "Any",
  ].map((name) => failed(id, Object.assign(new Error("No passkey"), { name })));

describe("on every path of an addition and a removal", () => {
  const machine = createPasskeysMachine({ begin: never, create: never, save: never, remove: never });
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
  const options = { challenge: "a-challenge" };
  const events = [
    ...["addition.begin", "creation.retry", "form.submit", "form.cancel"].map((type) => ({ type })),
    { type: "removal.begin", passkey: { id: "a", name: "My phone" } },
    { type: "field.change", field: "password", text: "password" },
    { type: "field.change", field: "name", text: " My phone " },
    { type: "field.change", field: "name", text: "x".repeat(61) },
    done("begin", options),
    done("create", { credentialId: "c" }),
    done("save", null),
    done("remove", null),
    ...interruptions("create"),
    ...["begin", "save", "remove"].flatMap(failures),
  ];
  const steps = listFormSteps(machine, events);
  const into = (value: Snapshot["value"]) =>
    steps.filter(({ state, nextState }) => nextState.value === value && state.value !== value);

  test("every state is reached, and every transition is taken", () => {
    expect(new Set<string>(steps.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(machine.states)),
    );
    expect(untaken(machine, steps)).toEqual([]);
  });

  test("nothing is sent that the rules refuse", () => {
    const sent = (value: Snapshot["value"], field: "password" | "name") =>
      new Set(into(value).map(({ nextState }) => nextState.context[field]));
    expect(sent("beginning", "password")).toEqual(new Set(["password"]));
    expect(sent("beginning", "name")).toEqual(new Set([" My phone "]));
    expect(sent("removing", "password")).toEqual(new Set(["password"]));
    expect(into("removing").every(({ nextState }) => nextState.context.removed?.id === "a")).toBe(true);
  });

  test("the password ends with its request, and a passkey is saved only after the browser created it", () => {
    const holding = new Set<string>(["creating", "interrupted", "saving", "resting"]);
    const strays = steps.filter(
      ({ nextState: { value, context } }) => holding.has(value) && context.password !== "",
    );
    expect(strays.map(({ state, event }) => `${state.value} ${event.type}`)).toEqual([]);
    for (const { state, nextState } of into("saving")) {
      expect(state.value).toBe("creating");
      expect(nextState.context.created).not.toBeNull();
    }
  });

  test("a dialog without a passkey is interrupted with its reason, and can be opened again", () => {
    expect(new Set(into("interrupted").map(({ nextState }) => nextState.context.issue))).toEqual(
      new Set(["cancelled", "exists", "unsuitable", "otherAddress", "unsupported", "unknown"]),
    );
    const again = steps.filter(
      ({ state, nextState }) => state.value === "interrupted" && nextState.value === "creating",
    );
    expect(again.length).toBeGreaterThan(0);
    expect(again.every(({ nextState }) => nextState.context.options !== null)).toBe(true);
  });

  test("a request with an unknown outcome leads to the list, and a refused one back to its form", () => {
    const ends = steps.filter(
      ({ state, event }) =>
        event.type.startsWith("xstate.error") && (state.value === "saving" || state.value === "removing"),
    );
    const lost = ends.filter(({ nextState }) => nextState.context.failure?.kind === "offline");
    expect(lost.length).toBeGreaterThan(0);
    expect(ends.filter((end) => (end.nextState.value === "resting") !== lost.includes(end))).toEqual([]);
  });
});

describe("on every path of a sign-in by a passkey", () => {
  const machine = createPasskeyUseMachine({
    operations: { begin: "BeginPasskeyLogin", complete: "CompletePasskeyLogin" },
    begin: never,
    ask: never,
    complete: never,
  });
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
  const events = [
    { type: "passkey.use" },
    done("begin", { challenge: "a-challenge", rpId: "localhost" }),
    done("ask", { credentialId: "c" }),
    done("complete", { staffUserId: 1 }),
    ...interruptions("ask"),
    ...["begin", "complete"].flatMap(failures),
  ];
  const steps = adjacencyMapToArray(
    getAdjacencyMap(
      toGraph(machine),
      toGraph({
        events: toGraph(events),
        serializeState: ({ value, context }: Snapshot) => JSON.stringify([value, context]),
      }),
    ),
  ) as readonly { state: Snapshot; nextState: Snapshot; event: { type: string } }[];

  test("every state is reached, and only the session ends it", () => {
    expect(new Set<string>(steps.flatMap(({ state, nextState }) => [state.value, nextState.value]))).toEqual(
      new Set(Object.keys(machine.states)),
    );
    const ends = steps.filter(
      ({ state, nextState }) => nextState.value === "completed" && state.value !== "completed",
    );
    expect(new Set(ends.map(({ event }) => event.type))).toEqual(new Set(["xstate.done.actor.complete"]));
  });

  test("whatever fails leads back with one reason, and the next one begins without it and with a new challenge", () => {
    const back = steps.filter(({ event }) => event.type.startsWith("xstate.error"));
    const reached = back.filter(({ state, nextState }) => state.value !== nextState.value);
    expect(reached.length).toBeGreaterThan(0);
    for (const { nextState } of reached) {
      expect(nextState.value).toBe("resting");
      const { failure, issue, options } = nextState.context;
      expect([failure, issue].filter((reason) => reason !== null)).toHaveLength(1);
      expect(options).toBeNull();
    }
    const begun = steps.filter(({ nextState }) => nextState.value === "beginning");
    for (const { nextState } of begun)
      expect([nextState.context.failure, nextState.context.issue]).toEqual([null, null]);
  });
});
