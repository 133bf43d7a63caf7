import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { examples } from "@broker/api-spec/examples";
import * as v from "valibot";
import { useUserInfo } from "../profile/use-user-info.ts";
import { createTestProvider, type TestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import type { RegistrationValues } from "./registration.rules.ts";
import { catalogueQueries } from "../catalogue/catalogue.queries.ts";
import { useCountries } from "../catalogue/use-countries.ts";
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
  const hook = await renderHook(
    () => ({ ...useRegistration({ referralCode, companyCode }), ...useCountries() }),
    within(broker),
  );
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

test("a sign-up without a link has the company's own code, which a friend's may replace", async () => {
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

test("a sign-up by a referral link needs no code, makes one call when it is submitted twice, and names the mailbox", async () => {
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

test("a wrong address is corrected in the form as it was submitted, and registered by a further call", async () => {
  const provider = createTestProvider();
  const { result, act, fill, submit } = await openSignUp(provider, "NORTHGALE");
  await fill(filled);
  await submit();
  await expect.poll(() => result.current.step).toBe("registered");
  await act(() => void (result.current.step === "registered" && result.current.correct()));
  await expect.poll(() => result.current).toMatchObject({ step: "editing", failure: null });
  expect(result.current.form.values).toMatchObject({ ...filled, email: " aisyah@example.com " });
  await fill({ email: "aisyah@example.org", username: "aisyah2" });
  await submit();
  await expect.poll(() => result.current).toMatchObject({ step: "registered", email: "aisyah@example.org" });
  expect(provider.calls.filter((call) => call === "CreateUser")).toHaveLength(2);
});

test("an unknown code of a link is shown for correction, and the typed one then has precedence", async () => {
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

test("another refusal does not change the link's code", async () => {
  const provider = createTestProvider({
    CreateUser: () => Response.json({ responseCode: 1002, responseMessage: "Taken.", data: null }),
  });
  const { result, fill, submit } = await openSignUp(provider, "NORTHGALE");
  await fill(filled);
  await submit();
  await expect.poll(() => result.current).toMatchObject({ failure: { message: "Taken." }, isReferred: true });
});

test("the password is not stored after the page is left", async () => {
  const { result, broker, fill, submit, unmount } = await openSignUp(createTestProvider(), "NORTHGALE");
  await fill(filled);
  await submit();
  await expect.poll(() => result.current.step).toBe("registered");
  await unmount();
  await expect.poll(() => broker.queryClient.getMutationCache().getAll()).toEqual([]);
});

test("the token of an e-mail link is verified, in strict mode too, and the countdown can be paused", async () => {
  const provider = createTestProvider();
  const { result, act } = await renderHook(
    () => useEmailVerification({ token: "a-token" }),
    within(provider.broker()),
  );
  await expect.poll(() => result.current.step).toBe("counting");
  await act(() => void (result.current.step === "counting" && result.current.pause()));
  expect(result.current).toMatchObject({ step: "paused", secondsLeft: 10 });
});

test("a signed-in user sees the verified e-mail at once, without a reload", async () => {
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

test("countries that failed to load are reported, and can be loaded again", async () => {
  const provider = createTestProvider();
  provider.turnAway("GetCountries", 403);
  const { result, act } = await renderHook(() => useCountries(), within(provider.broker()));
  await expect
    .poll(() => result.current)
    .toMatchObject({ countries: [], missing: { failure: { operation: "GetCountries" } } });
  await act(() => result.current.missing?.retry());
  await expect.poll(() => result.current.countries.length).toBeGreaterThan(0);
  expect(result.current.missing).toBeNull();
});

test("a form is not rendered again when the countries arrive, and knows the dial code of a chosen one", async () => {
  const broker = createTestProvider().broker();
  let renderings = 0;
  const { result, act } = await renderHook(() => {
    renderings += 1;
    return useRegistration();
  }, within(broker));
  // Strict mode renders twice.
  const first = renderings;
  const { queryKey } = catalogueQueries.countries(broker);
  await expect.poll(() => broker.queryClient.getQueryData(queryKey)?.length).toBeGreaterThan(0);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(renderings).toBe(first);
  await act(() => result.current.form.change("countryId", 458));
  expect(result.current).toMatchObject({ country: { countryCode: "MY" }, dialCode: "+60" });
});
