import { examples } from "@broker/api-spec/examples";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { readProvider } from "../capability/capability.queries.ts";
import { watchOver } from "../../test/session-guard.tsx";
import { useSessionRenewal } from "./use-session-renewal.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

async function beside(provider = createTestProvider()) {
  const { broker } = await signedIn(provider);
  const guard = await watchOver(broker);
  const renewed = vi.fn();
  const { result, act } = await renderHook(() => useSessionRenewal({ onRenewed: renewed }), within(broker));
  const enter = async (password: string) => {
    await act(() => void (result.current?.step === "editing" && result.current.change(password)));
    await act(() => void (result.current?.step === "editing" && result.current.submit()));
  };
  return { provider, broker, guard, result, renewed, enter };
}

test.each([
  ["before the 30 minutes are over", 29],
  ["after them, on the page that they locked", 31],
])("the password renews the session %s, and preserves open input", async (_when, minutes) => {
  const { provider, broker, guard, enter, renewed } = await beside();
  provider.kept.set("depositDraft.100234", "{}");
  await guard.run(minutes);
  expect(guard.step()).toBe(minutes < 30 ? "endingByTimeLimit" : "locked");
  await enter("password");
  await expect.poll(guard.step).toBe("active");
  expect(renewed).toHaveBeenCalledOnce();
  expect([guard.ended, provider.kept.has("depositDraft.100234")]).toEqual([[], true]);
  await guard.run(27);
  expect([guard.step(), broker.session.check().status]).toEqual(["active", "live"]);
});

test("cached data stay when the session was still running, and are removed when it had ended", async () => {
  const { broker, guard, enter } = await beside();
  await guard.run(29);
  broker.queryClient.setQueryData([...broker.rootKey, "profile"], "Amira");
  await enter("password");
  await expect.poll(guard.step).toBe("active");
  expect(broker.queryClient.getQueryData([...broker.rootKey, "profile"])).toBe("Amira");
  await guard.run(31);
  expect(guard.step()).toBe("locked");
  expect(broker.queryClient.getQueryData([...broker.rootKey, "profile"])).toBeUndefined();
});

test("a wrong or missing password changes nothing, and is reported", async () => {
  const { guard, result, enter, renewed } = await beside();
  await guard.run(29);
  await enter("");
  expect(result.current).toMatchObject({ step: "editing", isMissing: true, failure: null });
  await enter("wrong");
  await expect
    .poll(() => result.current)
    .toMatchObject({
      step: "editing",
      password: "wrong",
      isMissing: false,
      failure: { message: "Invalid email or password." },
    });
  expect([guard.step(), renewed.mock.calls]).toEqual(["endingByTimeLimit", []]);
});

test("no user can renew the session after a sign-out, or after an hour of inactivity", async () => {
  const { broker, guard, result } = await beside();
  await guard.run(31);
  expect(result.current).toMatchObject({ username: broker.session.renewable()?.username, step: "editing" });
  await guard.run(31);
  expect([guard.step(), result.current]).toEqual(["expired", null]);
});

test("a session ends at the provider's limits, whatever the page was built with", async () => {
  const { data } = examples.GetCapabilities.success;
  const limits = { ...data.limits, sessionMinutes: 10, inactivityMinutes: 5 };
  const { guard, broker } = await beside(
    createTestProvider({
      GetCapabilities: () =>
        Response.json({ responseCode: 1, responseMessage: "", data: { ...data, limits } }),
    }),
  );
  await readProvider(broker);
  await expect.poll(() => broker.session.limits.sessionMinutes).toBe(10);
  await guard.run(4);
  expect(guard.result.current).toMatchObject({ step: "endingByInactivity", secondsLeft: 60 });
});
