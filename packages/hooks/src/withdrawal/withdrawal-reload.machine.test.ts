import { describe, expect, test } from "vitest";
import { answer } from "../../test/answers.ts";
import { createWorld, reach } from "../../test/withdrawal-world.ts";
import type { WithdrawalDraft } from "./withdrawal.storage.ts";

describe("after a reload", () => {
  const draft: WithdrawalDraft = {
    platformId: 11,
    entry: { field: "usd", text: "100" },
    codeSent: { resendAt: 60_000, expiresAt: 300_000, order: null },
    intent: {
      key: "key-0",
      platformId: 11,
      platformName: "Daybreak Bank",
      currencyCode: "MYR",
      usdAmount: "100",
      localAmount: "441.00",
      walletAddress: null,
    },
    known: ["W-7"],
    unresolved: [],
    phase: "submitting",
  };

  test("a running withdrawal is looked up and not sent again", async () => {
    const world = createWorld({ findWithdrawals: answer(["W-8", "W-7"]) });
    const actor = world.open(draft);
    expect(actor.getSnapshot().value.journey).toBe("checking");
    expect((await reach(actor, "settled")).context.transactionId).toBe("W-8");
    expect(world.sent).toEqual([]);
  });

  test("one that is not found is entered again, because its code was not stored", async () => {
    const actor = createWorld({ findWithdrawals: answer(["W-7"]) }).open(draft);
    const snapshot = await reach(actor, "notFound");
    expect(snapshot.can({ type: "withdrawal.repeat" })).toBe(false);
    actor.send({ type: "step.go", step: "details" });
    expect(actor.getSnapshot().context).toMatchObject({
      entry: { text: "100" },
      code: "",
      unresolved: [{ intent: draft.intent, known: ["W-7"] }],
    });
  });

  test("a code that expired meanwhile must be requested again", async () => {
    const world = createWorld();
    world.clock.increment(300_000);
    const actor = world.open({ ...draft, phase: "draft" });
    const { context, value } = await reach(actor, "enteringDetails");
    expect([context.codeSent, value.code]).toEqual([null, "idle"]);
  });

  test("a draft is restored at its details also when its platform has not loaded yet", async () => {
    const actor = createWorld({ terms: () => null }).open({ ...draft, phase: "draft" });
    await reach(actor, "enteringDetails");
    expect(actor.getSnapshot().context.entry.text).toBe("100");
  });

  test("a draft is restored at its details, with the cooldown of its code", async () => {
    const world = createWorld();
    const actor = world.open({ ...draft, intent: null, known: [], phase: "draft" });
    await reach(actor, "enteringDetails");
    expect(actor.getSnapshot().value.code).toBe("cooling");
    expect(actor.getSnapshot().context.codeSent).toEqual(draft.codeSent);
  });
});
