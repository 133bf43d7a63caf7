import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Broker } from "../broker.ts";
import { transactionQueries } from "../transaction/transaction.queries.ts";
import { signedIn, within } from "../test-render.tsx";
import { runMutation } from "../run-mutation.ts";
import { sessionMutations } from "./session.mutations.ts";
import type { SessionUser } from "./session.store.ts";
import { type SessionGuard, useSessionGuard } from "./use-session-guard.ts";
import { useSessionInterruption } from "./use-session.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

async function watchOver(broker: Broker, location = "/deposit-withdraw?tab=deposit") {
  const ended: string[] = [];
  const hook = await renderHook(
    (props?: { location: string }) =>
      useSessionGuard({
        location: props?.location ?? location,
        onEnded: (end, returnTo) => ended.push(`${end} ${returnTo}`),
      }),
    { ...within(broker), initialProps: { location } },
  );
  const run = (minutes: number) => hook.act(() => void vi.advanceTimersByTime(minutes * MINUTE));
  /** The machine sleeps: the wall clock goes on, no timer runs. */
  const sleep = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
  const wake = (event: Event = new Event("focus")) => hook.act(() => void window.dispatchEvent(event));
  const step = () => hook.result.current.step;
  return { ...hook, ended, run, sleep, wake, step };
}

function userOf({ session }: Broker): SessionUser {
  const now = session.get();
  if (now.status === "signedOut") throw new Error("nobody is signed in");
  return now.user;
}

/** What the browser tells a page when another tab wrote something. */
const otherTabWrote = (key: string | null = "userStore") => new StorageEvent("storage", { key });

test("the last two of thirty minutes are counted down, and their end is told once with the way back", async () => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  expect(guard.step()).toBe("active");
  await guard.run(28.5);
  expect(guard.result.current).toEqual({ step: "endingByTimeLimit", secondsLeft: 90 });
  await guard.run(2);
  expect(guard.result.current).toMatchObject({
    step: "expired",
    end: "timeLimit",
    returnTo: "/deposit-withdraw?tab=deposit",
  });
  await guard.wake();
  expect(guard.ended).toEqual(["timeLimit /deposit-withdraw?tab=deposit"]);
  await guard.act(() => void (guard.result.current.step === "expired" && guard.result.current.dismiss()));
  expect(guard.step()).toBe("signedOut");
});

test.each([
  ["comes into focus", () => window.dispatchEvent(new Event("focus"))],
  ["is restored from the cache of pages", () => window.dispatchEvent(new Event("pageshow"))],
  ["becomes visible", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["is touched", () => document.body.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }))],
])("a page that %s after 31 minutes asleep is over at once", async (_what, wakeUp) => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  guard.sleep(31);
  expect(guard.step()).toBe("active");
  await guard.act(() => void wakeUp());
  expect(guard.step()).toBe("expired");
  expect(guard.ended).toHaveLength(1);
});

test("going to another page after 31 minutes asleep is over at once, and leads back there", async () => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  guard.sleep(31);
  await guard.rerender({ location: "/transactions?tab=deposit" });
  expect(guard.ended).toEqual(["timeLimit /transactions?tab=deposit"]);
});

const stay = (guard: SessionGuard) => guard.step === "endingByInactivity" && guard.staySignedIn();
test.each<[string, (guard: SessionGuard) => unknown]>([
  ["the wish to stay", stay],
  ["a key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }))],
  ["a click", () => document.body.dispatchEvent(new MouseEvent("click", { bubbles: true }))],
  ["a movement", () => document.body.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }))],
])("the countdown of inactivity is ended by %s", async (_what, act) => {
  const { broker } = await signedIn(undefined, { sessionMinutes: 600 });
  const guard = await watchOver(broker);
  await guard.run(59);
  expect(guard.result.current).toMatchObject({ step: "endingByInactivity", secondsLeft: 60 });
  await guard.act(() => void act(guard.result.current));
  expect(guard.step()).toBe("active");
  await guard.run(57);
  expect(guard.step()).toBe("active");
});

