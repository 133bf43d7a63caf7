import { examples } from "@broker/api-spec/examples";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useSignIn } from "../session/use-sign-in.ts";
import { type SecondFactorFlow, useSecondFactor } from "./use-second-factor.ts";
import { useSignInStep } from "./use-sign-in-step.ts";

const { data: told } = examples.GetCapabilities.success;
const { data: status } = examples.GetSecondFactor.success;
const answer = (data: unknown) => () => Response.json({ responseCode: 1, responseMessage: "", data });
const capable = (answers: Parameters<typeof createTestProvider>[0] = {}) =>
  createTestProvider({
    GetCapabilities: answer({ ...told, capabilities: [...told.capabilities, "secondFactor"] }),
    ...answers,
  });

const challenged = () =>
  Response.json({ responseCode: 1101, responseMessage: "", data: { challenge: "a-challenge" } });

test("the set-up shows the secret, takes a code, shows the recovery codes once, and reads the status again", async () => {
  const { broker, provider } = await signedIn(
    capable({ GetSecondFactor: answer({ ...status, isOn: false, since: null }) }),
  );
  const changed = vi.fn();
  const { result, act } = await renderHook(() => useSecondFactor({ onChanged: changed }), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ status: "loaded", factor: { isOn: false, since: null } });
  const on = async (run: (flow: SecondFactorFlow) => void) =>
    act(() => void (result.current.status === "loaded" && run(result.current.flow)));
  const enter = async (field: "password" | "code", text: string) => {
    await on((flow) => void ("form" in flow && flow.form.change(field, text)));
    await on((flow) => void ("submit" in flow && flow.submit()));
  };
  await on((flow) => void (flow.step === "resting" && flow.beginSetUp()));
  await enter("password", "password");
  await expect
    .poll(() => result.current)
    .toMatchObject({ flow: { step: "scanning", uri: expect.stringMatching(/^otpauth:/) } });
  await enter("code", "492");
  expect(result.current).toMatchObject({ flow: { form: { issues: { code: { code: "codeInvalid" } } } } });
  const reads = () => provider.calls.filter((call) => call === "GetSecondFactor").length;
  const before = reads();
  await enter("code", "492039");
  await expect.poll(() => result.current).toMatchObject({ flow: { step: "showingCodes" } });
  expect(changed.mock.calls).toEqual([["added"]]);
  await expect.poll(reads).toBe(before + 1);
  await on((flow) => void (flow.step === "showingCodes" && flow.keep()));
  expect(result.current).toMatchObject({ flow: { step: "resting", failure: null } });
  const cached = broker.queryClient.getMutationCache().getAll();
  expect(JSON.stringify(cached.map(({ state }) => state))).not.toMatch(/K7QM|492039|otpauth|"password"/);
});

test("a sign-in that needs a code has no session before it, and continues where it was after it", async () => {
  const provider = capable({ UserLogin: challenged });
  const broker = provider.broker();
  const signedInNow = vi.fn();
  const { result, act } = await renderHook(() => useSignIn({ onSignedIn: signedInNow }), within(broker));
  await act(() => result.current.form.change("email", "demo@example.com"));
  await act(() => result.current.form.change("password", "password"));
  await act(() => void (result.current.step === "editing" && result.current.submit()));
  await expect.poll(() => result.current.step).toBe("challenged");
  expect(broker.session.get().status).toBe("signedOut");
  const waiting = result.current;
  if (waiting.step !== "challenged") throw new Error("There is no challenge");
  const step = await renderHook(
    () => useSignInStep({ challenge: waiting.challenge, onCompleted: waiting.complete }),
    within(broker),
  );
  await step.act(() => step.result.current.form.change("code", "492039"));
  await step.act(() => void (step.result.current.step === "enteringCode" && step.result.current.submit()));
  await expect.poll(() => broker.session.get().status).toBe("signedIn");
  expect(signedInNow).toHaveBeenCalledOnce();
});

test("a sign-in can be begun again, and keeps what was entered", async () => {
  const broker = capable({ UserLogin: challenged }).broker();
  const { result, act } = await renderHook(() => useSignIn(), within(broker));
  await act(() => result.current.form.change("email", "demo@example.com"));
  await act(() => result.current.form.change("password", "password"));
  await act(() => void (result.current.step === "editing" && result.current.submit()));
  await expect.poll(() => result.current.step).toBe("challenged");
  await act(() => void (result.current.step === "challenged" && result.current.restart()));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "editing", failure: null, form: { values: { email: "demo@example.com" } } });
});
