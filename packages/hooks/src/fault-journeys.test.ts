import { examples } from "@broker/api-spec/examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fault, faultList } from "./test-fault-list.ts";
import { rest } from "./test-fault-journey.ts";
import { journeys } from "./test-fault-journeys.ts";
import { atDetails } from "./test-fault-money.ts";
import { repetitions } from "./test-fault-store.ts";
import { createFaultWorld } from "./test-fault-world.ts";

const world = createFaultWorld();
beforeAll(() => world.open());
afterAll(() => world.close());

type Call = keyof typeof journeys;
const isCall = (name: string): name is Call => Object.hasOwn(journeys, name);
const calls = Object.keys(journeys).filter(isCall);
const unknown: ReadonlySet<unknown> = new Set(["offline", "timeout", "server", "malformed"]);

/** Where a journey must come to rest: what happened goes on, what did not is said. */
function expected(call: Call, { name, kind, commits }: Fault, isLookedUp: boolean) {
  if (kind === null) return commits === 2 && repetitions[call] ? "failed" : "done";
  if (name === "of the wrong shape" && examples[call].success.data === null) return "done";
  if (!unknown.has(kind) || !isLookedUp) return "failed";
  return commits > 0 ? "done" : "notFound";
}

describe.each(calls)("%s", (call) => {
  test.each(faultList)(
    "$name: one effect at most, the input kept, and a way on to exactly one",
    async (fault) => {
      const { broker } = await world.begin(call === "KycVerification" ? 0 : 3);
      const journey = await journeys[call](broker);
      const { actor, done, failed, notFound } = journey;
      const states = [done, failed, ...(notFound === null ? [] : [notFound])];
      const entered = journey.kept();
      world.spoil(call, fault);
      journey.send();
      // A user who asks too often waits where they are.
      const isWaiting = call === "ResetUserPassword" && fault.kind === "rateLimited";
      const resting = await rest(actor, isWaiting ? ["coolingDown"] : states);
      const wanted = expected(call, fault, notFound !== null);
      const names = { done, failed: isWaiting ? "coolingDown" : failed, notFound };
      expect(resting).toBe(names[wanted]);
      expect(journey.kept()).toEqual(entered);
      expect(world.effectsOf(call)).toBe(Math.min(1, fault.commits));
      const message = fault.commits === 2 ? "Again?" : fault.message;
      const kind = fault.commits === 2 ? "refused" : fault.kind;
      const failure = { operation: call, kind, ...(message && { message }) };
      expect(actor.getSnapshot().context.failure ?? null).toEqual(wanted === "failed" ? failure : null);
      if (wanted === "done") return actor.stop();

      // The session is over, or the provider wants a pause, or it knows of it already: then there is no again here.
      if (fault.kind === "unauthenticated" || isWaiting || fault.commits === 2) return actor.stop();
      journey.again();
      expect(await rest(actor, [done])).toBe(done);
      expect(world.effectsOf(call)).toBe(1);
      actor.stop();
    },
  );
});

describe("RequestOtpWithdrawal", () => {
  test.each(faultList)(
    "$name: it is asked for once, says what went wrong, and keeps what was typed",
    async (fault) => {
      const { broker } = await world.begin();
      const { actor, send, kept } = await atDetails(broker);
      const entered = kept();
      world.spoil("RequestOtpWithdrawal", fault);
      send({ type: "code.request" }, { type: "code.request" });
      const resting = await rest(actor, ["cooling", "idle"]);
      const { codeFailure } = actor.getSnapshot().context;
      expect(codeFailure?.kind ?? null).toBe(fault.kind);
      expect(codeFailure?.message).toBe(fault.message);
      // Only a code that was sent, or a provider that says so, makes the user wait.
      expect(resting).toBe(fault.kind === null || fault.kind === "rateLimited" ? "cooling" : "idle");
      expect(world.sentOf("RequestOtpWithdrawal")).toBe(1);
      expect(kept()).toEqual(entered);
      actor.stop();
    },
  );
});
