import { ApiError, type ApiErrorKind } from "@broker/sdk";
import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { createTransferMachine, type TransferPorts } from "./transfer.machine.ts";
import type { TransferToSend } from "./transfer.intent.ts";
import type { TransferKind } from "./transfer.rules.ts";
import type { TransferDraft } from "./transfer.store.ts";

const rejected = (kind: ApiErrorKind) => () =>
  Promise.reject(new ApiError({ operation: "EWalletTransferRequest", kind, message: "Too little." }));
const answer =
  <Result>(result: Result) =>
  () =>
    Promise.resolve(result);
const inTurn = <Result>(first: () => Promise<Result>, ...then: (() => Promise<Result>)[]) => {
  const left = [first, ...then];
  let last = first;
  return () => (last = left.shift() ?? last)();
};
const friend = { cTraderLogin: "5100235", email: "friend@example.com", display: "F***d" };
const selfie = new File(["%PDF"], "selfie.pdf", { type: "application/pdf" });

/** A provider of lambdas that keeps what reaches it. */
function createWorld(ports: Partial<TransferPorts> = {}) {
  const sent: TransferToSend[] = [];
  let made = 0;
  const submit = ports.submitTransfer ?? answer(null);
  const machine = createTransferMachine({
    terms: () => ({ currencyCode: "MYR", sellRate: "4.47" }),
    createKey: () => `key-${(made += 1)}`,
    findTransfers: answer([]),
    ...ports,
    submitTransfer: (transfer, signal) => {
      sent.push(transfer);
      return submit(transfer, signal);
    },
  });
  const open = (kind: TransferKind = "eWallet", draft: TransferDraft | null = null) =>
    createActor(machine, { input: { kind, draft } }).start();
  return { open, sent, keys: () => sent.map(({ intent }) => intent.key) };
}

type Actor = ReturnType<ReturnType<typeof createWorld>["open"]>;
const reach = (actor: Actor, value: ReturnType<Actor["getSnapshot"]>["value"]) =>
  waitFor(actor, (snapshot) => snapshot.value === value);

function submit(actor: Actor, text = "50") {
  actor.send({ type: "amount.change", text });
  actor.send({ type: "transfer.submit" });
  actor.send({ type: "transfer.submit" });
  return actor;
}

describe("the transfer machine", () => {
  test.each(["eWallet", "trading"] as const)(
    "takes an %s transfer to its end with one request",
    async (kind) => {
      const world = createWorld();
      const actor = world.open(kind);
      const settled: TransferKind[] = [];
      actor.on("transfer.settled", (event) => settled.push(event.kind));
      await reach(submit(actor), "settled");
      const local = kind === "eWallet" ? { amount: "223.50", currencyCode: "MYR" } : null;
      expect(world.sent).toEqual([{ intent: { key: "key-1", kind, usdAmount: "50", local }, party: null }]);
      expect(settled).toEqual([kind]);
    },
  );

  test("sends a transfer to another user with recipient and file, and not without", async () => {
    const world = createWorld();
    const actor = submit(world.open("user"));
    expect(actor.getSnapshot().context.attempts).toBe(2);
    actor.send({ type: "recipient.choose", recipient: friend });
    actor.send({ type: "file.choose", file: selfie });
    await reach(submit(actor), "settled");
    expect(world.sent.map(({ party }) => party)).toEqual([{ recipient: friend, file: selfie }]);
  });

  test("sends no e-wallet transfer while no rate is known", () => {
    const actor = submit(createWorld({ terms: () => null }).open());
    expect(actor.getSnapshot().value).toBe("entering");
  });

  test("keeps the provider's sentence and the input after a refusal, and makes a new key for the next try", async () => {
    const world = createWorld({ submitTransfer: inTurn<unknown>(rejected("refused"), answer(null)) });
    const actor = submit(world.open());
    const { context } = await reach(actor, "failed");
    expect(context).toMatchObject({
      failure: { kind: "refused", message: "Too little." },
      usdAmount: "50",
      intent: null,
      phase: "draft",
    });
    actor.send({ type: "failure.dismiss" });
    actor.send({ type: "transfer.submit" });
    await reach(actor, "settled");
    expect(world.keys()).toEqual(["key-1", "key-2"]);
  });

  test("names the call that was refused", async () => {
    const { context } = await reach(
      submit(createWorld({ submitTransfer: rejected("refused") }).open("trading")),
      "failed",
    );
    expect(context.failure?.operation).toBe("CTraderTransferRequest");
  });
});

