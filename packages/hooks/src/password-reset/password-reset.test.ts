import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph";
import { createPasswordResetMachine } from "./password-reset.machine.ts";
import { toGraph } from "../../test/to-graph.ts";

const START = 1_000_000;
const error = (kind: ApiErrorKind, retryAt?: number) =>
  new ApiError({ operation: "ResetUserPassword", kind, ...(retryAt !== undefined && { retryAt }) });

function start(requestReset: () => Promise<unknown> = () => Promise.resolve()) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const machine = createPasswordResetMachine({
    now: () => START + clock.now(),
    requestReset: (email) => {
      asked.push(email);
      return requestReset();
    },
  });
  const actor = createActor(machine, { clock });
  const sent: string[] = [];
  actor.on("reset.requested", ({ email }) => sent.push(email));
  actor.start();
  const request = (email: string) => {
    actor.send({ type: "email.change", email });
    actor.send({ type: "reset.request" });
  };
  const tick = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };
  const reach = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  return { actor, asked, sent, request, tick, reach };
}

describe("the password reset", () => {
  test.each(["", "  ", "amira", "amira@"])("refuses the address %j without a request", (email) => {
    const { actor, asked, request } = start();
    request(email);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.attempts, asked]).toEqual([
      "enteringEmail",
      1,
      [],
    ]);
  });

  test("sends one e-mail to the trimmed address, however often it is requested", async () => {
    const { actor, asked, sent, request, reach } = start();
    request(" amira@example.com ");
    actor.send({ type: "reset.request" });
    await reach("sent");
    actor.send({ type: "reset.request" });
    expect([asked, sent]).toEqual([["amira@example.com"], ["amira@example.com"]]);
  });

  test("counts down a minute before the next e-mail", async () => {
    const { actor, asked, request, tick, reach } = start();
    request("amira@example.com");
    expect((await reach("sent")).context.secondsLeft).toBe(60);
    tick(1);
    expect(actor.getSnapshot().context.secondsLeft).toBe(59);
    tick(58);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.secondsLeft]).toEqual(["sent", 1]);
    tick(1);
    expect(actor.getSnapshot().value).toBe("repeatable");
    actor.send({ type: "reset.request" });
    await reach("sent");
    expect(asked).toHaveLength(2);
  });

  test("keeps the cooldown after a restart, for this address only", async () => {
    const { actor, asked, request, tick, reach } = start();
    request("amira@example.com");
    await reach("sent");
    actor.send({ type: "reset.restart" });
    request("amira@example.com");
    expect([actor.getSnapshot().value, actor.getSnapshot().context.secondsLeft]).toEqual(["coolingDown", 60]);
    tick(60);
    expect(actor.getSnapshot().value).toBe("enteringEmail");
    request("amira@example.com");
    await reach("sent");
    actor.send({ type: "reset.restart" });
    request("nur@example.com");
    await reach("sent");
    expect(asked).toEqual(["amira@example.com", "amira@example.com", "nur@example.com"]);
  });

  test("waits as long as the provider requires after too many requests, and preserves the address", async () => {
    const { actor, request, tick, reach } = start(() => Promise.reject(error("rateLimited", START + 30_000)));
    request("amira@example.com");
    const { context } = await reach("coolingDown");
    expect(context).toMatchObject({ failure: { kind: "rateLimited" }, secondsLeft: 30 });
    tick(29);
    expect(actor.getSnapshot().value).toBe("coolingDown");
    tick(1);
    expect(actor.getSnapshot()).toMatchObject({
      value: "enteringEmail",
      context: { failure: null, email: "amira@example.com", secondsLeft: 0 },
    });
  });

  test.each<ApiErrorKind>(["refused", "offline", "server", "timeout"])(
    "preserves the address and allows another request at once after a failure (%s)",
    async (kind) => {
      let calls = 0;
      const { actor, request, reach } = start(() =>
        (calls += 1) === 1 ? Promise.reject(error(kind)) : Promise.resolve(),
      );
      request("amira@example.com");
      const { context } = await reach("failed");
      expect([context.failure?.kind, context.email]).toEqual([kind, "amira@example.com"]);
      actor.send({ type: "reset.request" });
      expect(actor.getSnapshot().context.failure).toBeNull();
      await reach("sent");
    },
  );
});

describe("on every path", () => {
  let now = START;
  const machine = createPasswordResetMachine({
    now: () => now,
    requestReset: () => new Promise<never>(() => {}),
  });
  type Snapshot = ReturnType<typeof machine.getInitialSnapshot>;
  const id = "requestReset";
  const events = [
    { type: "email.change", email: "amira@example.com" },
    { type: "email.change", email: "amira" },
    { type: "email.leave" },
    { type: "reset.request" },
    { type: "reset.restart" },
    { type: `xstate.done.actor.${id}`, output: null, actorId: id },
    { type: `xstate.error.actor.${id}`, error: error("offline"), actorId: id },
    { type: `xstate.error.actor.${id}`, error: error("rateLimited", START + 30_000), actorId: id },
    ...["coolingDown", "sent"].map((state) => ({ type: `xstate.after.second.passwordReset.${state}` })),
  ];
  const options = {
    events: toGraph(events),
    serializeState: ({ value, context }: Snapshot) =>
      JSON.stringify([value, context.email, context.sentTo, context.isLeft, context.failure?.kind]),
  };
  const walk = (at: number, fromState?: Snapshot) => {
    now = at;
    const from = fromState ? { ...options, fromState } : options;
    return adjacencyMapToArray(getAdjacencyMap(toGraph(machine), toGraph(from))) as readonly {
      state: Snapshot;
      nextState: Snapshot;
    }[];
  };
  const waiting = walk(START);
  const steps = [
    ...waiting,
    // The same once the wait is over.
    ...waiting
      .filter(({ state: { value } }) => value === "sent" || value === "coolingDown")
      .flatMap(({ state }) => walk(START + 60_000, state)),
  ];

  test("every state is reached", () => {
    const reached = new Set<string>(steps.map(({ state }) => state.value));
    expect(reached).toEqual(new Set(Object.keys(machine.states)));
  });

  test("no other e-mail can be requested before the wait is over", () => {
    const values = waiting.map(({ nextState }) => nextState.value);
    expect(values).toContain("sent");
    expect(values).not.toContain("repeatable");
  });

  test("nothing is requested without an address", () => {
    const into = steps.filter(
      ({ state, nextState }) => nextState.value === "requesting" && state.value !== "requesting",
    );
    expect(into.length).toBeGreaterThan(0);
    for (const { nextState } of into) expect(nextState.context.email).toBe("amira@example.com");
  });

  test("a failure exists in its own states only", () => {
    const failed = steps.map(({ nextState }) => nextState).filter(({ context }) => context.failure);
    expect(new Set(failed.map(({ value }) => value))).toEqual(new Set(["failed", "coolingDown"]));
    const silent = steps.filter(
      ({ nextState: { value, context } }) => value === "failed" && !context.failure,
    );
    expect(silent).toEqual([]);
  });
});
