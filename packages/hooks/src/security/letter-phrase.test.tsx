import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createTestProvider } from "../../test/provider.ts";
import { signedIn, within } from "../../test/render.tsx";
import { useStepUpRequest } from "../step-up/use-step-up-request.ts";
import { toSentPhrase, validateLetterPhrase } from "./letter-phrase.rules.ts";
import { useLetterPhrase } from "./use-letter-phrase.ts";
import { useSignInReport } from "./use-sign-in-report.ts";

const { data: told } = examples.GetCapabilities.success;
const answer = (data: unknown, responseCode = 1) =>
  Response.json({ responseCode, responseMessage: "", data });
const capable = (own: Parameters<typeof createTestProvider>[0] = {}) =>
  createTestProvider({
    GetCapabilities: () =>
      answer({ ...told, capabilities: [...told.capabilities, "letterPhrase", "signInAlert"] }),
    ...own,
  });

describe("a phrase", () => {
  test.each([
    ["", undefined],
    ["   ", undefined],
    ["three green umbrellas", undefined],
    ["ثلاث مظلات خضراء", undefined],
    ["l'été d'Élise-Anne", undefined],
    ["bus 421 at noon", undefined],
    ["abc", "phraseTooShort"],
    ["a".repeat(41), "phraseTooLong"],
    ["see evil.example", "phraseCharacters"],
    ["a\u202egnissap", "phraseCharacters"],
    ["two\nlines", "phraseCharacters"],
    ["\u3164".repeat(4), "phraseCharacters"],
    ["three\ufe0f rivers", "phraseCharacters"],
    ["call 0800 55", "phraseDigits"],
  ])("%j is validated as the provider does: %s", (phrase, code) => {
    expect(validateLetterPhrase({ phrase }).phrase?.code).toBe(code);
  });

  test("is sent trimmed with single spaces, and as null when it is empty", () => {
    expect([toSentPhrase({ phrase: "  three  green " }), toSentPhrase({ phrase: " " })]).toEqual([
      "three green",
      null,
    ]);
  });
});

test("a saved phrase is shown at once and read again; an empty one is sent as none", async () => {
  const bodies: unknown[] = [];
  const provider = capable({
    async UpdateLetterPhrase(request) {
      bodies.push(await request.json());
      return answer(null);
    },
  });
  const { broker } = await signedIn(provider);
  const { result, act } = await renderHook(() => useLetterPhrase(), within(broker));
  await expect
    .poll(() => result.current)
    .toMatchObject({ step: "viewing", saved: examples.GetLetterPhrase.success.data });
  for (const phrase of ["seven quiet rivers", ""]) {
    await act(() => void (result.current.step === "viewing" && result.current.edit()));
    await act(() => void (result.current.step === "editing" && result.current.form.change("phrase", phrase)));
    await act(() => void (result.current.step === "editing" && result.current.save()));
    await expect.poll(() => result.current).toMatchObject({ step: "viewing", outcome: "saved" });
  }
  expect(bodies).toMatchObject([{ phrase: "seven quiet rivers" }, { phrase: null }]);
  expect(provider.calls.filter((call) => call === "GetLetterPhrase")).toHaveLength(3);
});

test("a change that needs a code waits for it, and is then sent again", async () => {
  let isProved = false;
  const provider = capable({
    UpdateLetterPhrase: () => (isProved ? answer(null) : answer(null, 1102)),
  });
  const { broker } = await signedIn(provider);
  const useBoth = () => ({ phrase: useLetterPhrase(), request: useStepUpRequest() });
  const { result, act } = await renderHook(useBoth, within(broker));
  await expect.poll(() => result.current.phrase.step).toBe("viewing");
  await act(() => void (result.current.phrase.step === "viewing" && result.current.phrase.edit()));
  await act(() => void (result.current.phrase.step === "editing" && result.current.phrase.save()));
  await expect.poll(() => result.current.request?.purpose).toBe("UpdateLetterPhrase");
  isProved = true;
  await act(() => result.current.request?.resume());
  await expect.poll(() => result.current.phrase).toMatchObject({ step: "viewing", outcome: "saved" });
});

test("a phrase that cannot be read is an error, and can be read again", async () => {
  const provider = capable();
  provider.turnAway("GetLetterPhrase", 403);
  const { broker } = await signedIn(provider);
  const { result, act } = await renderHook(() => useLetterPhrase(), within(broker));
  await expect.poll(() => result.current.step).toBe("unavailable");
  await act(() => void (result.current.step === "unavailable" && result.current.retry()));
  await expect.poll(() => result.current.step).toBe("viewing");
});

describe("a report of a sign-in", () => {
  const open = async (provider: ReturnType<typeof createTestProvider>, token: string | null) => {
    const broker = provider.broker();
    return renderHook(() => useSignInReport({ token }), within(broker));
  };

  test("sends nothing before it is confirmed, and once however often that is pressed", async () => {
    const provider = capable();
    const { result, act } = await open(provider, "a-token");
    await expect.poll(() => provider.calls).toContain("GetCapabilities");
    expect(provider.calls).not.toContain("ReportSignIn");
    await act(() => {
      const { current } = result;
      if (current.step !== "confirming") return;
      current.report();
      current.report();
    });
    await expect.poll(() => result.current.step).toBe("reported");
    expect(provider.calls.filter((call) => call === "ReportSignIn")).toHaveLength(1);
  });

  test("tells that a link no longer works, and needs a token and the capability", async () => {
    const refusing = capable({ ReportSignIn: () => answer(null, 1006) });
    const { result, act } = await open(refusing, "a-token");
    await act(() => void (result.current.step === "confirming" && result.current.report()));
    await expect.poll(() => result.current).toMatchObject({ step: "confirming", failure: { code: 1006 } });
    expect((await open(capable(), null)).result.current.step).toBe("tokenMissing");
    const without = await open(createTestProvider(), "a-token");
    await expect.poll(() => without.result.current.step).toBe("unsupported");
  });
});