describe("an unknown outcome", () => {
  test("is looked up before anything else, and an older transfer is not taken for it", async () => {
    const found = createWorld({
      submitTransfer: rejected("offline"),
      findTransfers: inTurn(answer(["T-7"]), answer(["T-9", "T-7"])),
    });
    await reach(submit(found.open()), "settled");
    expect(found.sent).toHaveLength(1);
    const lost = createWorld({ submitTransfer: rejected("offline"), findTransfers: answer(["T-7"]) });
    await reach(submit(lost.open()), "notFound");
    expect(lost.sent).toHaveLength(1);
  });

  test("is repeated with the same key, only when the look-up found nothing", async () => {
    const world = createWorld({ submitTransfer: inTurn<unknown>(rejected("timeout"), answer(null)) });
    const actor = submit(world.open());
    await reach(actor, "notFound");
    actor.send({ type: "transfer.repeat" });
    await reach(actor, "settled");
    expect(world.keys()).toEqual(["key-1", "key-1"]);
  });

  test("sends nothing again when it arrived after the look-up", async () => {
    const world = createWorld({
      submitTransfer: rejected("timeout"),
      findTransfers: inTurn<string[]>(answer([]), answer([]), answer(["T-9"])),
    });
    const actor = submit(world.open());
    await reach(actor, "notFound");
    actor.send({ type: "transfer.edit" });
    await reach(submit(actor), "settled");
    expect(world.sent).toHaveLength(1);
  });

  test("is found although another amount is entered meanwhile; then nothing else is sent", async () => {
    const found = new Map([["50", ["T-7"]]]);
    const world = createWorld({
      submitTransfer: rejected("timeout"),
      findTransfers: ({ usdAmount }) => Promise.resolve(found.get(usdAmount) ?? []),
    });
    const actor = submit(world.open());
    await reach(actor, "notFound");
    actor.send({ type: "transfer.edit" });
    found.set("50", ["T-9", "T-7"]);
    const { context } = await reach(submit(actor, "60"), "settled");
    expect(context).toMatchObject({ isLate: true, intent: { usdAmount: "50" }, unresolved: [] });
    expect(world.sent).toHaveLength(1);
  });

  test("takes a new key when the amount, the recipient or the file changes, and keeps it otherwise", async () => {
    const world = createWorld({ submitTransfer: rejected("offline") });
    const actor = world.open("user");
    for (const [amount, recipient, file] of [
      ["50", friend, selfie],
      ["50", friend, selfie],
      ["60", friend, selfie],
      ["60", { ...friend, cTraderLogin: "5100236" }, selfie],
      ["60", { ...friend, cTraderLogin: "5100236" }, new File(["%PDF"], "selfie.pdf")],
    ] as const) {
      actor.send({ type: "recipient.choose", recipient });
      actor.send({
        type: "file.choose",
        file: file.type ? file : new File(["x"], "s.png", { type: "image/png" }),
      });
      await reach(submit(actor, amount), "notFound");
      actor.send({ type: "transfer.edit" });
    }
    expect(world.keys()).toEqual(["key-1", "key-1", "key-2", "key-3", "key-4"]);
  });

  test("leads nowhere but to another look while it cannot be looked up", async () => {
    const world = createWorld({
      submitTransfer: rejected("server"),
      findTransfers: inTurn<string[]>(answer([]), rejected("offline"), answer(["T-9"])),
    });
    const actor = submit(world.open());
    const snapshot = await reach(actor, "outcomeUnknown");
    expect(snapshot.can({ type: "transfer.submit" })).toBe(false);
    expect(snapshot.can({ type: "transfer.repeat" })).toBe(false);
    expect(snapshot.can({ type: "transfer.edit" })).toBe(false);
    actor.send({ type: "outcome.check" });
    await reach(actor, "settled");
  });
});

describe("after a reload", () => {
  const draft: TransferDraft = {
    intent: { key: "key-0", usdAmount: "50", local: null },
    known: ["T-7"],
    unresolved: [],
    phase: "submitting",
  };

  test("a transfer under way is looked up and not sent again", async () => {
    const world = createWorld({ findTransfers: answer(["T-8", "T-7"]) });
    await reach(world.open("trading", draft), "settled");
    expect(world.sent).toEqual([]);
  });

  test("one between own accounts that is not found is repeated under its key", async () => {
    const world = createWorld({ findTransfers: answer(["T-7"]) });
    const actor = world.open("trading", draft);
    await reach(actor, "notFound");
    actor.send({ type: "transfer.repeat" });
    await reach(actor, "settled");
    expect(world.keys()).toEqual(["key-0"]);
  });

  test("one to another user is entered again, because recipient and file were not kept", async () => {
    const actor = createWorld({ findTransfers: answer(["T-7"]) }).open("user", draft);
    const snapshot = await reach(actor, "notFound");
    expect(snapshot.can({ type: "transfer.repeat" })).toBe(false);
    actor.send({ type: "transfer.edit" });
    expect(actor.getSnapshot().context.usdAmount).toBe("50");
  });
});
