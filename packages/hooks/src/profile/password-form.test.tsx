import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { within } from "../../test/render.tsx";
import { openAccount, press } from "../../test/account-provider.ts";
import { usePasswordForm } from "./use-password-form.ts";

test("a password is changed by its digests, and empties the fields", async () => {
  const { broker, sent } = await openAccount();
  const { result, act } = await renderHook(() => usePasswordForm(), within(broker));
  const fill = (oldPassword: string) =>
    act(() => {
      const { current } = result;
      if (current.step !== "editing") return;
      current.form.change("oldPassword", oldPassword);
      current.form.change("newPassword", "12345678");
      current.form.change("confirmPassword", "12345678");
    });
  await act(() => press(result.current, "edit"));
  await fill("wrong");
  await act(() => press(result.current, "save"));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      step: "viewing",
      outcome: { kind: "refused", message: "Your current password is not correct." },
    });
  await act(() => press(result.current, "edit"));
  await fill("password");
  await act(() => press(result.current, "save"));
  await expect.poll(() => result.current).toMatchObject({ step: "viewing", outcome: "saved" });
  expect(sent.at(-1)).toMatchObject({
    oldPassword: "5f4dcc3b5aa765d61d8327deb882cf99",
    newPassword: "25d55ad283aa400af464c76d713c07ad",
  });
  await act(() => press(result.current, "edit"));
  const empty = { oldPassword: "", newPassword: "", confirmPassword: "" };
  expect(result.current).toMatchObject({ form: { values: empty } });
});

test("cancelling the change of a password empties all three fields", async () => {
  const { broker } = await openAccount();
  const { result, act } = await renderHook(() => usePasswordForm(), within(broker));
  await act(() => press(result.current, "edit"));
  await act(
    () => void (result.current.step === "editing" && result.current.form.change("newPassword", "secret")),
  );
  await act(() => press(result.current, "cancel"));
  await act(() => press(result.current, "edit"));
  expect(result.current).toMatchObject({ form: { values: { newPassword: "" }, attempts: 0 } });
});
