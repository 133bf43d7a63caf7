import { toDecimal } from "@broker/sdk/money";
import { describe, expect, test } from "vitest";
import { waitFor } from "xstate";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import { answer, inTurn } from "../../test/answers.ts";
import {
  choosePlatform,
  createWorld,
  enterDetails,
  kycMissing,
  reach,
  reachCode,
  rejected,
} from "../../test/withdrawal-world.ts";

/** Creates a world in which each request for a code succeeds, with the list of the orders of these requests. */
function createAskedWorld(ports: Parameters<typeof createWorld>[0] = {}) {
  const asked: unknown[] = [];
  const world = createWorld({
    ...ports,
    requestCode: (_signal, order) => {
      asked.push(order);
      return Promise.resolve({ resendAt: 60_000, expiresAt: 300_000, order });
    },
  });
  return { asked, world };
}

describe("a one-time code", () => {
  test("can be requested again after its cooldown, by the wall clock, and not before", async () => {
    const world = createWorld();
    const actor = await enterDetails(world.open());
    world.clock.increment(59_000);
    expect(actor.getSnapshot().context.now).toBe(59_000);
    expect(actor.getSnapshot().can({ type: "code.request" })).toBe(false);
    world.clock.increment(1_000);
    expect(actor.getSnapshot().value.code).toBe("idle");
    expect(actor.getSnapshot().can({ type: "code.request" })).toBe(true);
  });

  test("empties the field when a new code is sent", async () => {
    const world = createWorld();
    const actor = await enterDetails(world.open());
    world.clock.increment(60_000);
    actor.send({ type: "code.request" });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value.journey).toBe("enteringDetails");
    await reachCode(actor, "cooling");
    expect(actor.getSnapshot().context.code).toBe("");
  });

  test("is requested for the entered platform and amount, and is void once they change", async () => {
    const { asked, world } = createAskedWorld();
    const actor = await choosePlatform(world.open());
    actor.send({ type: "amount.change", field: "usd", text: "100" });
    actor.send({ type: "code.request" });
    await reachCode(actor, "cooling");
    actor.send({ type: "code.change", text: "493027" });
    expect(asked).toEqual([{ platformId: 11, usdAmount: "100", walletAddress: null }]);
    actor.send({ type: "amount.change", field: "usd", text: "101" });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value.journey).toBe("enteringDetails");
    actor.send({ type: "amount.change", field: "usd", text: "100.00" });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value.journey).toBe("reviewing");
  });

  test("is requested with an amount only, where the provider binds it to one", async () => {
    const { asked, world } = createAskedWorld({ bindsCodes: () => true });
    const actor = await choosePlatform(world.open());
    actor.send({ type: "code.request" });
    expect(actor.getSnapshot()).toMatchObject({ value: { code: "idle" }, context: { attempts: 1 } });
    actor.send({ type: "amount.change", field: "usd", text: "100" });
    actor.send({ type: "code.request" });
    await reachCode(actor, "cooling");
    expect(asked).toEqual([{ platformId: 11, usdAmount: "100", walletAddress: null }]);
  });

  test("is requested without an amount, and is then valid for any, where it is not bound", async () => {
    const { asked, world } = createAskedWorld();
    const actor = await choosePlatform(world.open());
    actor.send({ type: "code.request" });
    await reachCode(actor, "cooling");
    actor.send({ type: "code.change", text: "493027" });
    actor.send({ type: "amount.change", field: "usd", text: "100" });
    actor.send({ type: "step.next" });
    expect(asked).toEqual([null]);
    expect(actor.getSnapshot().value.journey).toBe("reviewing");
  });

  test("may be entered although it is unknown whether it was sent", async () => {
    const actor = await choosePlatform(createWorld({ requestCode: rejected("offline") }).open());
    actor.send({ type: "code.request" });
    await waitFor(actor, ({ context }) => context.codeFailure !== null);
    expect(actor.getSnapshot().context).toMatchObject({
      codeFailure: { kind: "offline" },
      codeSent: { expiresAt: null },
    });
    expect(actor.getSnapshot().can({ type: "code.request" })).toBe(true);
  });

  test("has the provider's cooldown after too many requests", async () => {
    const world = createWorld({ requestCode: rejected("rateLimited", 4029, 30_000) });
    const actor = await choosePlatform(world.open());
    actor.send({ type: "code.request" });
    await waitFor(actor, ({ context }) => context.codeFailure !== null);
    expect(actor.getSnapshot().value.code).toBe("cooling");
    expect(actor.getSnapshot().context.codeSent).toBeNull();
    world.clock.increment(30_000);
    expect(actor.getSnapshot().value.code).toBe("idle");
  });

  test("stays bound to its amount when another code was requested too often", async () => {
    const order = { platformId: 11, usdAmount: toDecimal("100"), walletAddress: null };
    const world = createWorld({
      requestCode: inTurn(
        answer({ resendAt: 0, expiresAt: 300_000, order }),
        rejected("rateLimited", 4029, 30_000),
      ),
    });
    const actor = await choosePlatform(world.open());
    actor.send({ type: "amount.change", field: "usd", text: "100" });
    actor.send({ type: "code.request" });
    await waitFor(actor, ({ context }) => context.codeSent !== null);
    actor.send({ type: "amount.change", field: "usd", text: "80" });
    actor.send({ type: "code.request" });
    await waitFor(actor, ({ context }) => context.codeFailure !== null);
    expect(actor.getSnapshot().context.codeSent).toMatchObject({ order });
  });

  test("leads to the missing requirements when the provider refuses to send it for them", async () => {
    const world = createWorld({
      checkEligibility: inTurn<MissingRequirement[]>(answer([]), answer([kycMissing])),
      requestCode: rejected("refused", 2009),
    });
    const actor = await choosePlatform(world.open());
    actor.send({ type: "code.request" });
    expect((await reach(actor, "ineligible")).context.missing).toEqual([kycMissing]);
  });
});
