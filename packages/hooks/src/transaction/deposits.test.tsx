import { examples } from "@broker/api-spec/examples";
import { onlineManager } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createBroker } from "../create-broker.ts";
import { runMutation } from "../run-mutation.ts";
import { sessionMutations } from "../session/session.mutations.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { transactionQueries } from "./transaction.queries.ts";
import { sumTransactions } from "./transaction.rules.ts";
import { type DepositsState, useDeposits } from "./use-deposits.ts";

const CALL = "GetDepositTransactionsByUser";

async function openList(provider = createTestProvider()) {
  const { broker } = await signedIn(provider);
  const hook = await renderHook(() => useDeposits(), within(broker));
  const loads = () => provider.calls.filter((call) => call === CALL).length;
  const current = (): DepositsState => hook.result.current;
  const ids = () => {
    const list = current();
    return list.status === "loaded" ? list.rows.map(({ transactionId }) => transactionId) : list.status;
  };
  return { ...hook, provider, broker, loads, current, ids };
}

const isRefreshing = (list: DepositsState) => list.status === "loaded" && list.isRefreshing;

function withDeposits(...ids: string[]) {
  const provider = createTestProvider();
  for (const transactionId of ids) provider.deposits.push({ transactionId, key: null, receipt: null });
  return provider;
}

test("a user without deposits has an empty list, which differs from a loading one", async () => {
  const { broker } = await signedIn();
  const seen: string[] = [];
  const { result } = await renderHook(() => {
    const list = useDeposits();
    seen.push(list.status);
    return list;
  }, within(broker));
  await expect.poll(() => result.current).toMatchObject({ status: "loaded", rows: [] });
  expect(seen[0]).toBe("loading");
});

const named = (...statuses: { value: number; name: string }[]) =>
  createTestProvider({
    GetStatuses: () => Response.json({ responseCode: 1, responseMessage: "", data: statuses }),
  });

test("the status of a deposit is recognised by its name, whatever its id", async () => {
  const provider = named({ value: 10, name: "Completed" }, { value: 11, name: "On hold" });
  for (const [transactionId, paymentStatusId] of [
    ["D-3", 10],
    ["D-2", 11],
    ["D-1", 5],
  ] as const)
    provider.deposits.push({ transactionId, key: null, receipt: null, paymentStatusId });
  const { current, ids } = await openList(provider);
  await expect.poll(ids).toEqual(["D-3", "D-2", "D-1"]);
  const list = current();
  const deposits = list.status === "loaded" ? list.rows : [];
  expect(deposits.map(({ statusId, statusName }) => [statusId, statusName])).toEqual([
    [5, "Completed"],
    [0, "On hold"],
    [0, null],
  ]);
  expect(sumTransactions(deposits)).toEqual({ done: "100", open: "0" });
});

test("the order of the specification is used while the names of the statuses are unknown", async () => {
  const provider = withDeposits("D-1");
  provider.turnAway("GetStatuses", 500);
  const { current } = await openList(provider);
  await expect.poll(current).toMatchObject({ rows: [{ statusId: 1, statusName: null }] });
});

test("a deposit has exact amounts, in the provider's order", async () => {
  const { current, ids } = await openList(withDeposits("D-2", "D-1"));
  await expect.poll(ids).toEqual(["D-2", "D-1"]);
  const [row] = examples.GetDepositTransactionsByUser.success.data;
  expect(current()).toMatchObject({
    rows: [
      {
        amount: "447",
        amountUsd: "100",
        currencyCode: "MYR",
        platformName: row?.paymentPlatformName,
        requestedAt: new Date(row?.requestDate ?? ""),
        statusId: 1,
        receipt: null,
      },
      { transactionId: "D-1" },
    ],
  });
});

test.each([
  ["1900-01-01T00:00:00", null],
  ["2026-11-20T11:05:00", new Date("2026-11-20T11:05:00Z")],
])("the request date %s is parsed as %s", async (requestDate, requestedAt) => {
  const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const [row] = examples.GetDepositTransactionsByUser.success.data;
  const answer = { responseCode: 1, responseMessage: "", data: [{ ...row, requestDate }] };
  const broker = createBroker({
    baseUrl: "https://api.example.com",
    companyId: 9,
    local: nowhere,
    session: nowhere,
    fetch: () => Promise.resolve(Response.json(answer)),
  });
  broker.session.signIn(examples.UserLogin.success.data, "demo@example.com");
  const { result } = await renderHook(() => useDeposits(), within(broker));
  await expect.poll(() => result.current.status).toBe("loaded");
  expect(result.current).toMatchObject({ rows: [{ requestedAt }] });
});

