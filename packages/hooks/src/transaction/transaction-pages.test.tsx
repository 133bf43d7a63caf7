import { examples } from "@broker/api-spec/examples";
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { listStaleKeys } from "../event/stale-queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { capable, createPagedProvider } from "../../test/paged-provider.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import type { TransactionPeriod } from "./transaction-pages.queries.ts";
import {
  type DepositPagesState,
  useCompoundSchemePages,
  useDepositPages,
  useTransferPages,
  useWithdrawalPages,
} from "./use-transaction-pages.ts";

const CALL = "GetDepositPage";

async function openPages(count = 500, period: TransactionPeriod = {}) {
  const paged = createPagedProvider(count);
  const { broker } = await signedIn(paged.provider);
  const hook = await renderHook((of: TransactionPeriod = period) => useDepositPages(of), within(broker));
  const loaded = () => {
    const list = hook.result.current;
    if (list.status !== "loaded") throw new Error(`The list is ${list.status}`);
    return list;
  };
  const shown = () => {
    const list = hook.result.current;
    return list.status === "loaded" ? list.rows.map(({ transactionId }) => transactionId) : list.status;
  };
  const command = (name: "loadMore" | "loadAll" | "refresh") => hook.act(() => loaded()[name]());
  await expect.poll(() => hook.result.current.status).toBe("loaded");
  return { ...paged, ...hook, broker, loaded, shown, command };
}

test("the first page is read alone, and further ones on command until the last", async () => {
  const { ids, asked, shown, loaded, command } = await openPages();
  expect(shown()).toEqual(ids.slice(0, 50));
  expect(loaded()).toMatchObject({ hasMore: true, isLoadingMore: false, moreFailure: null });
  expect(asked).toEqual(["limit=50"]);
  await command("loadMore");
  await expect.poll(shown).toEqual(ids.slice(0, 250));
  // A double click reads one page.
  await command("loadMore");
  await command("loadMore");
  await expect.poll(shown).toEqual(ids.slice(0, 450));
  await command("loadMore");
  await expect.poll(shown).toEqual(ids);
  expect(loaded()).toMatchObject({ hasMore: false, isLoadingMore: false });
  await command("loadMore");
  expect(asked).toEqual([
    "limit=50",
    "cursor=D-451&limit=200",
    "cursor=D-251&limit=200",
    "cursor=D-51&limit=200",
  ]);
});

test("all pages are read one after the other, and the state tells that they are loading", async () => {
  const { ids, asked, shown, loaded, command } = await openPages(900);
  await command("loadAll");
  expect(loaded()).toMatchObject({ isLoadingMore: true, isRefreshing: false });
  await expect.poll(shown).toEqual(ids);
  expect(loaded()).toMatchObject({ hasMore: false, isLoadingMore: false });
  expect(asked).toHaveLength(6);
});

test("a list of one page has no further page, and requests none", async () => {
  const { ids, asked, shown, loaded, command } = await openPages(50);
  expect(shown()).toEqual(ids);
  expect(loaded()).toMatchObject({ hasMore: false });
  await command("loadAll");
  expect(loaded()).toMatchObject({ isLoadingMore: false });
  expect(asked).toHaveLength(1);
});

test("a further page that failed keeps the rows, is reported apart from a failed refresh, and is read again on command", async () => {
  const { provider, ids, shown, loaded, command } = await openPages(500);
  provider.turnAway(CALL, 400);
  await command("loadAll");
  await expect.poll(() => loaded().moreFailure).toMatchObject({ operation: CALL, kind: "invalid" });
  expect(loaded()).toMatchObject({ isLoadingMore: false, hasMore: true, refreshFailure: null });
  expect(shown()).toEqual(ids.slice(0, 50));
  await command("loadAll");
  await expect.poll(shown).toEqual(ids);
  expect(loaded().moreFailure).toBeNull();
});

test("a list whose cursor the provider refuses is read again from its first page, on command", async () => {
  const { ids, asked, refuseCursor, shown, loaded, command } = await openPages(500);
  refuseCursor("D-451");
  await command("loadMore");
  await expect.poll(() => loaded().moreFailure).toMatchObject({ operation: CALL, code: 1180 });
  ids.unshift("D-501");
  await command("loadMore");
  await expect.poll(shown).toEqual(ids.slice(0, 250));
  expect(asked).toEqual(["limit=50", "cursor=D-451&limit=200", "limit=50", "cursor=D-452&limit=200"]);
});

test("a first page that failed is reported, and is read by a retry", async () => {
  const { provider, ids } = createPagedProvider(10);
  provider.turnAway(CALL, 400);
  const { broker } = await signedIn(provider);
  const { result, act } = await renderHook(() => useDepositPages(), within(broker));
  const current = (): DepositPagesState => result.current;
  await expect.poll(current).toMatchObject({ status: "failed", failure: { operation: CALL } });
  await act(() => {
    const list = current();
    if (list.status === "failed") list.retry();
  });
  await expect.poll(current).toMatchObject({ status: "loaded", rows: { length: ids.length } });
});

