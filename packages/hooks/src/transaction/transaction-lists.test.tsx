import { useEffect } from "react";
import { expect, test } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import { createPagedProvider } from "../../test/paged-provider.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useKnownCapability } from "../capability/use-capability.ts";
import { readPaging, usePaging } from "../capability/use-paging.ts";
import { listStaleKeys } from "../event/stale-queries.ts";
import { runMutation } from "../run-mutation.ts";
import { sessionMutations } from "../session/session.mutations.ts";
import { transactionQueries } from "./transaction.queries.ts";
import { BrokerProvider } from "../provider.tsx";
import { transactionPageQueries } from "./transaction-pages.queries.ts";
import { type DepositPagesState, useDepositPages } from "./use-transaction-pages.ts";

async function openPages(count: number) {
  const paged = createPagedProvider(count);
  const { broker } = await signedIn(paged.provider);
  const open = async () => {
    const hook = await renderHook(() => useDepositPages(), within(broker));
    const list = () => {
      const { current } = hook.result;
      if (current.status !== "loaded") throw new Error(`The list is ${current.status}`);
      return current;
    };
    const shown = () => {
      const { current } = hook.result;
      return current.status === "loaded"
        ? current.rows.map(({ transactionId }) => transactionId)
        : current.status;
    };
    return { ...hook, list, shown };
  };
  const readWhole = () =>
    broker.queryClient.fetchQuery({ ...transactionQueries.deposits(broker), staleTime: 0 });
  return { ...paged, ...(await open()), broker, open, readWhole };
}

test("a list that had been read to its end is read to its end again, with the new row", async () => {
  const { broker, ids, shown, list, act } = await openPages(250);
  await expect.poll(shown).toEqual(ids.slice(0, 50));
  await act(() => list().loadAll());
  await expect.poll(shown).toEqual(ids);
  ids.unshift("D-251");
  for (const queryKey of listStaleKeys(broker, { kind: "deposit" }))
    void broker.queryClient.invalidateQueries({ queryKey });
  await expect.poll(shown).toEqual(ids);
  expect(list().hasMore).toBe(false);
});

test("pages are read again when they are next shown, if the whole list has been read since", async () => {
  const { ids, asked, shown, unmount, open, readWhole } = await openPages(20);
  await expect.poll(shown).toEqual(ids);
  await unmount();
  ids.unshift("D-21");
  await readWhole();
  const again = await open();
  await expect.poll(again.shown).toEqual(ids);
  expect(asked).toHaveLength(2);
});

test("a change in the pages marks the whole list that was read before as old", async () => {
  const { broker, ids, shown, list, act, readWhole } = await openPages(20);
  await readWhole();
  await expect.poll(shown).toEqual(ids);
  const isOld = () =>
    broker.queryClient.getQueryState(transactionQueries.deposits(broker).queryKey)?.isInvalidated;
  await act(() => list().refresh());
  await expect.poll(() => list().isRefreshing).toBe(false);
  expect(isOld()).toBe(false);
  ids.unshift("D-21");
  await act(() => list().refresh());
  await expect.poll(shown).toEqual(ids);
  expect(isOld()).toBe(true);
});

test("the next user of the page does not see the previous user's pages", async () => {
  const { provider, broker, shown, ids, unmount, open } = await openPages(20);
  await expect.poll(shown).toEqual(ids);
  await unmount();
  provider.holdReplyOf("GetDepositPage");
  await runMutation(broker, sessionMutations.signIn(broker), {
    email: "b@example.com",
    password: "password",
  });
  const next = await open();
  expect(next.result.current).toEqual({ status: "loading" });
});

test.each([
  ["with", createPagedProvider(1).provider, true],
  ["without", createTestProvider(), false],
] as const)(
  "%s the capability it is known once the provider has told, and not before",
  async (_name, provider, isPaged) => {
    const { broker } = await signedIn(provider);
    const { result } = await renderHook(() => useKnownCapability("paging"), within(broker));
    expect(result.current).toBeNull();
    await expect.poll(() => result.current).toBe(isPaged);
  },
);

test.each([
  ["with", createPagedProvider(1).provider, true],
  ["without", createTestProvider(), false],
] as const)(
  "%s the capability the next page load knows it at once, and a list need not wait for the provider",
  async (_name, provider, isPaged) => {
    const { broker } = await signedIn(provider);
    const first = await renderHook(() => usePaging(), within(broker));
    expect(first.result.current).toBeNull();
    await expect.poll(() => first.result.current).toBe(isPaged);
    provider.holdReplyOf("GetCapabilities");
    const next = provider.broker();
    expect(await readPaging(next)).toBe(isPaged);
    const again = await renderHook(() => usePaging(), within(next));
    expect(again.result.current).toBe(isPaged);
  },
);

test("what the provider tells replaces what was noted", async () => {
  const provider = createTestProvider();
  const { broker } = await signedIn(provider);
  provider.kept.set("hasPages", "true");
  const { result } = await renderHook(() => usePaging(), within(broker));
  expect(result.current).toBe(true);
  await expect.poll(() => result.current).toBe(false);
  expect(await readPaging(broker)).toBe(false);
});

test("a sign-out removes the note", async () => {
  const { provider, broker } = await signedIn(createPagedProvider(1).provider);
  const { result } = await renderHook(() => usePaging(), within(broker));
  await expect.poll(() => result.current).toBe(true);
  expect(provider.kept.has("hasPages")).toBe(true);
  await runMutation(broker, sessionMutations.signOut(broker), undefined);
  expect(provider.kept.has("hasPages")).toBe(false);
});

/** A part of a page that needs the whole list, and asks for it when it is rendered for the first time. */
function WholeList({ list }: { list: DepositPagesState }) {
  const isPart = list.status === "loaded" && list.hasMore;
  useEffect(() => {
    if (isPart && !list.isLoadingMore) list.loadAll();
  });
  return <p>{list.status === "loaded" ? `${list.rows.length} rows` : list.status}</p>;
}
const ListPage = () => <WholeList list={useDepositPages()} />;

test("a list that was read before it is shown is read on by what is rendered in it", async () => {
  const { broker } = await signedIn(createPagedProvider(250).provider);
  await broker.queryClient.prefetchQuery(transactionPageQueries.deposits(broker));
  const screen = await render(
    <BrokerProvider broker={broker}>
      <ListPage />
    </BrokerProvider>,
  );
  await expect.element(screen.getByText("250 rows")).toBeVisible();
});
