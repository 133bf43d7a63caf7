import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { MissingRequirement } from "../eligibility/eligibility.rules.ts";
import { createWithdrawalMachine, type WithdrawalPorts } from "./withdrawal.machine.ts";
import type { WithdrawalDraft } from "./withdrawal.store.ts";

const error = (kind: ApiErrorKind, code = 0, retryAt?: number) =>
  new ApiError({
    operation: "WithdrawalRequest",
    kind,
    code,
    message: "Said by the provider.",
    ...(retryAt !== undefined && { retryAt }),
  });
const kycMissing: MissingRequirement = {
  requirement: "kyc",
  fixAt: "myAccount",
  isBlocking: true,
  isUnderReview: false,
};

/** A provider of lambdas that keeps what reaches it. `answers` are given in turn; the last one stays. */
function createWorld(ports: Partial<WithdrawalPorts> = {}) {
  const sent: { key: string; code: string }[] = [];
  let made = 0;
  const clock = new SimulatedClock();
  const submit = ports.submitWithdrawal ?? (() => Promise.resolve({ transactionId: "W-1" }));
  const machine = createWithdrawalMachine({
    terms: () => ({ currencyCode: "MYR", buyRate: "4.41", min: "10", max: "1000", available: "5000" }),
    createKey: () => `key-${(made += 1)}`,
    now: () => clock.now(),
    checkEligibility: () => Promise.resolve([]),
    requestCode: () => Promise.resolve({ resendAt: clock.now() + 60_000, expiresAt: clock.now() + 300_000 }),
    findWithdrawals: () => Promise.resolve([]),
    ...ports,
    submitWithdrawal: (withdrawal, signal) => {
      sent.push({ key: withdrawal.intent.key, code: withdrawal.code });
      return submit(withdrawal, signal);
    },
  });
  const open = (draft: WithdrawalDraft | null = null) =>
    createActor(machine, { input: { draft }, clock }).start();
  return { open, sent, clock };
}

type Actor = ReturnType<ReturnType<typeof createWorld>["open"]>;
type Value = ReturnType<Actor["getSnapshot"]>["value"];
const reach = (actor: Actor, journey: Value["journey"]) =>
  waitFor(actor, ({ value }) => value.journey === journey);
const reachCode = (actor: Actor, code: Value["code"]) => waitFor(actor, ({ value }) => value.code === code);
const inTurn = <Result>(first: () => Promise<Result>, ...then: (() => Promise<Result>)[]) => {
  const left = [first, ...then];
  let last = first;
  return () => (last = left.shift() ?? last)();
};
const rejected =
  (...details: Parameters<typeof error>) =>
  () =>
    Promise.reject(error(...details));
const answer =
  <Result>(result: Result) =>
  () =>
    Promise.resolve(result);

async function enterDetails(actor: Actor, usd = "100") {
  await reach(actor, "choosingPlatform");
  actor.send({ type: "platform.choose", platformId: 11 });
  actor.send({ type: "step.next" });
  actor.send({ type: "amount.change", field: "usd", text: usd });
  actor.send({ type: "code.request" });
  await reachCode(actor, "cooling");
  actor.send({ type: "code.change", text: "493027" });
  return actor;
}

async function confirm(actor: Actor) {
  actor.send({ type: "step.next" });
  await reach(actor, "reviewing");
  actor.send({ type: "withdrawal.confirm" });
  actor.send({ type: "withdrawal.confirm" });
}

