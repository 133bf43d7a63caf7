import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signedIn } from "../../test/render.tsx";
import { otherTabWrote, userOf, watchOver } from "../../test/session-guard.tsx";
import type { SessionGuardState } from "./use-session-guard.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

test("the last two of thirty minutes are counted down, and their end is reported once with a return path", async () => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  expect(guard.step()).toBe("active");
  await guard.run(28.5);
  expect(guard.result.current).toEqual({ step: "endingByTimeLimit", secondsLeft: 90 });
  await guard.run(2);
  expect(guard.result.current).toMatchObject({ step: "locked", returnTo: "/deposit-withdraw?tab=deposit" });
  await guard.wake();
  expect(guard.ended).toEqual([]);
  await guard.act(() => void (guard.result.current.step === "locked" && guard.result.current.leave()));
  expect(guard.result.current).toMatchObject({ step: "expired", end: "timeLimit" });
  expect(guard.ended).toEqual(["timeLimit /deposit-withdraw?tab=deposit"]);
  await guard.act(() => void (guard.result.current.step === "expired" && guard.result.current.dismiss()));
  expect(guard.step()).toBe("signedOut");
});

test.each([
  ["comes into focus", () => window.dispatchEvent(new Event("focus"))],
  ["is restored from the cache of pages", () => window.dispatchEvent(new Event("pageshow"))],
  ["becomes visible", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["is touched", () => document.body.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }))],
])("a page that %s after 31 minutes of sleep ends at once", async (_what, wakeUp) => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  guard.sleep(31);
  expect(guard.step()).toBe("active");
  await guard.act(() => void wakeUp());
  expect(guard.step()).toBe("locked");
});

test("navigation after 31 minutes of sleep ends the session at once, with a path that returns there", async () => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  guard.sleep(31);
  await guard.rerender({ location: "/transactions?tab=deposit" });
  expect(guard.result.current).toMatchObject({ step: "locked", returnTo: "/transactions?tab=deposit" });
});

const stay = (guard: SessionGuardState) => guard.step === "endingByInactivity" && guard.staySignedIn();
test.each<[string, (guard: SessionGuardState) => unknown]>([
  ["the command to stay signed in", stay],
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

test("a sign-out in another tab signs out here, and is reported once", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.broker().session.signOut();
  await guard.wake(otherTabWrote());
  await guard.wake(otherTabWrote(null));
  expect(guard.step()).toBe("signedOutElsewhere");
  expect(guard.ended).toHaveLength(1);
});

test("when another user signs in in another tab, this page must be reloaded", async () => {
  const { provider, broker } = await signedIn();
  const guard = await watchOver(broker);
  provider.broker().session.signIn({ ...userOf(broker), staffUserId: 8 }, "b@example.com");
  await guard.wake(otherTabWrote());
  expect(guard.result.current).toEqual({ step: "replaced" });
  expect(guard.ended.map((told) => told.split(" ")[0])).toEqual(["otherUser"]);
  expect(broker.session.ids()).toBeNull();
});

test("activity in another tab ends the countdown here", async () => {
  const { provider, broker } = await signedIn(undefined, { sessionMinutes: 600 });
  const other = provider.broker({ sessionMinutes: 600 });
  const guard = await watchOver(broker);
  await guard.run(59);
  expect(guard.step()).toBe("endingByInactivity");
  expect(other.session.touch()).toBe(true);
  await guard.wake(otherTabWrote("lastActivity"));
  expect(guard.step()).toBe("active");
});

test("a session that ended before the guard was mounted is reported once, in strict mode too", async () => {
  const { broker } = await signedIn();
  broker.session.expire("unauthenticated");
  const guard = await watchOver(broker);
  expect(guard.step()).toBe("expired");
  expect(guard.ended).toHaveLength(1);
});

test("an unmounted guard has no listeners", async () => {
  const { broker } = await signedIn();
  const guard = await watchOver(broker);
  await guard.unmount();
  guard.sleep(31);
  window.dispatchEvent(new Event("focus"));
  document.body.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
  expect([guard.ended, vi.getTimerCount(), broker.session.get().status]).toEqual([[], 0, "signedIn"]);
});
