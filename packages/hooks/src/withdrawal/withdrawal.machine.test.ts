import { describe, expect, test } from "vitest";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import { answer, inTurn } from "../../test/answers.ts";
import {
  confirm,
  createWorld,
  enterDetails,
  kycMissing,
  reach,
  rejected,
} from "../../test/withdrawal-world.ts";

describe("the withdrawal machine", () => {
  test("completes a withdrawal with one request, under a key made before", async () => {
    const world = createWorld();
    const actor = await enterDetails(world.open());
    let settled = "";
    actor.on("withdrawal.settled", ({ transactionId }) => (settled = transactionId));
    await confirm(actor);
    await reach(actor, "settled");
    expect([world.sent, settled]).toEqual([[{ key: "key-1", code: "493027" }], "W-1"]);
  });

  test("checks the requirements before anything else, and again when they were met", async () => {
    const world = createWorld({ checkEligibility: inTurn(answer([kycMissing]), answer([])) });
    const actor = world.open();
    const { context } = await reach(actor, "ineligible");
    expect(context.missing).toEqual([kycMissing]);
    actor.send({ type: "platform.choose", platformId: 11 });
    actor.send({ type: "eligibility.check" });
    const snapshot = await reach(actor, "choosingPlatform");
    expect([snapshot.context.missing, snapshot.context.platformId]).toEqual([[], null]);
  });

  test("reports that the requirements failed to load, and loads them again", async () => {
    const world = createWorld({ checkEligibility: inTurn<never[]>(rejected("offline"), answer([])) });
    const actor = world.open();
    expect((await reach(actor, "eligibilityUnknown")).context.failure?.kind).toBe("offline");
    actor.send({ type: "eligibility.check" });
    expect((await reach(actor, "choosingPlatform")).context.failure).toBeNull();
  });

  test("continues only with platform, amount and code, and counts the attempts", async () => {
    const world = createWorld();
    const actor = world.open();
    await reach(actor, "choosingPlatform");
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().context.attempts).toBe(1);
    await enterDetails(actor, "9.99");
    actor.send({ type: "step.next" });
    actor.send({ type: "amount.change", field: "usd", text: "10" });
    actor.send({ type: "code.change", text: "" });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value.journey).toBe("enteringDetails");
    expect(actor.getSnapshot().context.attempts).toBe(2);
    actor.send({ type: "code.change", text: "493027" });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value.journey).toBe("reviewing");
  });

  test("clears the amount when the platform changes", async () => {
    const actor = await enterDetails(createWorld().open());
    actor.send({ type: "step.go", step: "platform" });
    actor.send({ type: "platform.choose", platformId: 11 });
    expect(actor.getSnapshot().context.entry.text).toBe("100");
    actor.send({ type: "platform.choose", platformId: 21 });
    expect(actor.getSnapshot().context.entry.text).toBe("");
  });

  test("retains the provider's sentence and the input after a refusal, and creates a new key for the next attempt", async () => {
    const world = createWorld({
      submitWithdrawal: inTurn(rejected("refused", 2007), answer({ transactionId: "W-1" })),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    const { context } = await reach(actor, "failed");
    expect(context).toMatchObject({
      failure: { kind: "refused", message: "Said by the provider." },
      entry: { text: "100" },
      code: "493027",
      intent: null,
    });
    actor.send({ type: "failure.dismiss" });
    await confirm(actor);
    await reach(actor, "settled");
    expect(world.sent.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
  });

  test("empties a wrong code", async () => {
    const actor = await enterDetails(createWorld({ submitWithdrawal: rejected("refused", 2011) }).open());
    await confirm(actor);
    expect((await reach(actor, "failed")).context.code).toBe("");
  });

  test("lists missing requirements when the provider refuses for them", async () => {
    const world = createWorld({
      checkEligibility: inTurn<MissingRequirement[]>(answer([]), answer([kycMissing])),
      submitWithdrawal: rejected("refused", 2010),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    expect((await reach(actor, "ineligible")).context).toMatchObject({ intent: null, phase: "draft" });
  });
});
