import { describe, expect, test } from "vitest";
import { answer, inTurn } from "../../test/answers.ts";
import { createWorld, friend, reach, rejected, selfie, submit } from "../../test/transfer-world.ts";
import type { TransferKind } from "./transfer.rules.ts";

describe("the transfer machine", () => {
  test.each(["eWallet", "trading"] as const)("completes an %s transfer with one request", async (kind) => {
    const world = createWorld();
    const actor = world.open(kind);
    const settled: TransferKind[] = [];
    actor.on("transfer.settled", (event) => settled.push(event.kind));
    await reach(submit(actor), "settled");
    const local = kind === "eWallet" ? { amount: "223.50", currencyCode: "MYR" } : null;
    const intent = { key: "key-1", kind, usdAmount: "50", local, recipientLogin: null, fileHash: null };
    expect(world.sent).toEqual([{ intent, party: null }]);
    expect(settled).toEqual([kind]);
  });

  test("sends a transfer to another user only with recipient and file", async () => {
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

  test("retains the provider's sentence and the input after a refusal, and creates a new key for the next attempt", async () => {
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

  test.each([
    ["eWallet", "EWalletTransferRequest"],
    ["trading", "CTraderTransferRequest"],
    ["user", "CTraderInternalTransferUserToUser"],
  ] as const)(
    "sends nothing when it cannot read the existing transfers, and reports that the %s transfer failed",
    async (kind, operation) => {
      const world = createWorld({ findTransfers: rejected("server") });
      const actor = world.open(kind);
      actor.send({ type: "recipient.choose", recipient: friend });
      actor.send({ type: "file.choose", file: selfie });
      const { context } = await reach(submit(actor), "failed");
      expect([context.failure, world.sent]).toMatchObject([{ operation, kind: "server" }, []]);
    },
  );

  test("names the refused call", async () => {
    const { context } = await reach(
      submit(createWorld({ submitTransfer: rejected("refused") }).open("trading")),
      "failed",
    );
    expect(context.failure?.operation).toBe("CTraderTransferRequest");
  });
});
