import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { within } from "../../test/render.tsx";
import { openAccount, press } from "../../test/account-provider.ts";
import { useProfileForm } from "./use-profile-form.ts";

test("a profile that is saved unchanged is sent as it was loaded, with every field of the contract", async () => {
  const { broker, sent } = await openAccount();
  const { result, act } = await renderHook(() => useProfileForm(), within(broker));
  await expect.poll(() => result.current.step).toBe("viewing");
  await act(() => press(result.current, "edit"));
  expect(result.current).toMatchObject({ step: "editing", form: { values: { dateOfBirth: "1990-05-14" } } });
  await act(() => {
    const { current } = result;
    press(current, "save");
    press(current, "save");
  });
  await expect.poll(() => result.current).toMatchObject({ step: "viewing", outcome: "saved" });
  const { request } = examples.UpdateUserInfo;
  expect(sent).toEqual([{ ...request, dateOfBirth: "1990-05-13T16:00:00.000Z" }]);
});

test("a number in the digits of another script is converted to Latin digits when it is sent and shown", async () => {
  const { broker, sent } = await openAccount();
  const { result, act } = await renderHook(() => useProfileForm(), within(broker));
  await expect.poll(() => result.current.step).toBe("viewing");
  await act(() => press(result.current, "edit"));
  await act(() => {
    const { current } = result;
    if (current.step === "editing") current.form.change("contactNumber", "+٦٠ ١٢ ٣٤٥ ٦٧٨٩");
  });
  await act(() => press(result.current, "save"));
  await expect
    .poll(() => result.current)
    .toMatchObject({ outcome: "saved", saved: { contactNumber: "+60 12 345 6789" } });
  expect(sent.at(-1)).toMatchObject({ contactNumber: "+60 12 345 6789" });
});

test("saved values are shown at once, and read again", async () => {
  const { broker, provider } = await openAccount();
  let saved = 0;
  const { result, act } = await renderHook(
    () => useProfileForm({ onSaved: () => (saved += 1) }),
    within(broker),
  );
  await expect.poll(() => result.current.step).toBe("viewing");
  provider.holdReplyOf("GetUserInfo");
  await act(() => press(result.current, "edit"));
  await act(() => {
    const { current } = result;
    if (current.step === "editing") current.form.change("fullName", "Amira binti Rahman");
  });
  await act(() => press(result.current, "save"));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "viewing", outcome: "saved", saved: { fullName: "Amira binti Rahman" } });
  expect([saved, provider.calls.filter((call) => call === "GetUserInfo").length]).toEqual([1, 2]);
});

test("edit mode ends with a refusal too, shows the saved values, and restores the input when it is opened again", async () => {
  const { broker } = await openAccount();
  const { result, act } = await renderHook(() => useProfileForm(), within(broker));
  await expect.poll(() => result.current.step).toBe("viewing");
  await act(() => press(result.current, "edit"));
  await act(
    () => void (result.current.step === "editing" && result.current.form.change("fullName", "Refused")),
  );
  await act(() => press(result.current, "save"));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      step: "viewing",
      outcome: { kind: "refused", message: "Your country cannot be changed." },
      saved: { fullName: "Amira Rahman" },
    });
  await act(() => press(result.current, "edit"));
  expect(result.current).toMatchObject({ step: "editing", form: { values: { fullName: "Refused" } } });
  await act(() => press(result.current, "cancel"));
  expect(result.current).toMatchObject({ step: "viewing", outcome: null });
  await act(() => press(result.current, "edit"));
  expect(result.current).toMatchObject({ form: { values: { fullName: "Amira Rahman" } } });
});

test("an invalid profile is not sent, and shows its issues", async () => {
  const { broker, sent } = await openAccount();
  const { result, act } = await renderHook(() => useProfileForm(), within(broker));
  await expect.poll(() => result.current.step).toBe("viewing");
  await act(() => press(result.current, "edit"));
  await act(() => void (result.current.step === "editing" && result.current.form.change("fullName", "")));
  await act(() => press(result.current, "save"));
  expect(result.current).toMatchObject({
    step: "editing",
    form: { issues: { fullName: { code: "required" } }, attempts: 1 },
  });
  expect(sent).toEqual([]);
});
