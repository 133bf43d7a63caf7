import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createPagedProvider } from "../../test/paged-provider.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useKnownCapability } from "../capability/use-capability.ts";
import { listStaleKeys } from "../event/stale-queries.ts";
import { runMutation } from "../run-mutation.ts";
import { sessionMutations } from "../session/session.mutations.ts";
import { transactionQueries } from "./transaction.queries.ts";
import { useDepositPages } from "./use-transaction-pages.ts";

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
