import { describe, expect, test } from "vitest";
import { answer, inTurn } from "../../test/answers.ts";
import { createWorld, friend, reach, rejected, selfie, submit } from "../../test/transfer-world.ts";
import { confirmAnother } from "../../test/confirm.ts";
import type { TransferDraft } from "./transfer.storage.ts";

describe("an unknown outcome", () => {
  test("is looked up before anything else, and an older transfer is not mistaken for it", async () => {
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

  test("is remembered after another amount was sent, so that the same amount uses its key again", async () => {
    const world = createWorld({
      submitTransfer: inTurn<unknown>(rejected("timeout"), answer(null), answer(null)),
    });
    const actor = submit(world.open());
    await reach(actor, "notFound");
    actor.send({ type: "transfer.edit" });
    await confirmAnother(submit(actor, "20"), "settled");
    const { context } = actor.getSnapshot();
    expect(context.unresolved).toMatchObject([{ intent: { key: "key-1", usdAmount: "50" } }]);
    const { unresolved } = context;
    const draft: TransferDraft = { kind: "eWallet", intent: null, known: [], unresolved, phase: "draft" };
    await reach(submit(world.open("eWallet", draft)), "settled");
    expect(world.keys()).toEqual(["key-1", "key-2", "key-1"]);
  });

  test("is found although the same amount is now meant for another user, to whom nothing is sent then", async () => {
    const carol = { ...friend, cTraderLogin: "5100236" };
    const found = new Map([[friend.cTraderLogin, ["T-7"]]]);
    const world = createWorld({
      submitTransfer: rejected("timeout"),
      findTransfers: ({ recipientLogin }) => Promise.resolve(found.get(recipientLogin ?? "") ?? []),
    });
    const actor = world.open("user");
    actor.send({ type: "recipient.choose", recipient: friend });
    actor.send({ type: "file.choose", file: selfie });
    await reach(submit(actor), "notFound");
    actor.send({ type: "transfer.edit" });
    found.set(friend.cTraderLogin, ["T-9", "T-7"]);
    actor.send({ type: "recipient.choose", recipient: carol });
    const { context } = await reach(submit(actor), "settled");
    expect(context).toMatchObject({ isLate: true, intent: { recipientLogin: friend.cTraderLogin } });
    expect(world.sent.map(({ party }) => party?.recipient)).toEqual([friend]);
  });

  test("gets a new key when the amount, the recipient or the file changes, and retains it otherwise", async () => {
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
      submit(actor, amount);
      await confirmAnother(actor, "notFound");
      actor.send({ type: "transfer.edit" });
    }
    const [first, second, ...others] = world.keys();
    expect(second).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  test("offers only another look-up while the look-up fails", async () => {
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
    kind: "trading",
    intent: {
      key: "key-0",
      kind: "trading",
      usdAmount: "50",
      local: null,
      recipientLogin: null,
      fileHash: null,
    },
    known: ["T-7"],
    unresolved: [],
    phase: "submitting",
  };

  test("a running transfer is looked up and not sent again", async () => {
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

  test("one to another user is entered again, because recipient and file were not stored", async () => {
    const actor = createWorld({ findTransfers: answer(["T-7"]) }).open("user", draft);
    const snapshot = await reach(actor, "notFound");
    expect(snapshot.can({ type: "transfer.repeat" })).toBe(false);
    actor.send({ type: "transfer.edit" });
    expect(actor.getSnapshot().context.usdAmount).toBe("50");
  });
});
