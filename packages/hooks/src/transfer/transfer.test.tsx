import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { profileQueries } from "../profile/profile.queries.ts";
import { useTransfers } from "../transaction/use-transfers.ts";
import { createTransferProvider, open } from "../../test/transfer-provider.ts";
import { useTransfer } from "./use-transfer.ts";

test("an e-wallet transfer shows its local amount, rounded up, and is done at once with one request", async () => {
  const { provider, sent } = createTransferProvider();
  const { broker } = await signedIn(provider);
  let settled = 0;
  const { at, result } = await open(broker, () =>
    useTransfer("eWallet", { onSettled: () => (settled += 1) }),
  );
  await expect.poll(() => result.current).toMatchObject({ local: { amount: "", rate: "4.47" } });
  await at("entering", (transfer) => transfer.change("0.01"));
  expect(result.current).toMatchObject({ local: { amount: "0.05", currencyCode: "MYR" }, canSubmit: true });
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => {
    transfer.submit();
    transfer.submit();
  });
  await at("settled", ({ isPending }) => expect(isPending).toBe(false));
  expect(sent).toEqual([
    {
      companyId: 9,
      userId: 100234,
      cTraderLogin: "5100234",
      amountUsd: 50,
      currencyCode: "MYR",
      amount: 223.5,
    },
  ]);
  expect([settled, provider.kept.has("transferDraft.100234")]).toEqual([1, false]);
});

test("an e-wallet transfer reports why it cannot be converted, and loads the rates again", async () => {
  const provider = createTestProvider();
  const { broker } = await signedIn(provider);
  provider.turnAway("GetCurrencies", 400);
  const { at, result } = await open(broker, () => useTransfer("eWallet"));
  await expect.poll(() => result.current).toMatchObject({ withoutRate: { reason: "failed" }, issue: null });
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => transfer.submit());
  await at("entering", ({ issue, canSubmit, withoutRate }) => {
    expect([issue, canSubmit]).toEqual([{ code: "rateMissing" }, false]);
    if (withoutRate?.reason === "failed") withoutRate.retry();
  });
  await expect.poll(() => result.current).toMatchObject({ withoutRate: null, issue: null, canSubmit: true });
});

test.each([
  ["is not listed", []],
  ["is listed without a rate", [{ currencyCode: "MYR", currencyId: 458, sellRate: 0, buyRate: 0 }]],
])("it reports that the user's currency %s; only an e-wallet transfer needs it", async (_what, data) => {
  const provider = createTestProvider({
    GetCurrencies: () => Response.json({ responseCode: 1, responseMessage: "", data }),
  });
  const { broker } = await signedIn(provider);
  const eWallet = await open(broker, () => useTransfer("eWallet"));
  await expect.poll(() => eWallet.result.current).toMatchObject({ withoutRate: { reason: "missing" } });
  const trading = await open(broker, () => useTransfer("trading"));
  await trading.at("entering", (transfer) => transfer.change("50"));
  expect(trading.result.current).toMatchObject({ withoutRate: null, canSubmit: true });
});

test("a trading transfer is pending, and has no local amount", async () => {
  const { provider, sent } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const { at } = await open(broker, () => useTransfer("trading"));
  await at("entering", (transfer) => transfer.submit());
  await at("entering", ({ issue, local, change }) => {
    expect([issue, local]).toEqual([{ code: "amountInvalid" }, null]);
    change("50");
  });
  await at("entering", (transfer) => transfer.submit());
  await at("settled", ({ isPending }) => expect(isPending).toBe(true));
  expect(sent).toEqual([{ companyId: 9, userId: 100234, cTraderLogin: "5100234", amountUsd: 50 }]);
});

test("a transfer in the other direction begins with the entered amount", async () => {
  const { broker } = await signedIn(createTransferProvider().provider);
  const { at } = await open(broker, () => useTransfer("trading", { usdAmount: "50" }));
  await at("entering", ({ usdAmount, canSubmit }) => expect([usdAmount, canSubmit]).toEqual(["50", true]));
});

test("between own accounts it is open to a client without any requirement met", async () => {
  const newcomer = { ...examples.GetUserInfo.success.data, kycStatus: 4, withdrawalBank: null };
  const provider = createTestProvider({
    GetUserInfo: () => Response.json({ responseCode: 1, responseMessage: "", data: newcomer }),
  });
  const { broker } = await signedIn(provider);
  await broker.queryClient.fetchQuery(profileQueries.userInfo(broker));
  const { at } = await open(broker, () => useTransfer("trading", { usdAmount: "50" }));
  await at("entering", ({ missing, canSubmit }) => expect([missing, canSubmit]).toEqual([[], true]));
});

test("a transfer refreshes the list of transfers", async () => {
  const { provider } = createTransferProvider();
  const { broker } = await signedIn(provider);
  const list = await renderHook(() => useTransfers(), within(broker));
  await expect.poll(() => list.result.current.status).toBe("loaded");
  const { at } = await open(broker, () => useTransfer("trading"));
  await at("entering", (transfer) => transfer.change("50"));
  await at("entering", (transfer) => transfer.submit());
  await at("settled");
  await expect
    .poll(() => list.result.current)
    .toMatchObject({ rows: [{ transactionId: "T-4", amountUsd: "50" }, {}, {}, {}] });
});
