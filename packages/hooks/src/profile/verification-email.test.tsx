import { examples } from "@broker/api-spec/examples";
import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { answer, openAccount, press } from "../../test/account-provider.ts";
import { useProfileForm } from "./use-profile-form.ts";
import { useVerificationEmail } from "./use-verification-email.ts";

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

test("an address that was verified meanwhile is detected when the e-mail is refused for that", async () => {
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