test("sign-out in another tab signs out here, and says so once", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.broker().session.signOut();
  await guard.wake(otherTabWrote());
  await guard.wake(otherTabWrote(null));
  expect(guard.step()).toBe("signedOutElsewhere");
  expect(guard.ended).toHaveLength(1);
});

test("another user in another tab leaves this page with nothing but a page load", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.broker().session.signIn({ ...userOf(broker), staffUserId: 8 }, "b@example.com");
  await guard.wake(otherTabWrote());
  expect(guard.result.current).toEqual({ step: "replaced" });
  expect(guard.ended.map((told) => told.split(" ")[0])).toEqual(["otherUser"]);
  expect(broker.session.ids()).toBeNull();
});

test("what is done in another tab takes the countdown away here", async () => {
  const { provider, broker } = await signedIn(undefined, { sessionMinutes: 600 });
  const other = provider.broker({ sessionMinutes: 600 });
  const guard = await watchOver(broker);
  await guard.run(59);
  expect(guard.step()).toBe("endingByInactivity");
  expect(other.session.touch()).toBe(true);
  await guard.wake(otherTabWrote("lastActivity"));
  expect(guard.step()).toBe("active");
});

test("however many calls are turned away with 401, it is one expiry", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  const calls = ["GetUserInfo", "GetDepositTransactionsByUser", "GetInternalTransactionsByUser"] as const;
  for (const call of calls) provider.turnAway(call, 401);
  const answers = await Promise.allSettled(calls.map((call) => broker.client.call(call, {})));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect.poll(guard.step).toBe("expired");
  expect(guard.ended).toEqual(["unauthenticated /deposit-withdraw?tab=deposit"]);
});

test("a 401 to a call of an earlier session leaves the one that began since alone", async () => {
  const { provider, broker } = await signedIn();
  const user = userOf(broker);
  provider.turnAway("GetDepositTransactionsByUser", 401);
  const late = broker.client.call("GetDepositTransactionsByUser", {});
  vi.setSystemTime(Date.now() + MINUTE);
  broker.session.signIn(user, "demo@example.com");
  await expect(late).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(broker.session.get().status).toBe("signedIn");
});

test("a 401 that crosses with a new sign-in of the same user in another tab ends nothing", async () => {
  const { provider, broker } = await signedIn();
  provider.turnAway("GetDepositTransactionsByUser", 401);
  const late = broker.client.call("GetDepositTransactionsByUser", {});
  vi.setSystemTime(Date.now() + MINUTE);
  provider.broker().session.signIn(userOf(broker), "demo@example.com");
  await expect(late).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(broker.session.get().status).toBe("signedIn");
});

test("a call that is refused as another user's resets the page, before any other tab is heard", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.turnAway("GetDepositTransactionsByUser", 403);
  const refused = broker.client.call("GetDepositTransactionsByUser", {});
  provider.broker().session.signIn({ ...userOf(broker), staffUserId: 8 }, "b@example.com");
  await expect(refused).rejects.toMatchObject({ kind: "forbidden" });
  await expect.poll(guard.step).toBe("replaced");
});

test("a refusal of an identity ends no session that is still the browser's own", async () => {
  const { provider, broker } = await signedIn();
  provider.turnAway("GetDepositTransactionsByUser", 403);
  await expect(broker.client.call("GetDepositTransactionsByUser", {})).rejects.toMatchObject({ status: 403 });
  expect(broker.session.get().status).toBe("signedIn");
});

test("sign-out of a session that the provider has ended already is a sign-out, and no expiry", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.kept.set("depositDraft", "{}");
  provider.turnAway("UserLogout", 401);
  await runMutation(broker, sessionMutations.signOut(broker), undefined).catch(() => {});
  await expect.poll(guard.step).toBe("signedOut");
  expect([guard.ended, [...provider.kept]]).toEqual([[], []]);
});

test("sign-out on a page whose user was replaced leaves the other user signed in, here and at the provider", async () => {
  const { provider, broker } = await signedIn();
  const other = provider.broker();
  other.session.signIn({ ...userOf(broker), staffUserId: 8 }, "b@example.com");
  provider.calls.length = 0;
  await runMutation(broker, sessionMutations.signOut(broker), undefined);
  expect(provider.calls).toEqual([]);
  expect(other.session.check().status).toBe("live");
});

