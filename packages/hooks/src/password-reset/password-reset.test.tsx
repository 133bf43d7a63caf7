import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { within } from "../../test/render.tsx";
import { usePasswordReset } from "./use-password-reset.ts";

async function open(provider = createTestProvider()) {
  const sent: string[] = [];
  const hook = await renderHook(
    () => usePasswordReset({ onSent: (email) => sent.push(email) }),
    within(provider.broker()),
  );
  const change = (email: string) => hook.act(() => hook.result.current.form.change("email", email));
  const submit = () =>
    hook.act(() => {
      const { current } = hook.result;
      if (!("submit" in current)) return;
      current.submit();
      current.submit();
    });
  return { ...hook, provider, sent, change, submit };
}

test("a link is requested once, with or without a session, and the next one has a cooldown", async () => {
  const { result, provider, sent, change, submit, act } = await open();
  await change("demo@example.com");
  await submit();
  await expect.poll(() => result.current).toMatchObject({ step: "sent", email: "demo@example.com" });
  expect([sent, provider.calls]).toEqual([["demo@example.com"], ["ResetUserPassword"]]);
  await act(() => void (result.current.step === "sent" && result.current.restart()));
  await change("demo@example.com");
  await submit();
  expect(result.current).toMatchObject({ step: "coolingDown", failure: null });
  expect(provider.calls).toHaveLength(1);
});

test("an address is validated on blur or on submit, not before", async () => {
  const { result, provider, change, submit, act } = await open();
  await change("demo");
  expect(result.current.form.issues).toEqual({});
  await act(() => result.current.form.leave("email"));
  expect(result.current.form.issues).toEqual({ email: { code: "emailInvalid" } });
  await change("");
  await submit();
  expect(result.current.form).toMatchObject({ issues: { email: { code: "emailRequired" } } });
  expect(provider.calls).toEqual([]);
});

test("a failure preserves the address, and allows another attempt at once", async () => {
  const { result, provider, change, submit } = await open();
  provider.turnAway("ResetUserPassword", 503);
  await change("demo@example.com");
  await submit();
  await expect
    .poll(() => result.current)
    .toMatchObject({
      step: "failed",
      failure: { kind: "server" },
      form: { values: { email: "demo@example.com" } },
    });
  await submit();
  await expect.poll(() => result.current.step).toBe("sent");
});

test("after too many requests the user waits, and sees the reason", async () => {
  const { result, provider, change, submit } = await open();
  provider.turnAway("ResetUserPassword", 429);
  await change("demo@example.com");
  await submit();
  await expect
    .poll(() => result.current)
    .toMatchObject({
      step: "coolingDown",
      failure: { kind: "rateLimited" },
    });
});
