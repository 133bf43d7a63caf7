import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { signedIn, within } from "../test-render.tsx";
import { otherTabWrote, userOf } from "./test-guard.tsx";
import { useSessionInterruption } from "./use-session.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

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
