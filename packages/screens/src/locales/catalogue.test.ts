import { expect, test } from "vitest";
import { defineMessages, defineTranslation, type Translation } from "../i18n/define-messages.ts";
import { english } from "../i18n/language.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { transactionMessages } from "../transaction/transaction.messages.ts";
import { createLanguage } from "./catalogue.ts";

/** One feature in Arabic, far enough to see plurals and direction; the others stay English in this test. */
const arabic: Pick<Translation<typeof transactionMessages>, "title" | "shown"> = defineTranslation({
  title: "المعاملات",
  shown: "{first, number}–{last, number} من {total, number}",
});

const language = createLanguage("ar", "rtl", Object.assign(Object.create(null), { transaction: arabic }));

test("a language speaks its own sentences with its own figures", () => {
  const t = createTranslate(language, transactionMessages);
  expect(t("title")).toBe("المعاملات");
  expect(t("shown", { first: 1, last: 25, total: 5000 })).toBe(
    `${new Intl.NumberFormat("ar").format(1)}–${new Intl.NumberFormat("ar").format(25)} من ${new Intl.NumberFormat("ar").format(5000)}`,
  );
});

const FIRST_STRONG = "\u2068";
const END = "\u2069";
const letter = defineMessages("letter", { sent: "{amount} was sent to {name} as {number, number}." });

test("what is put into a sentence that runs the other way keeps its own direction", () => {
  const values = { amount: "USD 5.00", name: "John", number: 3 };
  const arabicLetter = defineTranslation({ sent: "أُرسل {amount} إلى {name}، {number, number}." });
  const mirrored = createLanguage("ar", "rtl", Object.assign(Object.create(null), { letter: arabicLetter }));
  expect(createTranslate(mirrored, letter)("sent", values)).toBe(
    `أُرسل ${FIRST_STRONG}USD 5.00${END} إلى ${FIRST_STRONG}John${END}، ${new Intl.NumberFormat("ar").format(3)}.`,
  );
  const t = createTranslate(english, letter);
  expect(t("sent", values)).toBe("USD 5.00 was sent to John as 3.");
  expect(t("sent", { ...values, name: "خالد" })).toBe(`USD 5.00 was sent to ${FIRST_STRONG}خالد${END} as 3.`);
});

test("a language without a sentence, or with a foreign one, does not compile", () => {
  const greeting = { namespace: "greeting", messages: { hello: "Hello", bye: "Bye" } };
  type Greeting = Translation<typeof greeting>;
  const complete: Greeting = { hello: "Hallo", bye: "Tschüss" };
  // @ts-expect-error one sentence is missing
  const missing: Greeting = { hello: "Hallo" };
  // @ts-expect-error one sentence is foreign
  const foreign: Greeting = { hello: "Hallo", bye: "Tschüss", moin: "Moin" };
  expect([complete, missing, foreign]).toHaveLength(3);
});

test("a sentence without its values does not compile", () => {
  const t = createTranslate(language, transactionMessages);
  // @ts-expect-error the values are missing
  const without = () => t("shown");
  // @ts-expect-error the sentence takes none
  const tooMuch = () => t("title", { first: 1 });
  expect([without, tooMuch]).toHaveLength(2);
});