describe("the withdrawal machine", () => {
  test("takes a withdrawal to its end with one request, under a key made before", async () => {
    const world = createWorld();
    const actor = await enterDetails(world.open());
    let settled = "";
    actor.on("withdrawal.settled", ({ transactionId }) => (settled = transactionId));
    await confirm(actor);
    await reach(actor, "settled");
    expect([world.sent, settled]).toEqual([[{ key: "key-1", code: "493027" }], "W-1"]);
  });

  test("asks what is missing before anything else, and again when it was put right", async () => {
    const world = createWorld({ checkEligibility: inTurn(answer([kycMissing]), answer([])) });
    const actor = world.open();
    const { context } = await reach(actor, "ineligible");
    expect(context.missing).toEqual([kycMissing]);
    actor.send({ type: "platform.choose", platformId: 11 });
    actor.send({ type: "eligibility.check" });
    const snapshot = await reach(actor, "choosingPlatform");
    expect([snapshot.context.missing, snapshot.context.platformId]).toEqual([[], null]);
  });

  test("says that it does not know what is missing when that cannot be loaded, and asks again", async () => {
    const world = createWorld({ checkEligibility: inTurn<never[]>(rejected("offline"), answer([])) });
    const actor = world.open();
    expect((await reach(actor, "eligibilityUnknown")).context.failure?.kind).toBe("offline");
    actor.send({ type: "eligibility.check" });
    expect((await reach(actor, "choosingPlatform")).context.failure).toBeNull();
  });

  test("goes on only with platform, amount and code, and counts the tries", async () => {
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

  test("forgets the amount with the platform it was meant for", async () => {
    const actor = await enterDetails(createWorld().open());
    actor.send({ type: "step.go", step: "platform" });
    actor.send({ type: "platform.choose", platformId: 11 });
    expect(actor.getSnapshot().context.entry.text).toBe("100");
    actor.send({ type: "platform.choose", platformId: 21 });
    expect(actor.getSnapshot().context.entry.text).toBe("");
  });

  test("keeps the provider's sentence and the input after a refusal, and makes a new key for the next try", async () => {
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

  test("empties a code that was wrong", async () => {
    const actor = await enterDetails(createWorld({ submitWithdrawal: rejected("refused", 2011) }).open());
    await confirm(actor);
    expect((await reach(actor, "failed")).context.code).toBe("");
  });

  test("says what is missing when the provider refuses for it", async () => {
    const world = createWorld({
      checkEligibility: inTurn<MissingRequirement[]>(answer([]), answer([kycMissing])),
      submitWithdrawal: rejected("refused", 2010),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    expect((await reach(actor, "ineligible")).context).toMatchObject({ intent: null, phase: "draft" });
  });
});

describe("an unknown outcome", () => {
  test("is looked up before anything else, and what is found is taken, never what was there before", async () => {
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

  test("sends nothing again when it arrived after the look-up, whether it is repeated or entered anew", async () => {
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

  test("is no longer looked for once the provider refused it under its key", async () => {
    const world = createWorld({
      submitWithdrawal: inTurn<{ transactionId: string }>(rejected("timeout"), rejected("refused", 2007)),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    expect((await reach(actor, "notFound")).context.unresolved).toHaveLength(1);
    actor.send({ type: "withdrawal.repeat" });
    expect((await reach(actor, "failed")).context.unresolved).toEqual([]);
  });

  test("leads nowhere but to another look while it cannot be looked up", async () => {
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

  test("sends nothing when it cannot tell what is there already", async () => {
    const world = createWorld({
      findWithdrawals: inTurn<string[]>(rejected("server"), answer([])),
    });
    const actor = await enterDetails(world.open());
    await confirm(actor);
    const { context } = await reach(actor, "failed");
    expect([context.failure?.operation, world.sent]).toEqual(["GetWithdrawalTransactionsByUser", []]);
    actor.send({ type: "failure.dismiss" });
    await confirm(actor);
    await reach(actor, "settled");
  });
});

describe("a key", () => {
  test("stays while platform, amounts and code stay, and is replaced when one of them changes", async () => {
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
      await reach(actor, "notFound");
      actor.send({ type: "step.go", step: "details" });
    }
    expect(world.sent.map(({ key }) => key)).toEqual(["key-1", "key-1", "key-2", "key-3"]);
  });
});

describe("a one-time code", () => {
  test("can be asked for again after its cooldown, by the wall clock, and not before", async () => {
    const world = createWorld();
    const actor = await enterDetails(world.open());
    world.clock.increment(59_000);
    expect(actor.getSnapshot().context.now).toBe(59_000);
    expect(actor.getSnapshot().can({ type: "code.request" })).toBe(false);
    world.clock.increment(1_000);
    expect(actor.getSnapshot().value.code).toBe("idle");
    expect(actor.getSnapshot().can({ type: "code.request" })).toBe(true);
  });

  test("voids what was typed when a new one is sent", async () => {
    const world = createWorld();
    const actor = await enterDetails(world.open());
    world.clock.increment(60_000);
    actor.send({ type: "code.request" });
    actor.send({ type: "step.next" });
    expect(actor.getSnapshot().value.journey).toBe("enteringDetails");
    await reachCode(actor, "cooling");
    expect(actor.getSnapshot().context.code).toBe("");
  });

  test("may be entered although it is unknown whether it was sent", async () => {
    const actor = createWorld({ requestCode: rejected("offline") }).open();
    await reach(actor, "choosingPlatform");
    actor.send({ type: "platform.choose", platformId: 11 });
    actor.send({ type: "step.next" });
    actor.send({ type: "code.request" });
    await waitFor(actor, ({ context }) => context.codeFailure !== null);
    expect(actor.getSnapshot().context).toMatchObject({
      codeFailure: { kind: "offline" },
      codeSent: { expiresAt: null },
    });
    expect(actor.getSnapshot().can({ type: "code.request" })).toBe(true);
  });

  test("cools down for as long as a provider says that was asked too often", async () => {
    const world = createWorld({ requestCode: rejected("rateLimited", 4029, 30_000) });
    const actor = world.open();
    await reach(actor, "choosingPlatform");
    actor.send({ type: "platform.choose", platformId: 11 });
    actor.send({ type: "step.next" });
    actor.send({ type: "code.request" });
    await waitFor(actor, ({ context }) => context.codeFailure !== null);
    expect(actor.getSnapshot().value.code).toBe("cooling");
    world.clock.increment(30_000);
    expect(actor.getSnapshot().value.code).toBe("idle");
  });

  test("leads to what is missing when the provider refuses to send it for that", async () => {
    const world = createWorld({
      checkEligibility: inTurn<MissingRequirement[]>(answer([]), answer([kycMissing])),
      requestCode: rejected("refused", 2009),
    });
    const actor = world.open();
    await reach(actor, "choosingPlatform");
    actor.send({ type: "platform.choose", platformId: 11 });
    actor.send({ type: "step.next" });
    actor.send({ type: "code.request" });
    expect((await reach(actor, "ineligible")).context.missing).toEqual([kycMissing]);
  });
});

describe("after a reload", () => {
  const draft: WithdrawalDraft = {
    platformId: 11,
    entry: { field: "usd", text: "100" },
    codeSent: { resendAt: 60_000, expiresAt: 300_000 },
    intent: { key: "key-0", platformId: 11, currencyCode: "MYR", usdAmount: "100", localAmount: "441.00" },
    known: ["W-7"],
    unresolved: [],
    phase: "submitting",
  };

  test("a withdrawal under way is looked up and not sent again", async () => {
    const world = createWorld({ findWithdrawals: answer(["W-8", "W-7"]) });
    const actor = world.open(draft);
    expect(actor.getSnapshot().value.journey).toBe("checking");
    expect((await reach(actor, "settled")).context.transactionId).toBe("W-8");
    expect(world.sent).toEqual([]);
  });

  test("one that is not found is entered again, because its code was not kept", async () => {
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

  test("a code that ended meanwhile must be asked for again", async () => {
    const world = createWorld();
    world.clock.increment(300_000);
    const actor = world.open({ ...draft, phase: "draft" });
    const { context, value } = await reach(actor, "enteringDetails");
    expect([context.codeSent, value.code]).toEqual([null, "idle"]);
  });

  test("a draft goes on at its details, with the cooldown of its code", async () => {
    const world = createWorld();
    const actor = world.open({ ...draft, intent: null, known: [], phase: "draft" });
    await reach(actor, "enteringDetails");
    expect(actor.getSnapshot().value.code).toBe("cooling");
    expect(actor.getSnapshot().context.codeSent).toEqual(draft.codeSent);
  });
});
