import { examples } from "@broker/api-spec/examples";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { openAccount, press } from "../../test/account-provider.ts";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { usePasswordForm } from "../profile/use-password-form.ts";
import type { Broker } from "../broker.ts";
import { codeOf } from "../failure.ts";
import { runMutation } from "../run-mutation.ts";
import { profileMutations } from "../profile/profile.mutations.ts";
import { withdrawalMutations } from "../withdrawal/withdrawal.mutations.ts";
import type { StepUpRequest } from "./step-up-requests.ts";
import { useStepUp } from "./use-step-up.ts";
import { useStepUpRequest } from "./use-step-up-request.ts";

const refusal = (code: number) =>
  Response.json({ responseCode: code, responseMessage: "A code.", data: null });
const done = (data: unknown = null) => Response.json({ responseCode: 1, responseMessage: "", data });
const { data: told } = examples.GetCapabilities.success;
const capabilities = () => done({ ...told, capabilities: [...told.capabilities, "stepUp"] });

/** Creates a provider that wants a proof before each guarded call, and takes the code 492039. */
function createGuarded() {
  let isProved = false;
  const keys: (string | null)[] = [];
  const guard = (data: unknown) => (request: Request) => {
    keys.push(request.headers.get("idempotency-key"));
    if (!isProved) return refusal(1102);
    isProved = false;
    return done(data);
  };
  const provider = createTestProvider({
    GetCapabilities: capabilities,
    WithdrawalRequest: guard({ transactionId: "W-1" }),
    UpdateUserWithdrawalInfo: guard(null),
    UpdateUserPassword: guard(null),
    async CompleteStepUp(request) {
      const body: unknown = await request.json();
      if (Reflect.get(Object(body), "code") !== "492039") return refusal(1105);
      isProved = true;
      return done();
    },
  });
  return { provider, keys, expire: () => void (isProved = false) };
}

const intent = {
  key: "4f7ad38e-6f2b-4f0c-9d3c-8f1f9c1d2e3f",
  platformId: 11,
  platformName: "Daybreak Transfer",
  currencyCode: "MYR",
  localAmount: "441",
  usdAmount: "100",
  walletAddress: null,
};
const withdraw = (broker: Broker, signal = new AbortController().signal) =>
  runMutation(broker, withdrawalMutations.submit(broker), { intent, code: "123456", signal });
const passwords = { oldPassword: "password", newPassword: "a new one", confirmPassword: "a new one" };
const changePassword = (broker: Broker) =>
  runMutation(broker, profileMutations.changePassword(broker), passwords);

/** Returns the code of a refused call; null where it was done. */
const codeAfter = (call: Promise<unknown>) => call.then(() => null, codeOf);
function never(): never {
  throw new Error("No call waits");
}
/** Shows the requests of a page. */
const shown = async (broker: Broker) => renderHook(() => useStepUpRequest(), within(broker));
/** Enters a code for a request. */
async function enter(broker: Broker, request: StepUpRequest | null, code: string) {
  const waiting = request ?? never();
  const { result, act } = await renderHook(() => useStepUp(waiting), within(broker));
  await act(() => result.current.form.change("code", code));
  await act(() => press(result.current, "submit"));
  return { result, act };
}

test("a refused withdrawal waits for a code, and is then sent again under the same key", async () => {
  const { provider, keys } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result } = await shown(broker);
  const settled = withdraw(broker);
  await expect.poll(() => result.current).toMatchObject({ purpose: "WithdrawalRequest" });
  const form = await enter(broker, result.current, "000000");
  await expect
    .poll(() => form.result.current)
    .toMatchObject({ step: "enteringCode", failure: { code: 1105 }, form: { values: { code: "" } } });
  await form.act(() => form.result.current.form.change("code", "492039"));
  await form.act(() => press(form.result.current, "submit"));
  expect(await settled).toEqual({ transactionId: "W-1" });
  expect(keys).toEqual([intent.key, intent.key]);
  await expect.poll(() => result.current).toBeNull();
});

test("a call that is cancelled fails with its refusal, and can be sent again", async () => {
  const { provider } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result } = await shown(broker);
  const failed = codeAfter(changePassword(broker));
  await expect.poll(() => result.current?.purpose).toBe("UpdateUserPassword");
  const request = result.current ?? never();
  const form = await renderHook(() => useStepUp(request), within(broker));
  await form.act(() => press(form.result.current, "cancel"));
  expect(await failed).toBe(1102);
  await expect.poll(() => result.current).toBeNull();
  const again = changePassword(broker);
  await expect.poll(() => result.current?.purpose).toBe("UpdateUserPassword");
  await enter(broker, result.current, "492039");
  await again;
});