test("an event refetches the pages that were read, with the new row and each row once", async () => {
  const { broker, ids, asked, shown, command } = await openPages(500);
  await command("loadMore");
  await expect.poll(shown).toEqual(ids.slice(0, 250));
  ids.unshift("D-501");
  await Promise.all(
    listStaleKeys(broker, { kind: "deposit" }).map((queryKey) =>
      broker.queryClient.invalidateQueries({ queryKey }),
    ),
  );
  await expect.poll(shown).toEqual(ids.slice(0, 250));
  expect(asked.slice(2)).toEqual(["limit=50", "cursor=D-452&limit=200"]);
});

test("a refresh that finds another row reads the shown balances again, and one that finds none does not", async () => {
  const { broker, provider, ids, asked, shown, loaded, command } = await openPages(20);
  const balances = new QueryObserver(broker.queryClient, profileQueries.userInfo(broker));
  onTestFinished(balances.subscribe(() => {}));
  const reads = () => provider.calls.filter((call) => call === "GetUserInfo").length;
  await expect.poll(() => balances.getCurrentResult().isSuccess).toBe(true);
  const before = reads();
  await command("refresh");
  await expect.poll(() => [asked.length, loaded().isRefreshing]).toEqual([2, false]);
  expect(reads()).toBe(before);
  ids.unshift("D-21");
  await command("refresh");
  await expect.poll(shown).toEqual(ids);
  await expect.poll(reads).toBe(before + 1);
});

test("an event while all pages are being read does not stop the reading", async () => {
  const { broker, provider, ids, shown, command } = await openPages(900);
  provider.duringNext(CALL, () => {
    ids.unshift("D-901");
    for (const queryKey of listStaleKeys(broker, { kind: "deposit" }))
      void broker.queryClient.invalidateQueries({ queryKey });
  });
  await command("loadAll");
  await expect.poll(shown).toEqual(ids);
});

test("a failed refresh keeps all rows, and is reported until one succeeds", async () => {
  const { provider, ids, shown, loaded, command } = await openPages(300);
  await command("loadMore");
  await expect.poll(shown).toEqual(ids.slice(0, 250));
  provider.turnAway(CALL, 400);
  await command("refresh");
  await expect.poll(() => loaded().refreshFailure).toMatchObject({ operation: CALL, kind: "invalid" });
  expect(loaded()).toMatchObject({ moreFailure: null, isLoadingMore: false });
  expect(shown()).toEqual(ids.slice(0, 250));
  await command("refresh");
  await expect.poll(() => loaded().refreshFailure).toBeNull();
});

test("a further page without a network is reported, and is read once the network is back", async () => {
  const { ids, shown, loaded, command } = await openPages(100);
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await command("loadMore");
  await expect.poll(() => loaded().moreFailure).toEqual({ operation: CALL, kind: "offline" });
  expect(loaded()).toMatchObject({ isLoadingMore: false, refreshFailure: null });
  onlineManager.setOnline(true);
  await expect.poll(shown).toEqual(ids);
  expect(loaded().moreFailure).toBeNull();
});

test("a period is a list of its own, which begins with its first page", async () => {
  const { asked, command, rerender, shown, ids } = await openPages(600, { from: "2026-01-01" });
  await command("loadAll");
  await expect.poll(shown).toEqual(ids);
  await rerender({ from: "2026-01-01", to: "2026-06-30" });
  await expect.poll(shown).toEqual(ids.slice(0, 50));
  expect(asked).toEqual([
    "from=2026-01-01&limit=50",
    "from=2026-01-01&cursor=D-551&limit=200",
    "from=2026-01-01&cursor=D-351&limit=200",
    "from=2026-01-01&cursor=D-151&limit=200",
    "from=2026-01-01&to=2026-06-30&limit=50",
  ]);
});

test("the pages are read once per session, however often their tab is opened", async () => {
  const { broker, ids, asked, shown, command, unmount } = await openPages(100);
  await command("loadMore");
  await expect.poll(shown).toEqual(ids);
  await unmount();
  const again = await renderHook(() => useDepositPages(), within(broker));
  expect(again.result.current).toMatchObject({ status: "loaded", rows: { length: 100 } });
  expect(asked).toHaveLength(2);
});

test.each([
  ["withdrawals", useWithdrawalPages, "GetWithdrawalPage"],
  ["transfers", useTransferPages, "GetTransferPage"],
  ["compound schemes", useCompoundSchemePages, "GetCompoundSchemePage"],
] as const)("the pages of %s have the rows of their list", async (_name, usePages, call) => {
  const { provider, broker } = await signedIn(createTestProvider(capable));
  const { result } = await renderHook(() => usePages(), within(broker));
  await expect.poll(() => result.current.status).toBe("loaded");
  expect(result.current).toMatchObject({
    hasMore: false,
    rows: { length: examples[call].success.data.rows.length },
  });
  expect(provider.calls).toContain(call);
});