test("a list that failed to load is reported, and is loaded by a retry", async () => {
  const provider = withDeposits("D-1");
  provider.turnAway(CALL, 400);
  const { current, ids, act } = await openList(provider);
  await expect
    .poll(current)
    .toMatchObject({ status: "failed", failure: { operation: CALL, kind: "invalid" } });
  await act(() => {
    const list = current();
    if (list.status === "failed") list.retry();
  });
  await expect.poll(ids).toEqual(["D-1"]);
});

test("the list is loaded once per session, however often its tab is opened", async () => {
  const { broker, loads, ids, unmount } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  await unmount();
  const again = await renderHook(() => useDeposits(), within(broker));
  expect(again.result.current.status).toBe("loaded");
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => broker.queryClient.isFetching()).toBe(0);
  expect(loads()).toBe(1);
});

test("the list is still cached when its tab was closed for most of a session", async () => {
  const { broker, loads, ids, unmount } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await unmount();
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  vi.useRealTimers();
  const again = await renderHook(() => useDeposits(), within(broker));
  expect(again.result.current.status).toBe("loaded");
  expect(loads()).toBe(1);
});

test("a refresh by hand loads new rows, and retains the old ones until then", async () => {
  const { provider, current, ids, loads, act } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  provider.deposits.unshift({ transactionId: "D-2", key: null, receipt: null });
  const seen: unknown[] = [];
  await act(() => {
    const list = current();
    if (list.status === "loaded") list.refresh();
    seen.push(ids());
  });
  await expect.poll(ids).toEqual(["D-2", "D-1"]);
  expect(seen).toEqual([["D-1"]]);
  await expect.poll(() => isRefreshing(current())).toBe(false);
  expect(loads()).toBe(2);
});

const refreshFailure = (list: DepositsState) => (list.status === "loaded" ? list.refreshFailure : undefined);
const refresh = (list: DepositsState) => list.status === "loaded" && list.refresh();

test("a failed refresh retains all rows, and is reported until one succeeds", async () => {
  const { provider, current, ids, act } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  expect(refreshFailure(current())).toBeNull();
  provider.deposits.unshift({ transactionId: "D-2", key: null, receipt: null });
  provider.turnAway(CALL, 400);
  await act(() => void refresh(current()));
  await expect.poll(() => refreshFailure(current())).toMatchObject({ operation: CALL, kind: "invalid" });
  expect([isRefreshing(current()), ids()]).toEqual([false, ["D-1"]]);
  await act(() => void refresh(current()));
  await expect.poll(() => refreshFailure(current())).toBeNull();
  expect(ids()).toEqual(["D-2", "D-1"]);
});

test("so does a refresh that another action caused", async () => {
  const { broker, provider, current, ids } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  provider.turnAway(CALL, 400);
  await broker.queryClient.invalidateQueries({ queryKey: transactionQueries.all(broker) });
  await expect.poll(() => refreshFailure(current())).toMatchObject({ kind: "invalid" });
  expect(ids()).toEqual(["D-1"]);
});

test("a refresh without a network is reported, and repeated once it returns", async () => {
  const { provider, current, ids, act } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  provider.deposits.unshift({ transactionId: "D-2", key: null, receipt: null });
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  await act(() => void refresh(current()));
  await expect.poll(() => refreshFailure(current())).toEqual({ operation: CALL, kind: "offline" });
  expect(isRefreshing(current())).toBe(false);
  onlineManager.setOnline(true);
  await expect.poll(ids).toEqual(["D-2", "D-1"]);
  expect(refreshFailure(current())).toBeNull();
});

test("the next user of the page does not see the previous user's list", async () => {
  const { provider, broker, ids, unmount } = await openList(withDeposits("D-1"));
  await expect.poll(ids).toEqual(["D-1"]);
  await unmount();
  provider.holdReplyOf(CALL);
  await runMutation(broker, sessionMutations.signIn(broker), {
    email: "b@example.com",
    password: "password",
  });
  const next = await renderHook(() => useDeposits(), within(broker));
  expect(next.result.current).toEqual({ status: "loading" });
});
