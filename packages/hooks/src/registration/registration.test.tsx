import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { examples } from "@broker/api-spec/examples";
import * as v from "valibot";
import { useUserInfo } from "../profile/use-user-info.ts";
import { createTestProvider, type TestProvider } from "../test-provider.ts";
import { signedIn, within } from "../test-render.tsx";
import type { RegistrationValues } from "./registration.rules.ts";
import { useEmailVerification } from "./use-email-verification.ts";
import { useRegistration } from "./use-registration.ts";

const filled: Partial<RegistrationValues> = {
  fullName: "Nur Aisyah",
  username: "aisyah",
  email: " aisyah@example.com ",
  countryId: 458,
  mobileNumber: "019 876 5432",
  city: "Kuala Lumpur",
  nationality: "Malaysian",
  password: "12345678",
  confirmPassword: "12345678",
  hasAcceptedTerms: true,
  hasAcceptedRisk: true,
};

/** The page of a sign-up, with the user's ways through it. */
async function openSignUp(provider: TestProvider, referralCode: string | null, companyCode = "") {
  const broker = provider.broker();
  const hook = await renderHook(() => useRegistration({ referralCode, companyCode }), within(broker));
  await expect.poll(() => hook.result.current.countries.length).toBeGreaterThan(0);
  const fill = async (values: Partial<RegistrationValues>) => {
    for (const [field, value] of Object.entries(values)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of an object lose their keys
      await hook.act(() => hook.result.current.form.change(field as keyof RegistrationValues, value));
    }
  };
  const submit = () =>
    hook.act(() => void (hook.result.current.step === "editing" && hook.result.current.submit()));
  return { ...hook, broker, fill, submit };
}

test("a sign-up without a link begins with the company's own code, which a friend's may replace", async () => {
  const codes: unknown[] = [];
  const provider = createTestProvider({
    CreateUser: async (request) => {
      const { referralCode } = v.parse(v.object({ referralCode: v.string() }), await request.json());
      codes.push(referralCode);
      return Response.json({ responseCode: 0, responseMessage: "Not today.", data: null });
    },
  });
  const { result, fill, submit } = await openSignUp(provider, null, "OWNCODE");
  expect(result.current).toMatchObject({ isReferred: false, form: { values: { affiliateCode: "OWNCODE" } } });
  await fill(filled);
  await submit();
  await expect.poll(() => codes).toEqual(["OWNCODE"]);
  await expect.poll(() => result.current.step).toBe("editing");
  await fill({ affiliateCode: "FRIEND" });
  await submit();
  await expect.poll(() => codes).toEqual(["OWNCODE", "FRIEND"]);
});

test("sign-up by a referral link needs no code, calls once when submitted twice, and names the mailbox", async () => {
  const provider = createTestProvider();
  const { result, act, fill } = await openSignUp(provider, "NORTHGALE");
  await fill(filled);
  await act(() => {
    const { current } = result;
    if (current.step !== "editing") return;
    current.submit();
    current.submit();
  });
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "registered", email: "aisyah@example.com", isReferred: true });
  expect(provider.calls.filter((call) => call === "CreateUser")).toHaveLength(1);
});

test("a link's code that is not known is shown to be put right, and what is typed then wins", async () => {
  const codes: unknown[] = [];
  const provider = createTestProvider({
    async CreateUser(request) {
      const { referralCode } = v.parse(v.object({ referralCode: v.string() }), await request.json());
      codes.push(referralCode);
      return referralCode === "NORTHGALE"
        ? Response.json({ responseCode: 1, responseMessage: "", data: null })
        : Response.json({ responseCode: 1004, responseMessage: "This code is not known.", data: null });
    },
  });
  const { result, fill, submit } = await openSignUp(provider, " TYPO ");
  await fill(filled);
  await submit();
  await expect.poll(() => result.current).toMatchObject({ failure: { message: "This code is not known." } });
  expect(result.current).toMatchObject({ isReferred: false, form: { values: { affiliateCode: "TYPO" } } });
  await fill({ affiliateCode: "NORTHGALE" });
  await submit();
  await expect.poll(() => result.current).toMatchObject({ step: "registered", isReferred: false });
  expect(codes).toEqual(["TYPO", "NORTHGALE"]);
});

test("another refusal leaves the link's code as it is", async () => {
  const provider = createTestProvider({
    CreateUser: () => Response.json({ responseCode: 1002, responseMessage: "Taken.", data: null }),
  });
  const { result, fill, submit } = await openSignUp(provider, "NORTHGALE");
  await fill(filled);
  await submit();
  await expect.poll(() => result.current).toMatchObject({ failure: { message: "Taken." }, isReferred: true });
});

test("nothing keeps the password once the page is left", async () => {
  const { result, broker, fill, submit, unmount } = await openSignUp(createTestProvider(), "NORTHGALE");
  await fill(filled);
  await submit();
  await expect.poll(() => result.current.step).toBe("registered");
  await unmount();
  await expect.poll(() => broker.queryClient.getMutationCache().getAll()).toEqual([]);
});

test("the token of an e-mail link is verified, in strict mode too, and the count can be stopped", async () => {
  const provider = createTestProvider();
  const { result, act } = await renderHook(
    () => useEmailVerification({ token: "a-token" }),
    within(provider.broker()),
  );
  await expect.poll(() => result.current.step).toBe("counting");
  await act(() => void (result.current.step === "counting" && result.current.pause()));
  expect(result.current).toMatchObject({ step: "paused", secondsLeft: 10 });
});

test("who is signed in sees the e-mail verified at once, without a reload", async () => {
  const info = { ...examples.GetUserInfo.success.data, emailVerifiedAt: "1900-01-01T00:00:00" };
  const provider = createTestProvider({
    GetUserInfo: () => Response.json({ responseCode: 1, responseMessage: "", data: info }),
  });
  const { broker } = await signedIn(provider);
  const user = await renderHook(() => useUserInfo(), within(broker));
  await expect.poll(() => user.result.current.status).toBe("loaded");
  info.emailVerifiedAt = "2026-11-21T09:00:00Z";
  await renderHook(() => useEmailVerification({ token: "a-token" }), within(broker));
  await expect
    .poll(() => user.result.current)
    .toMatchObject({ info: { emailVerifiedAt: "2026-11-21T09:00:00Z" } });
});

test("countries that could not be loaded say so, and can be asked for again", async () => {
  const provider = createTestProvider();
  provider.turnAway("GetCountries", 403);
  const { result, act } = await renderHook(() => useRegistration(), within(provider.broker()));
  await expect
    .poll(() => result.current)
    .toMatchObject({ countries: [], countriesMissing: { failure: { operation: "GetCountries" } } });
  await act(() => result.current.countriesMissing?.retry());
  await expect.poll(() => result.current.countries.length).toBeGreaterThan(0);
  expect(result.current.countriesMissing).toBeNull();
});