test("a call that is refused again asks again: the proof was over before the call arrived", async () => {
  const { provider, keys, expire } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result } = await shown(broker);
  const settled = withdraw(broker);
  await expect.poll(() => result.current).not.toBeNull();
  const first = result.current;
  provider.duringNext("WithdrawalRequest", expire);
  await enter(broker, first, "492039");
  await expect.poll(() => result.current !== null && result.current !== first).toBe(true);
  await enter(broker, result.current, "492039");
  await settled;
  expect(keys).toEqual([intent.key, intent.key, intent.key]);
});

test("a proof whose answer is lost leads on with the same code", async () => {
  const provider = createTestProvider({ GetCapabilities: capabilities });
  const { broker } = await signedIn(provider);
  const resume = vi.fn();
  const request: StepUpRequest = { id: 1, purpose: "WithdrawalRequest", resume, cancel: vi.fn() };
  provider.loseReplyOf("CompleteStepUp");
  const form = await enter(broker, request, "492039");
  await expect
    .poll(() => form.result.current)
    .toMatchObject({
      step: "enteringCode",
      failure: { kind: "offline" },
      form: { values: { code: "492039" } },
    });
  expect(resume).not.toHaveBeenCalled();
  await form.act(() => press(form.result.current, "submit"));
  await expect.poll(() => resume.mock.calls.length).toBe(1);
});

test("a withdrawal that its page aborts no longer waits, and calls wait one after the other", async () => {
  const { provider, keys } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result } = await shown(broker);
  const page = new AbortController();
  const first = codeAfter(withdraw(broker, page.signal));
  await expect.poll(() => result.current?.purpose).toBe("WithdrawalRequest");
  const second = changePassword(broker);
  await expect.poll(() => keys).toEqual([intent.key, null]);
  expect(result.current?.purpose).toBe("WithdrawalRequest");
  page.abort();
  expect(await first).toBe(1102);
  await expect.poll(() => result.current?.purpose).toBe("UpdateUserPassword");
  await enter(broker, result.current, "492039");
  await second;
});

test("a call does not wait for the next user of the page", async () => {
  const { provider, keys } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result, act } = await shown(broker);
  const failed = codeAfter(withdraw(broker));
  await expect.poll(() => result.current).not.toBeNull();
  const request = result.current ?? never();
  await act(() => broker.session.signOut());
  expect(await failed).toBe(1102);
  expect(result.current).toBeNull();
  request.resume();
  expect(keys).toEqual([intent.key]);
});

test("a call of a session that another tab gave to another user is not sent again", async () => {
  const { provider, keys } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result, act } = await shown(broker);
  const failed = codeAfter(withdraw(broker));
  await expect.poll(() => result.current).not.toBeNull();
  const now = broker.session.get();
  if (now.status !== "signedIn") never();
  await act(() =>
    broker.session.signIn({ ...now.user, staffUserId: now.user.staffUserId + 1 }, "o@example.com"),
  );
  expect(await failed).toBe(1102);
  expect(keys).toEqual([intent.key]);
});

test("a call waits while its user renews the session with the password", async () => {
  const { provider, keys } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result, act } = await shown(broker);
  const settled = withdraw(broker);
  await expect.poll(() => result.current).not.toBeNull();
  const now = broker.session.get();
  if (now.status !== "signedIn") never();
  await act(() => broker.session.expire("timeLimit"));
  expect(result.current).not.toBeNull();
  await act(() => broker.session.signIn(now.user, "demo@example.com"));
  await enter(broker, result.current, "492039");
  expect(await settled).toEqual({ transactionId: "W-1" });
  expect(keys).toEqual([intent.key, intent.key]);
});

test("without a dialog on the page a guarded call fails with its refusal at once", async () => {
  const { provider } = createGuarded();
  const { broker } = await signedIn(provider);
  await expect(withdraw(broker)).rejects.toMatchObject({ kind: "refused", code: 1102 });
});

test("a form is busy while its call waits, and no code is stored in the cache", async () => {
  const { provider } = createGuarded();
  const { broker } = await signedIn(provider);
  const { result } = await shown(broker);
  const form = await renderHook(() => usePasswordForm(), within(broker));
  await form.act(() => press(form.result.current, "edit"));
  for (const [field, text] of Object.entries(passwords))
    await form.act(() => {
      const { current } = form.result;
      if (current.step !== "editing") return;
      if (field === "oldPassword" || field === "newPassword" || field === "confirmPassword")
        current.form.change(field, text);
    });
  await form.act(() => press(form.result.current, "save"));
  await expect.poll(() => result.current).not.toBeNull();
  expect(form.result.current.step).toBe("saving");
  await enter(broker, result.current, "492039");
  await expect.poll(() => form.result.current).toMatchObject({ step: "viewing", outcome: "saved" });
  const cached = broker.queryClient.getMutationCache().getAll();
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain("492039");
});

test("a user without a second factor sees nothing of it", async () => {
  const { broker } = await openAccount();
  const { result } = await shown(broker);
  await changePassword(broker);
  expect(result.current).toBeNull();
});
