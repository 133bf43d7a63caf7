import { examples } from "@broker/api-spec/examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Fault, faultList } from "../test/fault-list.ts";
import { rest } from "../test/fault-journey.ts";
import { journeys } from "../test/fault-journeys.ts";
import { atDetails } from "../test/fault-money.ts";
import { repetitions } from "../test/fault-store.ts";
import { createFaultWorld } from "../test/fault-world.ts";

const world = createFaultWorld();
beforeAll(() => world.open());
afterAll(() => world.close());

type Call = keyof typeof journeys;
const isCall = (name: string): name is Call => Object.hasOwn(journeys, name);
const calls = Object.keys(journeys).filter(isCall);
const unknown: ReadonlySet<unknown> = new Set(["offline", "timeout", "server", "malformed"]);

/**
 * Returns the state in which a journey must rest: an effect that was done leads to the next step, and one that was not
 * done is reported.
 */
function expected(call: Call, { name, kind, commits }: Fault, isLookedUp: boolean) {
  if (kind === null) return commits === 2 && repetitions[call] ? "failed" : "done";
  if (name === "of the wrong shape" && examples[call].success.data === null) return "done";
  if (!unknown.has(kind) || !isLookedUp) return "failed";
  return commits > 0 ? "done" : "notFound";
}

describe.each(calls)("%s", (call) => {
  test.each(faultList)(
    "$name: at most one effect, the input preserved, and a next step that leads to exactly one",
    async (fault) => {
      const { broker } = await world.begin(call === "KycVerification" ? 0 : 3);
      const journey = await journeys[call](broker);
      const { actor, done, failed, notFound } = journey;
      const states = [done, failed, ...(notFound === null ? [] : [notFound])];
      const entered = journey.kept();
      world.spoil(call, fault);
      journey.send();
      // A user who asks too often waits in the same state.
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
      const told = actor.getSnapshot().context.failure ?? null;
      expect(told && { ...told, code: undefined }).toEqual(wanted === "failed" ? failure : null);
      if (wanted === "done") return actor.stop();

      // The write is not offered again: the session is over, the provider wants a pause, or it has done the write
      // already.
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
    "$name: it is requested once, reports the failure, and preserves the input",
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
      // Only a sent code, or a refusal by the rate limit, starts the cooldown.
      expect(resting).toBe(fault.kind === null || fault.kind === "rateLimited" ? "cooling" : "idle");
      expect(world.sentOf("RequestOtpWithdrawal")).toBe(1);
      expect(kept()).toEqual(entered);
      actor.stop();
    },
  );
});
