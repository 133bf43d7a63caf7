import { expect, test, vi } from "vitest";
import { defineMessages, defineTranslation, type Translation } from "../i18n/define-messages.ts";
import { english } from "../i18n/language.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { createLanguage, type ExtensionTranslations } from "./catalogue.ts";

const rightToLeft = { locale: "ar", direction: "rtl", refusals: {} } as const;
const list = defineMessages("list", {
  title: "Transactions",
  shown: "{first, number}–{last, number} of {total, number}",
});
const arabic: Translation<typeof list> = defineTranslation({
  title: "المعاملات",
  shown: "{first, number}–{last, number} من {total, number}",
});
const none = () =>
  Promise.resolve<ExtensionTranslations>(Object.assign(Object.create(null), { refusals: {}, messages: {} }));
const language = createLanguage(rightToLeft, Object.assign(Object.create(null), { list: arabic }), none);

test("a language uses its own messages and digits", () => {
  const t = createTranslate(language, list);
  expect(t("title")).toBe("المعاملات");
  const figure = (value: number) => new Intl.NumberFormat("ar").format(value);
  expect(t("shown", { first: 1, last: 25, total: 5000 })).toBe(
    `${figure(1)}–${figure(25)} من ${figure(5000)}`,
  );
});

test("a feature without a translation is in English", () => {
  expect(createTranslate(language, letter)("sent", { amount: "USD 5", name: "Jo", number: 3 })).toContain(
    "was sent to",
  );
});

const FIRST_STRONG = "\u2068";
const END = "\u2069";
const letter = defineMessages("letter", { sent: "{amount} was sent to {name} as {number, number}." });

test("a value in a sentence of the other direction preserves its own direction", () => {
  const values = { amount: "USD 5.00", name: "John", number: 3 };
  const arabicLetter = defineTranslation({ sent: "أُرسل {amount} إلى {name}، {number, number}." });
  const mirrored = createLanguage(
    rightToLeft,
    Object.assign(Object.create(null), { letter: arabicLetter }),
    none,
  );
  expect(createTranslate(mirrored, letter)("sent", values)).toBe(
    `أُرسل ${FIRST_STRONG}USD 5.00${END} إلى ${FIRST_STRONG}John${END}، ${new Intl.NumberFormat("ar").format(3)}.`,
  );
  const t = createTranslate(english, letter);
  expect(t("sent", values)).toBe("USD 5.00 was sent to John as 3.");
  expect(t("sent", { ...values, name: "خالد" })).toBe(`USD 5.00 was sent to ${FIRST_STRONG}خالد${END} as 3.`);
});

test("a language with a missing or unknown message does not compile", () => {
  const greeting = { namespace: "greeting", messages: { hello: "Hello", bye: "Bye" } };
  type Greeting = Translation<typeof greeting>;
  const complete: Greeting = { hello: "Hallo", bye: "Tschüss" };
  // @ts-expect-error one sentence is missing
  const missing: Greeting = { hello: "Hallo" };
  // @ts-expect-error one sentence is foreign
  const foreign: Greeting = { hello: "Hallo", bye: "Tschüss", moin: "Moin" };
  expect([complete, missing, foreign]).toHaveLength(3);
});

test("a message without its values does not compile", () => {
  const t = createTranslate(language, list);
  // @ts-expect-error the values are missing
  const without = () => t("shown");
  // @ts-expect-error the sentence takes none
  const tooMuch = () => t("title", { first: 1 });
  expect([without, tooMuch]).toHaveLength(2);
});

test("the messages of the extensions are in English until they are loaded, and are loaded once", async () => {
  const importExtensions = vi.fn(() =>
    Promise.resolve<ExtensionTranslations>(
      Object.assign(Object.create(null), { refusals: { 1104: "انتهت" }, messages: { list: arabic } }),
    ),
  );
  const late = createLanguage(rightToLeft, Object.create(null), importExtensions);
  expect(createTranslate(late, list)("title")).toBe("Transactions");
  await Promise.all([late.loadExtensions?.(), late.loadExtensions?.()]);
  expect(createTranslate(late, list)("title")).toBe("المعاملات");
  expect(late.refusals[1104]).toBe("انتهت");
  expect(importExtensions).toHaveBeenCalledTimes(1);
});

test("the messages of the extensions stay in English where they cannot be loaded", async () => {
  const late = createLanguage(rightToLeft, Object.create(null), () => Promise.reject(new Error("offline")));
  await late.loadExtensions?.();
  expect(createTranslate(late, list)("title")).toBe("Transactions");
});
