import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { BrokerProvider } from "../provider.tsx";
import { holdTimers, SIGN_OUT_LIMIT } from "../../test/limits.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useSession } from "./use-session.ts";
import { useSignIn } from "./use-sign-in.ts";
import { useSignOut } from "./use-sign-out.ts";

test("sign-in shows no issue before an attempt, preserves the input after a failure, and signs in once", async () => {
  const provider = createTestProvider();
  const broker = provider.broker();
  let signIns = 0;
  const { result, act } = await renderHook(
    () => useSignIn({ onSignedIn: () => (signIns += 1) }),
    within(broker),
  );
  const submit = () => act(() => void (result.current.step === "editing" && result.current.submit()));
  expect(result.current.form.issues).toEqual({});
  await submit();
  expect(result.current.form.issues).toEqual({
    email: { code: "emailRequired" },
    password: { code: "passwordRequired" },
  });
  expect(provider.calls).toEqual([]);

  await act(() => result.current.form.change("email", "demo@example.com"));
  await act(() => result.current.form.change("password", "wrong"));
  await submit();
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "editing", failure: { kind: "refused", message: "Invalid email or password." } });
  expect(result.current.form.values).toEqual({ email: "demo@example.com", password: "wrong" });

  await act(() => result.current.form.change("password", "password"));
  await submit();
  await submit();
  await expect.poll(() => broker.session.get().status).toBe("signedIn");
  await expect.poll(() => signIns).toBe(1);
  expect(provider.calls.filter((call) => call === "UserLogin")).toHaveLength(2);
});

test("sign-in shows the issue of a blurred field, and of that field only", async () => {
  const { result, act } = await renderHook(() => useSignIn(), within(createTestProvider().broker()));
  await act(() => result.current.form.change("email", "demo"));
  expect(result.current.form.issues).toEqual({});
  await act(() => result.current.form.leave("email"));
  expect(result.current.form.issues).toEqual({ email: { code: "emailInvalid" } });
});

test("sign-in that is submitted twice concurrently makes one call, and signs in once", async () => {
  const provider = createTestProvider();
  let signIns = 0;
  const { result, act } = await renderHook(
    () => useSignIn({ onSignedIn: () => (signIns += 1) }),
    within(provider.broker()),
  );
  await act(() => result.current.form.change("email", "demo@example.com"));
  await act(() => result.current.form.change("password", "password"));
  await act(() => {
    const { current } = result;
    if (current.step !== "editing") return;
    current.submit();
    current.submit();
  });
  await expect.poll(() => signIns).toBe(1);
  expect(provider.calls.toSorted()).toEqual(["GetCapabilities", "UserLogin"]);
});

type TestProvider = ReturnType<typeof createTestProvider>;
test.each([
  ["answers", true, () => {}],
  ["breaks down", false, (provider: TestProvider) => provider.turnAway("UserLogout", 503)],
  ["cannot be reached", false, (provider: TestProvider) => provider.loseReplyOf("UserLogout")],
  ["has ended the session already", true, (provider: TestProvider) => provider.turnAway("UserLogout", 401)],
  ["does not know the call", false, (provider: TestProvider) => provider.turnAway("UserLogout", 404)],
])(
  "sign-out removes the user's data when the provider %s, and reports once whether the provider knows of it: %s",
  async (...row) => {
    const [, isProviderTold, arrange] = row;
    const { provider, broker } = await signedIn();
    arrange(provider);
    provider.kept.set("depositDraft.100234", "{}");
    broker.queryClient.setQueryData([...broker.rootKey, "profile"], "Amira");
    const results: unknown[] = [];
    const { result, act } = await renderHook(
      () => useSignOut({ onSignedOut: (told) => results.push(told) }),
      within(broker),
    );
    await act(() => void (result.current.step === "ready" && result.current.signOut()));
    await expect.poll(() => results).toEqual([{ isProviderTold }]);
    expect([...provider.kept.keys()]).toEqual([]);
    expect(broker.queryClient.getQueryData([...broker.rootKey, "profile"])).toBeUndefined();
    expect(broker.session.get().status).toBe("signedOut");
  },
);

test("a provider that does not respond leaves no data of the user visible, and delays the page by five seconds", async () => {
  const provider = createTestProvider();
  const { broker } = await signedIn(provider);
  provider.kept.set("depositDraft.100234", "{}");
  provider.holdReplyOf("UserLogout");
  const limits = holdTimers(SIGN_OUT_LIMIT);
  const results: unknown[] = [];
  const { result, act, unmount } = await renderHook(
    () => useSignOut({ onSignedOut: (told) => results.push(told) }),
    within(broker),
  );
  await act(() => void (result.current.step === "ready" && result.current.signOut()));
  await expect.poll(() => provider.calls).toContain("UserLogout");
  expect([...provider.kept.keys()]).toEqual([]);
  expect([broker.session.get().status, result.current.step, results]).toEqual([
    "signedOut",
    "signingOut",
    [],
  ]);
  expect(limits.held()).toBe(1);
  await unmount();
  limits.runOut();
  vi.unstubAllGlobals();
  await expect.poll(() => results).toEqual([{ isProviderTold: false }]);
});

test("on a server no user is signed in, and no browser API is called", async () => {
  const { broker } = await signedIn();
  const Name = () => {
    const session = useSession();
    const signIn = useSignIn();
    return `${session.status} ${signIn.step}`;
  };
  const html = renderToString(
    <BrokerProvider broker={broker}>
      <Name />
    </BrokerProvider>,
  );
  expect(html).toBe("signedOut editing");
});
