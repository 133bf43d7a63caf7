import { examples } from "@broker/api-spec/examples";
import * as v from "valibot";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../test-provider.ts";
import { signedIn, within } from "../test-render.tsx";
import { usePasswordForm } from "./use-password-form.ts";
import { useProfileForm } from "./use-profile-form.ts";
import { useVerificationEmail } from "./use-verification-email.ts";
import { useWithdrawalSettings } from "./use-withdrawal-settings.ts";

const answer = (responseCode: number, responseMessage = "", data: unknown = null) =>
  Response.json({ responseCode, responseMessage, data });
const Body = v.record(v.string(), v.unknown());

/** A provider that keeps its user's profile, and every body that it was sent. */
async function openAccount(change: object = {}) {
  const user: Record<string, unknown> = { ...examples.GetUserInfo.success.data, ...change };
  const sent: Record<string, unknown>[] = [];
  const keep = async (request: Request) => {
    const body = v.parse(Body, await request.json());
    sent.push(body);
    return body;
  };
  const provider = createTestProvider({
    GetUserInfo: () => answer(1, "", user),
    async UpdateUserInfo(request) {
      const { fullName, dateOfBirth, contactNumber } = await keep(request);
      if (fullName === "Refused") return answer(0, "Your country cannot be changed.");
      Object.assign(user, { fullName, dateOfBirth, contactNumber });
      return answer(1);
    },
    async UpdateUserWithdrawalInfo(request) {
      const body = await keep(request);
      user["withdrawalBank"] = body["bankCode"];
      user["withdrawalBankAccountNumber"] = body["bankAccountNumber"];
      user["withdrawalBankAccountName"] = body["bankAccountName"];
      return answer(1);
    },
    async UpdateUserPassword(request) {
      const { oldPassword } = await keep(request);
      const isRight = oldPassword === "5f4dcc3b5aa765d61d8327deb882cf99";
      return isRight ? answer(1) : answer(1008, "Your current password is not correct.");
    },
    async ResendVerificationEmail(request) {
      await keep(request);
      return answer(1);
    },
  });
  const { broker } = await signedIn(provider);
  return { provider, broker, user, sent };
}

/** Presses a command of the moment, if it is there. */
function press(state: object, command: string): void {
  const run: unknown = Reflect.get(state, command);
  if (typeof run === "function") run();
}

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

test("a password is changed by its digests, and leaves the fields empty", async () => {
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

test("withdrawal settings are saved with a bank of the user's country, in their currency", async () => {
  const { broker, sent } = await openAccount({
    withdrawalBank: null,
    withdrawalBankAccountNumber: null,
    withdrawalBankAccountName: null,
  });
  const { result, act } = await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "viewing", savedBankName: null, banks: { status: "loaded" } });
  await act(() => press(result.current, "edit"));
  await act(() => press(result.current, "save"));
  expect(result.current).toMatchObject({
    form: {
      issues: {
        bankCode: { code: "required" },
        bankAccountNumber: { code: "required" },
        bankAccountName: { code: "required" },
      },
    },
  });
  await act(() => {
    const { current } = result;
    if (current.step !== "editing") return;
    current.form.change("bankCode", "MBB");
    current.form.change("bankAccountNumber", " 5140 9876 ");
    current.form.change("bankAccountName", "Amira Rahman");
  });
  await act(() => press(result.current, "save"));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "viewing", outcome: "saved", savedBankName: "Malayan Banking" });
  expect(sent).toEqual([
    {
      userId: 100234,
      companyId: 9,
      currencyCode: "MYR",
      bankCode: "MBB",
      bankAccountNumber: "5140 9876",
      bankAccountName: "Amira Rahman",
    },
  ]);
});

test.each([
  ["TH", "TH"],
  ["", "MY"],
])("the banks of a user of country %j are those of %s", async (countryCode, asked) => {
  const urls: string[] = [];
  const provider = createTestProvider({
    GetUserInfo: () => answer(1, "", { ...examples.GetUserInfo.success.data, countryCode }),
    GetWithdrawalMethod: ({ url }) => {
      urls.push(url);
      return answer(1, "", []);
    },
  });
  const { broker } = await signedIn(provider);
  await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect.poll(() => urls.length).toBe(1);
  expect(new URL(urls[0] ?? "").searchParams.get("countryCode")).toBe(asked);
});

test("banks that could not be loaded say so, and can be asked for again", async () => {
  const { broker, provider } = await openAccount();
  provider.turnAway("GetWithdrawalMethod", 403);
  const { result, act } = await renderHook(() => useWithdrawalSettings(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ banks: { status: "failed" }, savedBankName: "MBB" });
  await act(() => void ("banks" in result.current && press(result.current.banks, "retry")));
  await expect.poll(() => result.current).toMatchObject({ banks: { status: "loaded" } });
});

test("the verification e-mail is sent again once, to the user's own address", async () => {
  const { broker, sent } = await openAccount();
  const { result, act } = await renderHook(() => useVerificationEmail(), within(broker));
  expect(result.current).toMatchObject({ step: "ready", canResend: false });
  await expect.poll(() => result.current).toMatchObject({ step: "ready", canResend: true });
  await act(() => {
    const { current } = result;
    press(current, "resend");
    press(current, "resend");
  });
  await expect.poll(() => result.current).toMatchObject({ step: "sent", email: "demo@example.com" });
  expect(sent).toEqual([{ userId: 100234, companyId: 9, email: "demo@example.com" }]);
  await act(() => press(result.current, "dismiss"));
  expect(result.current).toMatchObject({ step: "ready", failure: null, canResend: true });
});

test("an address that was verified meanwhile is seen to be, when the mail is refused for it", async () => {
  const user = { ...examples.GetUserInfo.success.data, emailVerifiedAt: "1900-01-01T00:00:00" };
  const provider = createTestProvider({
    GetUserInfo: () => answer(1, "", user),
    ResendVerificationEmail: () => answer(1007, "Your email is already verified."),
  });
  const { broker } = await signedIn(provider);
  const { result, act } = await renderHook(
    () => ({ mail: useVerificationEmail(), profile: useProfileForm() }),
    within(broker),
  );
  await expect.poll(() => result.current.mail).toMatchObject({ canResend: true });
  user.emailVerifiedAt = "2026-11-21T08:00:00Z";
  await act(() => press(result.current.mail, "resend"));
  await expect
    .poll(() => result.current)
    .toMatchObject({
      mail: { step: "ready", failure: { kind: "refused", message: "Your email is already verified." } },
      profile: { info: { emailVerifiedAt: "2026-11-21T08:00:00Z" } },
    });
});