test("no write leaves once the wall clock says that it is over, and drafts stay", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.kept.set("depositDraft", "{}");
  guard.sleep(31);
  provider.calls.length = 0;
  const receipt = new File(["%PDF"], "receipt.pdf", { type: "application/pdf" });
  const wire = { paymentPlatformId: 11, currencyCode: "MYR", amount: 447, amountUsd: 100 };
  const requested = broker.client.call("DepositRequest", wire);
  await expect(requested).rejects.toMatchObject({ kind: "unauthenticated" });
  const submitted = broker.client.call("SubmitDeposit", { ...wire, transactionId: "D-1", receipt });
  await expect(submitted).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(provider.calls).toEqual([]);
  await expect.poll(guard.step).toBe("expired");
  expect(guard.ended).toHaveLength(1);
  expect(provider.kept.has("depositDraft")).toBe(true);
  expect(provider.kept.has("userStore")).toBe(false);
});

test("an end that came before anybody watched is told, once, in strict mode too", async () => {
  const { broker } = await signedIn();
  broker.session.expire("unauthenticated");
  const guard = await watchOver(broker);
  expect(guard.step()).toBe("expired");
  expect(guard.ended).toHaveLength(1);
});

test("a guard that is taken away listens to nothing", async () => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  await guard.unmount();
  guard.sleep(31);
  window.dispatchEvent(new Event("focus"));
  document.body.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  expect([guard.ended, vi.getTimerCount(), broker.session.get().status]).toEqual([[], 0, "signedIn"]);
});

test("a page without a guard hears of an interruption once, whatever its callback is by then", async () => {
  const { provider, broker } = await signedIn();
  const told: string[] = [];
  const hook = await renderHook(
    (props?: { name: string }) => useSessionInterruption((why) => told.push(`${props?.name}: ${why}`)),
    { ...within(broker), initialProps: { name: "first" } },
  );
  window.dispatchEvent(new Event("focus"));
  await hook.rerender({ name: "second" });
  provider.broker().session.signOut();
  window.dispatchEvent(otherTabWrote("somethingElse"));
  expect(told).toEqual([]);
  window.dispatchEvent(otherTabWrote());
  window.dispatchEvent(new Event("pageshow"));
  expect(told).toEqual(["second: signedOutElsewhere"]);
});

test("an interruption by another user is told as such, and an expiry or the user's own sign-out is none", async () => {
  const { provider, broker } = await signedIn();
  const told: string[] = [];
  await renderHook(() => useSessionInterruption((why) => told.push(why)), within(broker));
  const user = userOf(broker);
  broker.session.expire("unauthenticated");
  broker.session.signIn(user, "demo@example.com");
  broker.session.signOut();
  broker.session.signIn(user, "demo@example.com");
  expect(told).toEqual([]);
  provider.broker().session.signIn({ ...user, staffUserId: 8 }, "b@example.com");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told).toEqual(["otherUser"]);
});

test("an interruption that nobody noticed is told, once, when the hook is mounted", async () => {
  const { provider, broker } = await signedIn();
  provider.broker().session.signOut();
  const told: string[] = [];
  await renderHook(() => useSessionInterruption((why) => told.push(why)), within(broker));
  expect(told).toEqual(["signedOutElsewhere"]);
});

test("a hook that is unmounted hears of no interruption", async () => {
  const { provider, broker } = await signedIn();
  const told: string[] = [];
  const hook = await renderHook(() => useSessionInterruption((why) => told.push(why)), within(broker));
  await hook.unmount();
  provider.broker().session.signOut();
  window.dispatchEvent(otherTabWrote());
  expect(told).toEqual([]);
});

test("no read leaves then, either", async () => {
  const { provider, broker } = await signedIn();
  await broker.queryClient.fetchQuery(transactionQueries.deposits(broker));
  vi.setSystemTime(Date.now() + 31 * MINUTE);
  provider.calls.length = 0;
  const read = broker.queryClient.fetchQuery({ ...transactionQueries.deposits(broker), staleTime: 0 });
  await expect(read).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(provider.calls).toEqual([]);
});
