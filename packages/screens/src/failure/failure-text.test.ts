import { expect, test } from "vitest";
import { english } from "../i18n/language.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { failureMessages } from "./failure.messages.ts";
import { failureText } from "./failure-text.ts";

const t = createTranslate(english, failureMessages);
const failure = { operation: "DepositRequest", kind: "refused", reason: "tooManyPending" } as const;

test("one deposit too many says what to wait for, also where the provider says nothing", () => {
  expect(failureText(t, failure)).toBe(
    "You have too many open requests. Please wait until some of them are completed.",
  );
});

test("the provider's own sentence comes first", () => {
  expect(failureText(t, { ...failure, message: "At most 100 at once." })).toBe("At most 100 at once.");
});
