import {
  createTransferMachine,
  createTransferPorts,
  keepMachine,
  openDraft,
  type TransferKind,
  transferDrafts,
} from "@broker/hooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { createLossyFetch, type LossyFetch } from "./lossy-fetch.ts";
import { startProvider } from "./start.ts";
import { openCustomer, picture, reach } from "./world.ts";

const provider = startProvider();
let wire: LossyFetch;
let customer: Awaited<ReturnType<typeof openCustomer>>;
let friend: unknown;
const ends: (() => void)[] = [];
beforeEach(async () => {
  wire = createLossyFetch(provider().browser());
  customer = await openCustomer(provider(), wire.fetch);
  [friend] = await customer.broker.client.call("GetEmailAndLoginForCTrader", {
    searchInput: "friend@example.com",
  });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A transfer as a page runs it: stored, so that a reload or another tab restores it. */
function open(kind: TransferKind) {
  const { broker } = customer;
  const { draft, keys } = openDraft(broker, transferDrafts, (one) => one.kind === kind);
  const actor = createActor(createTransferMachine(createTransferPorts(broker)), { input: { kind, draft } });
  actor.start();
  const isKept = ({ phase, unresolved }: { phase: string; unresolved: readonly unknown[] }) =>
    phase !== "draft" || unresolved.length > 0;
  const stop = keepMachine(broker, actor, { drafts: transferDrafts, keys, isKept });
  const close = () => {
    stop();
    actor.stop();
  };
  ends.push(close);
  const submit = (text: string) => {
    actor.send({ type: "amount.change", text });
    // A new object with equal fields, as after every choice of a file.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the copy has every field of the intent
    actor.send({ type: "recipient.choose", recipient: friend as never });
    actor.send({ type: "file.choose", file: picture("selfie.png") });
    actor.send({ type: "transfer.submit" });
  };
  return { actor, submit, close };
}

const moved = async () => {
  const rows = await customer.broker.client.call("GetInternalTransactionsByUser", {});
  return rows.map(({ amountUsd }) => amountUsd);
};

describe.each(["eWallet", "trading", "user"] as const)("a delayed transfer (%s)", (kind) => {
  const lose = async (text: string) => {
    const page = open(kind);
    wire.lose("late");
    page.submit(text);
    await reach(page.actor, "notFound");
    return page;
  };

  test("is not made twice when its amount is typed again in another notation", async () => {
    const { actor, submit } = await lose("50");
    actor.send({ type: "transfer.edit" });
    submit("50.00");
    await reach(actor, "settled");
    await wire.deliver();
    expect(await moved()).toEqual([50]);
  });

  test("is not made twice when another intent was sent, and lost, in between", async () => {
    const { actor, submit } = await lose("50");
    actor.send({ type: "transfer.edit" });
    wire.lose("late");
    submit("20");
    await reach(actor, "notFound");
    actor.send({ type: "transfer.edit" });
    submit("50");
    await reach(actor, "settled");
    await wire.deliver();
    expect(await moved()).toEqual([50]);
  });

  test("is not made twice when the same is entered again after a reload", async () => {
    const { close } = await lose("50");
    close();
    const { actor, submit } = open(kind);
    await reach(actor, "entering");
    submit("50");
    await reach(actor, "settled");
    await wire.deliver();
    expect(await moved()).toEqual([50]);
  });

  test("is not made twice when the same is entered in another tab that was open before", async () => {
    const other = open(kind);
    await lose("50");
    other.submit("50.0");
    await reach(other.actor, "settled");
    await wire.deliver();
    expect(await moved()).toEqual([50]);
  });

  test("moves no money once the user has read so, and another amount was sent", async () => {
    const { actor, submit } = await lose("50");
    actor.send({ type: "transfer.edit" });
    submit("20");
    await reach(actor, "settled");
    await wire.deliver();
    expect(await moved()).toEqual([20]);
  });

  test("is reported as done when it was done before its key was voided", async () => {
    const page = open(kind);
    wire.lose("reply");
    page.submit("50");
    await reach(page.actor, "settled");
    expect(await moved()).toEqual([50]);
  });
});
