import { describe, expect, test } from "vitest";
import type { EventObject } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { createSessionMachine } from "./session.machine.ts";
import type { SessionEnd, SessionStanding } from "./session.ts";
import { toGraph } from "../../test/to-graph.ts";

const machine = createSessionMachine({
  check: () => ({ status: "signedOut" }),
  touch: () => false,
  subscribe: () => () => {},
  activity: () => () => {},
  wake: () => () => {},
});

const ends = ["timeLimit", "inactivity", "unauthenticated", "signedOutElsewhere", "otherUser"] as const;
const standings: readonly SessionStanding[] = [
  { status: "live", lookAgainIn: 60_000 },
  { status: "ending", limit: "timeLimit", secondsLeft: 120, lookAgainIn: 1000 },
  { status: "ending", limit: "inactivity", secondsLeft: 60, lookAgainIn: 1000 },
  { status: "signedOut" },
  ...ends.map((end): SessionStanding => ({ status: "signedOut", end })),
];
const signedInStates = ["active", "endingByTimeLimit", "endingByInactivity"] as const;
const events = [
  ...standings.map((standing) => ({ type: "session.checked", standing })),
  { type: "session.extend" },
  { type: "session.leave" },
  { type: "user.act" },
  { type: "page.go", location: "/transactions" },
  { type: "notice.dismiss" },
  ...signedInStates.map((state) => ({ type: `xstate.after.lookAgain.session.${state}` })),
  { type: "xstate.after.minute.session.locked" },
];

type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
const serializeState = ({ value, context }: Snapshot) => JSON.stringify([value, context]);
const walk = { input: { location: "/dashboard" }, events: toGraph(events), serializeState };
const steps = adjacencyMapToArray(
  getAdjacencyMap<Snapshot, EventObject, { location: string }>(toGraph(machine), walk),
);
const states = Object.keys(machine.states).filter((name) => name !== "evaluating"); // passes at once
const endOf = ({ context: { standing } }: Snapshot): SessionEnd | undefined =>
  standing.status === "signedOut" ? standing.end : undefined;
const isSignedIn = ({ value }: Snapshot) => signedInStates.some((name) => name === value);

describe("on every path", () => {
  test("every state is reached", () => {
    const reached = new Set<string>(getShortestPaths(machine, walk).map(({ state }) => state.value));
    expect([...reached].toSorted()).toEqual(states.toSorted());
  });

  test("every transition is taken", () => {
    const taken = new Set<unknown>();
    for (const { state, event } of steps) {
      for (const one of machine.getTransitionData(state, toGraph(event))) taken.add(one);
    }
    const missed = Object.values(machine.states).flatMap((node) =>
      [...node.transitions.values()].flat().filter((one) => !taken.has(one)),
    );
    expect(missed.map(({ source, eventType }) => `${source.key} ${eventType}`)).toEqual([]);
    // States named "evaluating" are identified by the state that follows.
    const checked = steps.filter(({ event }) => event.type === "session.checked");
    const ways = new Set<string>(checked.map(({ nextState }) => nextState.value));
    expect(machine.states["evaluating"]?.always).toHaveLength(
      [...ways].filter((way) => way !== "opening").length,
    );
  });

  test("every state that is not final has a transition", () => {
    for (const name of states) {
      const ways = steps.filter(({ state, nextState }) => state.value === name && nextState.value !== name);
      expect([name, ways.length > 0]).toEqual([name, name !== "replaced"]);
    }
  });

  test("only a sign-in leads from an ended session to a running one", () => {
    for (const { state, nextState, event } of steps) {
      if (!isSignedIn(nextState) || isSignedIn(state)) continue;
      expect("standing" in event && event.standing).not.toMatchObject({ status: "signedOut" });
    }
  });

  test("the shown time is the latest computed one", () => {
    const shown: Readonly<Record<string, string>> = {
      live: "active",
      timeLimit: "endingByTimeLimit",
      inactivity: "endingByInactivity",
    };
    for (const { nextState } of steps.filter(({ nextState }) => isSignedIn(nextState))) {
      const { standing } = nextState.context;
      expect(nextState.value).toBe(shown[standing.status === "ending" ? standing.limit : standing.status]);
    }
  });

  test("only the limit of inactivity can be extended", () => {
    const extensible = steps.filter(({ state }) => state.can({ type: "session.extend" }));
    expect(new Set(extensible.map(({ state }) => state.value))).toEqual(new Set(["endingByInactivity"]));
  });

  test("a page of a replaced user has no transition", () => {
    const stays = steps.filter(({ state }) => state.value === "replaced");
    expect(stays.length).toBeGreaterThan(0);
    for (const { state, nextState } of stays) expect(serializeState(nextState)).toBe(serializeState(state));
  });

  test("the end is reported with its reason and the path that was open", () => {
    const over = steps.filter(({ nextState }) =>
      ["locked", "expired", "signedOutElsewhere", "replaced"].includes(nextState.value),
    );
    expect(new Set(over.map(({ nextState }) => endOf(nextState)))).toEqual(new Set(ends));
    for (const { state, nextState } of over) expect(nextState.context.location).toBe(state.context.location);
  });
});
