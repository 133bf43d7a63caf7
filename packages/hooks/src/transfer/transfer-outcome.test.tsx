import { expect, test } from "vitest";
import { signedIn } from "../../test/render.tsx";
import { calls, createTransferProvider, open } from "../../test/transfer-provider.ts";
import { useTransfer } from "./use-transfer.ts";

test.each(["eWallet", "trading"] as const)(
  "an %s transfer whose reply is lost after the commit is found and not repeated",
  async (kind) => {
    const { provider, rows, countOf } = createTransferProvider();
    const { broker } = await signedIn(provider);
    provider.loseReplyOf(calls[kind]);
    const { at, result } = await open(broker, () => useTransfer(kind));
    await at("entering", (transfer) => transfer.change("50"));
    await expect.poll(() => result.current).toMatchObject({ canSubmit: true });
    await at("entering", (transfer) => transfer.submit());
    await at("settled");
    expect([rows.length, countOf(calls[kind])]).toEqual([4, 1]);
  },
);

test("when it did not arrive, neither an older one nor another user's is mistaken for it", async () => {
  const { provider, rows } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const received = { fromPlatform: "cTrader 5100235", toPlatform: "cTrader 5100234", reference: null };
  provider.turnAway("CTraderTransferRequest", 503);
  provider.duringNext("CTraderTransferRequest", () =>
    rows.unshift({ ...rows[1], ...received, transactionId: "T-99" }),
  );
  const { at } = await open(broker, () => useTransfer("trading"));
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => transfer.submit());
  await at("notFound", (transfer) => {
    expect(transfer.canRepeat).toBe(true);
    transfer.repeat();
  });
  await at("settled");
  expect(rows).toHaveLength(5);
});

test("a transfer whose page is closed while it is sent is looked up when it is opened again, and not sent again", async () => {
  const { provider, rows, countOf } = createTransferProvider();
  const { broker } = await signedIn(provider);
  provider.holdReplyOf("CTraderTransferRequest");
  const first = await open(broker, () => useTransfer("trading"));
  await first.at("entering", (transfer) => transfer.change("50"));
  await first.at("entering", (transfer) => transfer.submit());
  await expect.poll(() => rows.length).toBe(4);
  await first.unmount();
  const again = await open(provider.broker(), () => useTransfer("trading"));
  await again.at("settled");
  expect(countOf("CTraderTransferRequest")).toBe(1);
});
