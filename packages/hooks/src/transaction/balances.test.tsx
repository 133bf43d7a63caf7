import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { answer } from "../../test/account-provider.ts";
import { useUserInfo } from "../profile/use-user-info.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useDeposits } from "./use-deposits.ts";
import { useTransfers } from "./use-transfers.ts";
import { useWithdrawals } from "./use-withdrawals.ts";

const [deposit] = examples.GetDepositTransactionsByUser.success.data;
const [withdrawal] = examples.GetWithdrawalTransactionsByUser.success.data;
const [transfer] = examples.GetInternalTransactionsByUser.success.data;
const pending = { paymentStatusId: 1 };
const completed = { paymentStatusId: 5 };
const cancelled = { paymentStatusId: 6 };

const news = [
  {
    what: "a deposit that was completed",
    call: "GetDepositTransactionsByUser",
    useList: useDeposits,
    before: [{ ...deposit, ...pending }],
    after: [{ ...deposit, ...completed }],
  },
  {
    what: "a withdrawal that was refused and given back",
    call: "GetWithdrawalTransactionsByUser",
    useList: useWithdrawals,
    before: [{ ...withdrawal, ...pending }],
    after: [{ ...withdrawal, ...cancelled }],
  },
  {
    what: "a transfer to the trading account that was approved",
    call: "GetInternalTransactionsByUser",
    useList: useTransfers,
    before: [{ ...transfer, ...pending }],
    after: [{ ...transfer, ...completed }],
  },
  {
    what: "a transfer that was received",
    call: "GetInternalTransactionsByUser",
    useList: useTransfers,
    before: [{ ...transfer, ...completed }],
    after: [
      { ...transfer, ...completed, transactionId: "T-9" },
      { ...transfer, ...completed },
    ],
  },
] as const;

type News = (typeof news)[number];

/** Creates a client whose balance is 0 at first, and 100 after the change. */
async function openAccount({ call, useList, before, after }: News) {
  let isOver = false;
  const provider = createTestProvider({
    GetUserInfo: () =>
      answer(1, "", { ...examples.GetUserInfo.success.data, eWalletBalance: isOver ? 100 : 0 }),
    [call]: () => answer(1, "", isOver ? after : before),
  });
  const { broker } = await signedIn(provider);
  return {
    happen: () => void (isOver = true),
    reads: () => provider.calls.filter((name) => name === "GetUserInfo").length,
    isReading: () => broker.queryClient.isFetching() > 0,
    openUser: () => renderHook(() => useUserInfo(), within(broker)),
    openList: () => renderHook(() => useList(), within(broker)),
  };
}
type Account = Awaited<ReturnType<typeof openAccount>>;

async function openUserAndList({ openUser, openList }: Account) {
  const user = await openUser();
  await expect.poll(() => user.result.current).toMatchObject({ info: { eWalletBalance: 0 } });
  const list = await openList();
  await expect.poll(() => list.result.current.status).toBe("loaded");
  const refresh = () =>
    list.act(() => {
      if (list.result.current.status === "loaded") list.result.current.refresh();
    });
  return { user, refresh };
}

test.each(news)("$what, seen in its list, changes the shown balance", async (one) => {
  const account = await openAccount(one);
  const { user, refresh } = await openUserAndList(account);
  account.happen();
  await refresh();
  await expect.poll(() => user.result.current).toMatchObject({ info: { eWalletBalance: 100 } });
});

test.each(news)("$what is part of a balance that is opened after its list", async (one) => {
  const account = await openAccount(one);
  const { user, refresh } = await openUserAndList(account);
  await user.unmount();
  account.happen();
  await refresh();
  await expect.poll(account.isReading).toBe(false);
  const next = await account.openUser();
  await expect.poll(() => next.result.current).toMatchObject({ info: { eWalletBalance: 100 } });
});

test.each(news)(
  "$what before its list was first opened is part of the balance that is opened then",
  async (one) => {
    const account = await openAccount(one);
    const user = await account.openUser();
    await expect.poll(() => user.result.current).toMatchObject({ info: { eWalletBalance: 0 } });
    await user.unmount();
    account.happen();
    const list = await account.openList();
    await expect.poll(() => list.result.current.status).toBe("loaded");
    const next = await account.openUser();
    await expect.poll(() => next.result.current).toMatchObject({ info: { eWalletBalance: 100 } });
  },
);

test.each(news)("an unchanged list does not request the balance ($call)", async (one) => {
  const account = await openAccount(one);
  const { refresh } = await openUserAndList(account);
  const before = account.reads();
  await refresh();
  await expect.poll(account.isReading).toBe(false);
  expect(account.reads()).toBe(before);
});
