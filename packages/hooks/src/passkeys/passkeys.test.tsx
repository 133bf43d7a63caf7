import { examples } from "@broker/api-spec/examples";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { usePasskeyStepUp } from "./use-passkey-step-up.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";
import { type PasskeysFlow, usePasskeys } from "./use-passkeys.ts";

const { data: told } = examples.GetCapabilities.success;
const answer = (data: unknown) => () => Response.json({ responseCode: 1, responseMessage: "", data });
const refuse = (responseCode: number) => () =>
  Response.json({ responseCode, responseMessage: "Refused.", data: null });
const capable = (answers: Parameters<typeof createTestProvider>[0] = {}) =>
  createTestProvider({
    GetCapabilities: answer({ ...told, capabilities: [...told.capabilities, "passkeys"] }),
    ...answers,
  });

const bytes = new ArrayBuffer(3);
const credential = {
  id: "AAAA",
  rawId: bytes,
  type: "public-key",
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ["internal"],
  },
  getClientExtensionResults: () => ({}),
};
const dialog = (name: "create" | "get") => vi.spyOn(navigator.credentials, name);
afterEach(() => vi.restoreAllMocks());

test("a passkey is created with the verification of its user, saved under its name, and the list is read again", async () => {
  const create = dialog("create").mockResolvedValue(credential);
  const { broker, provider } = await signedIn(capable());
  const changed = vi.fn();
  const { result, act } = await renderHook(() => usePasskeys({ onChanged: changed }), within(broker));
  await expect.poll(() => result.current.list.status).toBe("loaded");
  const on = async (run: (flow: PasskeysFlow) => void) => act(() => run(result.current.flow));
  await on((flow) => void (flow.step === "resting" && flow.beginAddition()));
  await on((flow) => void ("form" in flow && flow.form.change("password", "password")));
  await on((flow) => void ("submit" in flow && flow.submit()));
  expect(result.current.flow).toMatchObject({ form: { issues: { name: { code: "nameRequired" } } } });
  await on((flow) => void ("form" in flow && flow.form.change("name", " My phone ")));
  const reads = () => provider.calls.filter((call) => call === "GetPasskeys").length;
  const before = reads();
  await on((flow) => void ("submit" in flow && flow.submit()));
  await expect.poll(() => changed.mock.calls).toEqual([["added"]]);
  await expect.poll(reads).toBe(before + 1);
  expect(create.mock.calls[0]?.[0]?.publicKey).toMatchObject({
    rp: { id: examples.BeginPasskeyRegistration.success.data.rpId },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ type: "public-key" }],
  });
  const cached = broker.queryClient.getMutationCache().getAll();
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain("password");
});

test("a closed dialog can be opened again with the same challenge", async () => {
  const create = dialog("create").mockRejectedValueOnce(new DOMException("", "NotAllowedError"));
  const { broker, provider } = await signedIn(capable());
  const { result, act } = await renderHook(() => usePasskeys(), within(broker));
  await expect.poll(() => result.current.list.status).toBe("loaded");
  const on = async (run: (flow: PasskeysFlow) => void) => act(() => run(result.current.flow));
  await on((flow) => void (flow.step === "resting" && flow.beginAddition()));
  await on((flow) => void ("form" in flow && flow.form.change("password", "password")));
  await on((flow) => void ("form" in flow && flow.form.change("name", "My phone")));
  await on((flow) => void ("submit" in flow && flow.submit()));
  await expect.poll(() => result.current.flow).toMatchObject({ step: "interrupted", issue: "cancelled" });
  create.mockResolvedValue(credential);
  await on((flow) => void (flow.step === "interrupted" && flow.retry()));
  await expect.poll(() => result.current.flow.step).toBe("resting");
  expect(provider.calls.filter((call) => call === "BeginPasskeyRegistration")).toHaveLength(1);
});

test("a sign-in by a passkey begins the session of its user", async () => {
  dialog("get").mockResolvedValue(credential);
  const broker = capable().broker();
  const signedInNow = vi.fn();
  const { result, act } = await renderHook(
    () => usePasskeySignIn({ onSignedIn: signedInNow }),
    within(broker),
  );
  await act(() => void (result.current.step === "resting" && result.current.begin()));
  await expect.poll(() => broker.session.get().status).toBe("signedIn");
  expect(signedInNow).toHaveBeenCalledOnce();
});

test.each([
  [
    "a refused passkey",
    () => dialog("get").mockResolvedValue(credential),
    { failure: { code: 1160 }, issue: null },
  ],
  [
    "a closed dialog",
    () => dialog("get").mockRejectedValue(new DOMException("", "NotAllowedError")),
    { failure: null, issue: "cancelled" },
  ],
])("%s leaves no session, and the sign-in can be tried again", async (_name, prepare, reason) => {
  prepare();
  const broker = capable({ CompletePasskeyLogin: refuse(1160) }).broker();
  const { result, act } = await renderHook(() => usePasskeySignIn(), within(broker));
  await act(() => void (result.current.step === "resting" && result.current.begin()));
  await expect.poll(() => result.current).toMatchObject({ step: "resting", ...reason });
  expect(broker.session.get().status).toBe("signedOut");
});

test("a browser without passkeys says so", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  const broker = capable().broker();
  const { result, act } = await renderHook(() => usePasskeySignIn(), within(broker));
  await act(() => void (result.current.step === "resting" && result.current.begin()));
  await expect.poll(() => result.current).toMatchObject({ step: "resting", issue: "unsupported" });
  vi.unstubAllGlobals();
});

test("a call that waits for a code is sent again after a passkey, and offers none to a user without one", async () => {
  const get = dialog("get").mockResolvedValue(credential);
  const { broker } = await signedIn(capable());
  const resume = vi.fn();
  const request = { id: 1, purpose: "WithdrawalRequest", resume, cancel: vi.fn() } as const;
  const { result, act } = await renderHook(() => usePasskeyStepUp(request), within(broker));
  await expect.poll(() => result.current?.step).toBe("resting");
  await act(() => void (result.current?.step === "resting" && result.current.begin()));
  await expect.poll(() => resume.mock.calls).toHaveLength(1);
  expect(get.mock.calls[0]?.[0]?.publicKey).toMatchObject({ allowCredentials: [{ type: "public-key" }] });
  const none = await signedIn(capable({ GetPasskeys: answer({ passkeys: [] }) }));
  const other = await renderHook(() => usePasskeyStepUp(request), within(none.broker));
  await expect.poll(() => none.provider.calls).toContain("GetPasskeys");
  expect(other.result.current).toBeNull();
});
