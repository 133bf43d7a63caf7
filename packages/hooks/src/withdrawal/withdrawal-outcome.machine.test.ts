import { describe, expect, test } from "vitest";
import { confirmAnother } from "../../test/confirm.ts";
import { answer, inTurn } from "../../test/answers.ts";
import { confirm, createWorld, enterDetails, reach, rejected } from "../../test/withdrawal-world.ts";

describe("an unknown outcome", () => {
  test("is looked up before anything else, and an earlier withdrawal is not mistaken for it", async () => {
    const world = createWorld({
      submitWithdrawal: rejected("offline"),
      findWithdrawals: inTurn(answer(["W-7"]), answer(["W-9", "W-7"])),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    const { context } = await reach(actor, "settled");
    expect([context.transactionId, world.sent.length]).toEqual(["W-9", 1]);
  });

  test("is repeated with the same key and code, only when the look-up found nothing", async () => {
    const world = createWorld({
      submitWithdrawal: inTurn(rejected("timeout"), answer({ transactionId: "W-1" })),
      findWithdrawals: answer(["W-7"]),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    await reach(actor, "notFound");
    actor.send({ type: "withdrawal.repeat" });
    await reach(actor, "settled");
    expect(world.sent).toEqual([
      { key: "key-1", code: "493027" },
      { key: "key-1", code: "493027" },
    ]);
  });

  test("sends nothing again when it arrived after the look-up, whether it is repeated or entered again", async () => {
    for (const way of ["repeat", "enter"] as const) {
      const world = createWorld({
        submitWithdrawal: rejected("timeout"),
        findWithdrawals: inTurn<string[]>(answer([]), answer([]), answer(["W-9"])),
      });
      const actor = await enterDetails(world.open());
      await confirm(actor);
      await reach(actor, "notFound");
      if (way === "repeat") actor.send({ type: "withdrawal.repeat" });
      else {
        actor.send({ type: "step.go", step: "details" });
        actor.send({ type: "code.change", text: "118822" });
        await confirm(actor);
      }
      expect((await reach(actor, "settled")).context.transactionId).toBe("W-9");
      expect(world.sent).toHaveLength(1);
    }
  });

  test("is found although another amount is entered meanwhile; then nothing else is sent", async () => {
    const found = new Map([["100", ["W-7"]]]);
    const world = createWorld({
      submitWithdrawal: rejected("timeout"),
      findWithdrawals: ({ usdAmount }) => Promise.resolve(found.get(usdAmount) ?? []),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    await reach(actor, "notFound");
    actor.send({ type: "step.go", step: "details" });
    actor.send({ type: "amount.change", field: "usd", text: "200" });
    found.set("100", ["W-9", "W-7"]);
    await confirm(actor);
    const { context } = await reach(actor, "settled");
    expect(context).toMatchObject({ transactionId: "W-9", isLate: true, intent: { usdAmount: "100" } });
    expect(world.sent).toHaveLength(1);
  });

  test("is no longer looked up once the provider refused it under its key", async () => {
    const world = createWorld({
      submitWithdrawal: inTurn<{ transactionId: string }>(rejected("timeout"), rejected("refused", 2007)),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    expect((await reach(actor, "notFound")).context.unresolved).toHaveLength(1);
    actor.send({ type: "withdrawal.repeat" });
    expect((await reach(actor, "failed")).context.unresolved).toEqual([]);
  });

  test("offers only another look-up while the look-up fails", async () => {
    const world = createWorld({
      submitWithdrawal: rejected("server"),
      findWithdrawals: inTurn<string[]>(answer([]), rejected("offline"), answer([])),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    const snapshot = await reach(actor, "outcomeUnknown");
    for (const event of [
      { type: "step.next" },
      { type: "withdrawal.confirm" },
      { type: "withdrawal.repeat" },
      { type: "step.go", step: "details" },
      { type: "code.request" },
    ] as const)
      expect([event.type, snapshot.can(event)]).toEqual([event.type, false]);
    actor.send({ type: "outcome.check" });
    await reach(actor, "notFound");
  });

  test("sends nothing when it cannot read the existing withdrawals, and reports that the withdrawal failed", async () => {
    const world = createWorld({
      findWithdrawals: inTurn<string[]>(rejected("server"), answer([])),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    const { context } = await reach(actor, "failed");
    expect([context.failure?.operation, world.sent]).toEqual(["WithdrawalRequest", []]);
    actor.send({ type: "failure.dismiss" });
    await confirm(actor);
    await reach(actor, "settled");
  });
});

describe("a key", () => {
  test("is retained for the same platform, amounts and code, and replaced after any change", async () => {
    const world = createWorld({ submitWithdrawal: rejected("offline") });
    const actor = await enterDetails(world.open());
    for (const [amount, code] of [
      ["100", "493027"],
      ["100", "493027"],
      ["200", "493027"],
      ["200", "118822"],
    ] as const) {
      actor.send({ type: "amount.change", field: "usd", text: amount });
      actor.send({ type: "code.change", text: code });
      await confirm(actor);
      await confirmAnother(actor, "notFound");
      actor.send({ type: "step.go", step: "details" });
    }
    expect(world.sent.map(({ key }) => key)).toEqual(["key-1", "key-1", "key-2", "key-3"]);
  });
});
