import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { within } from "../test-render.tsx";
import { openAccount, press } from "./test-account.ts";
import { useProfileForm } from "./use-profile-form.ts";

test("a profile that is saved unchanged is sent as it was loaded", async () => {
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
  expect(sent).toEqual([
    {
      userId: 100234,
      companyId: 9,
      fullName: "Amira Rahman",
      dateOfBirth: "1990-05-13T16:00:00.000Z",
      contactNumber: "+60123456789",
      countryCode: "MY",
    },
  ]);
});

test("a number in the digits of another script is sent, and shown, in those of the wire", async () => {
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

test("what was saved is shown at once, and asked for again", async () => {
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

test("edit mode ends with a refusal too, shows what is saved, and finds the input again", async () => {
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

test("a profile that is not right is not sent, and says why", async () => {
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
