import { refusalCodes } from "@broker/api-spec/operations";
import { describe, expect, test } from "vitest";
import { english } from "../i18n/language.ts";
import { loadWholeLanguage } from "../locales/languages.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { toFailureText } from "./failure-text.ts";

const t = createTranslate(english, failureMessages);
const failure = { operation: "DepositRequest", kind: "refused", reason: "tooManyPending" } as const;

test("a deposit beyond the maximum of open ones has a sentence, also without the provider's message", () => {
  expect(toFailureText(t, failure)).toBe(
    "You have too many open requests. Please wait until some of them are completed.",
  );
});

test("the provider's own sentence has precedence", () => {
  expect(toFailureText(t, { ...failure, message: "At most 100 at once." })).toBe("At most 100 at once.");
});

test("the refusal of an account that waits says from when it can be withdrawn to", () => {
  const refused = { operation: "WithdrawalRequest", kind: "refused", code: 1130 } as const;
  expect(toFailureText(t, { ...refused, usableFrom: "2026-11-22T09:30:00.000Z" })).toMatch(
    /^You can withdraw to this account from .*2026.*\. A new account waits, to protect your money\.$/,
  );
});

describe.each(["ms", "zh", "ar"] as const)("in %s", async (tag) => {
  const language = await loadWholeLanguage(tag);
  const said = createTranslate(language, failureMessages);

  test("a refusal has the sentence of its code in the user's language, whatever the provider's message", () => {
    const wrong = { operation: "UserLogin", kind: "refused", code: 1001, message: "Invalid." } as const;
    expect(toFailureText(said, wrong)).toBe(language.refusals[1001]);
    expect(toFailureText(t, wrong)).toBe("Invalid.");
  });

  test("a refusal with a reason of its own, or an unknown code, has the provider's message", () => {
    for (const code of [0, 4000, 9999])
      expect(toFailureText(said, { operation: "UserLogin", kind: "refused", code, message: "Closed." })).toBe(
        "Closed.",
      );
  });

  test("every code of the contract that a client sees has a sentence", () => {
    // Codes with a reason of their own, invalid fields, and codes that the session, its guard or the catalogue handle.
    const others = new Set([0, 4000, 4001, 4004, 4022, 5000, 5001, 5003]);
    const shown = Object.values(refusalCodes).filter((code) => !others.has(code));
    expect(Object.keys(language.refusals).map(Number)).toEqual(shown.toSorted((a, b) => a - b));
  });
});
