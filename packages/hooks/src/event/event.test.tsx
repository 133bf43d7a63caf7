import { useQuery } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createStreamingProvider } from "../../test/event-streams.ts";
import { holdSession } from "../../test/hold-session.ts";
import { signedIn, within } from "../../test/render.tsx";
import { capabilityQueries } from "../capability/capability.queries.ts";
import { profileQueries } from "../profile/profile.queries.ts";
import { useBroker } from "../provider.tsx";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { isLive } from "../live-brokers.ts";
import { useEvents } from "./use-events.ts";

afterEach(() => void vi.restoreAllMocks());

/** A tab that shows balances and deposits. */
function useTab() {
  const broker = useBroker();
  useQuery(profileQueries.userInfo(broker), broker.queryClient);
  useQuery(transactionQueries.deposits(broker), broker.queryClient);
  return useEvents();
}

async function openTab(streams: ReturnType<typeof createStreamingProvider>) {
  const { provider, broker } = await signedIn(streams.provider);
  const { result, unmount } = await renderHook(useTab, within(broker));
  const reads = (call: string) => provider.calls.filter((one) => one === call).length;
  await expect.poll(() => [reads("GetUserInfo"), reads("GetDepositTransactionsByUser")]).toEqual([1, 1]);
  return { broker, provider, result, unmount, reads };
}

test("an event reads the list and the balances that are shown again", async () => {
  const streams = createStreamingProvider();
  const { result, reads } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  streams.tell("ready");
  streams.tell("deposit", "D-20261121-0001");
  await expect.poll(() => reads("GetDepositTransactionsByUser")).toBe(2);
  await expect.poll(() => reads("GetUserInfo")).toBeGreaterThan(1);
  expect(reads("GetInternalTransactionsByUser")).toBe(0);
});

test("an unknown kind of event and a reset read everything of the user again, and nothing that is of all users", async () => {
  const streams = createStreamingProvider();
  const { broker, result, reads } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  for (const [index, kind] of ["reset", "somethingNew"].entries()) {
    streams.tell(kind);
    await expect.poll(() => reads("GetDepositTransactionsByUser")).toBe(index + 2);
  }
  expect(reads("GetCapabilities")).toBe(1);
  expect(broker.queryClient.getQueryState(capabilityQueries.provider(broker).queryKey)).toMatchObject({
    isInvalidated: false,
  });
});

test("without the capability no stream is opened", async () => {
  const streams = createStreamingProvider([]);
  const { result, reads } = await openTab(streams);
  await expect.poll(() => reads("GetCapabilities")).toBe(1);
  expect(result.current.isLive).toBe(false);
  expect(streams.places).toEqual([]);
});

describe("two tabs of a session", () => {
  test("share one stream, and both read again", async () => {
    const streams = createStreamingProvider();
    const first = await openTab(streams);
    await expect.poll(() => first.result.current.isLive).toBe(true);
    const broker = streams.provider.broker();
    const second = await renderHook(useTab, within(broker));
    await expect.poll(() => second.result.current.isLive).toBe(true);
    await expect.poll(() => first.reads("GetDepositTransactionsByUser")).toBe(2);
    streams.tell("deposit");
    await expect.poll(() => first.reads("GetDepositTransactionsByUser")).toBe(4);
    expect([streams.places, streams.open()]).toEqual([[null], 1]);
  });

  test("keep the stream when its tab is closed: the other one continues after the last event", async () => {
    const streams = createStreamingProvider();
    const first = await openTab(streams);
    await expect.poll(() => first.result.current.isLive).toBe(true);
    const second = await renderHook(useTab, within(streams.provider.broker()));
    await expect.poll(() => second.result.current.isLive).toBe(true);
    const place = streams.tell("identity");
    await expect.poll(() => first.reads("GetUserInfo")).toBeGreaterThan(3);
    await first.unmount();
    await expect.poll(() => streams.places).toEqual([null, place]);
    await expect.poll(() => streams.open()).toBe(1);
    expect(second.result.current.isLive).toBe(true);
  });
});

test("a lost stream is opened again after its last event, and meanwhile the hooks poll", async () => {
  const streams = createStreamingProvider();
  const { broker, result } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  const place = streams.tell("ready");
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await expect.poll(() => isLive(broker)).toBe(true);
  streams.end();
  await expect.poll(() => [result.current.isLive, isLive(broker)]).toEqual([false, false]);
  await expect.poll(() => streams.places).toEqual([null, place]);
  await expect.poll(() => result.current.isLive).toBe(true);
});

test("a session that the provider has ended ends here when its stream is refused", async () => {
  const streams = createStreamingProvider();
  const { broker, provider, result } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  vi.spyOn(Math, "random").mockReturnValue(0);
  provider.turnAway("Stream", 401);
  provider.turnAway("GetUserInfo", 401);
  streams.end();
  await expect.poll(() => broker.session.get()).toEqual({ status: "signedOut", end: "unauthenticated" });
  await expect.poll(() => result.current.isLive).toBe(false);
  expect(streams.open()).toBe(0);
});

test("a stream that is lost while a new password is under way in any tab is opened again after its answer", async () => {
  const streams = createStreamingProvider();
  const { broker, reads, result } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  vi.spyOn(Math, "random").mockReturnValue(0);
  const password = await holdSession(broker);
  streams.end();
  await expect.poll(password.waiting).toBe(1);
  expect(reads("Stream")).toBe(1);
  await password.release();
  await expect.poll(() => result.current.isLive).toBe(true);
  expect(reads("Stream")).toBe(2);
  expect(broker.session.get().status).toBe("signedIn");
});

test("an event that precedes the answer of a new password is acted on after that answer", async () => {
  const streams = createStreamingProvider();
  const { broker, reads, result } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  const password = await holdSession(broker);
  streams.tell("security");
  await expect.poll(password.waiting).toBe(1);
  const before = reads("GetUserInfo");
  await password.release();
  await expect.poll(() => reads("GetUserInfo")).toBe(before + 1);
});

test("the stream ends with the sign-out", async () => {
  const streams = createStreamingProvider();
  const { broker, result } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  broker.session.signOut();
  await expect.poll(() => streams.open()).toBe(0);
});

test("a hidden page reads nothing; what changed is read when it is shown", async () => {
  const streams = createStreamingProvider();
  const { result, reads, broker } = await openTab(streams);
  await expect.poll(() => result.current.isLive).toBe(true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  streams.tell("deposit");
  const { queryKey } = transactionQueries.deposits(broker);
  await expect.poll(() => broker.queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(reads("GetDepositTransactionsByUser")).toBe(1);
  vi.restoreAllMocks();
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => reads("GetDepositTransactionsByUser")).toBe(2);
});

test("a provider without streams is asked once", async () => {
  const streams = createStreamingProvider();
  streams.provider.turnAway("Stream", 501);
  const { result } = await openTab(streams);
  await expect.poll(() => streams.provider.calls.includes("Stream")).toBe(true);
  expect([result.current.isLive, streams.open()]).toEqual([false, 0]);
});
