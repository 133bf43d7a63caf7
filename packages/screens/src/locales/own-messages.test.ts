import { expect, test } from "vitest";
import { depositMessages } from "../deposit/deposit.messages.ts";
import { english } from "../i18n/language.ts";
import { createTranslate } from "../i18n/translation.tsx";
import { sessionMessages } from "../session/session.messages.ts";
import { loadLanguage } from "./languages.ts";
import { compileMessages, defineLanguage } from "./own-messages.ts";

test("a host's messages replace those of a language, and the others remain", () => {
  const own = compileMessages({
    session: { submit: "Continue" },
    deposit: { amountTooLow: "At least {min} US dollars, please." },
  });
  const language = defineLanguage(english, own);
  const [session, deposit] = [
    createTranslate(language, sessionMessages),
    createTranslate(language, depositMessages),
  ];
  expect(session("submit")).toBe("Continue");
  expect(session("title")).toBe(createTranslate(english, sessionMessages)("title"));
  expect(deposit("amountTooLow", { min: "10" })).toBe("At least 10 US dollars, please.");
  expect(language).toMatchObject({ tag: "en", locale: "en", direction: "ltr" });
});

test("compiled messages survive JSON, so that a build script can write them", async () => {
  const own = compileMessages({ deposit: { amountTooLow: "Sekurang-kurangnya {min} dolar AS." } });
  const language = defineLanguage(await loadLanguage("ms"), JSON.parse(JSON.stringify(own)));
  expect(createTranslate(language, depositMessages)("amountTooLow", { min: "10" })).toBe(
    "Sekurang-kurangnya 10 dolar AS.",
  );
});

test("a language of the host has its own locale and direction, and English where it has no message", () => {
  const hebrew = defineLanguage(english, compileMessages({ session: { submit: "כניסה" } }), {
    locale: "he-IL-u-nu-latn",
    direction: "rtl",
  });
  expect(hebrew).toMatchObject({ tag: "he-IL", locale: "he-IL-u-nu-latn", direction: "rtl" });
  const t = createTranslate(hebrew, sessionMessages);
  expect([t("submit"), t("forgotPassword")]).toEqual(["כניסה", "Forgot your password?"]);
});

test("an unknown key, and an argument that the message does not have or has of another kind, do not compile", () => {
  expect([
    // @ts-expect-error the namespace has no such message
    compileMessages({ session: { sumbit: "Continue" } }),
    // @ts-expect-error there is no such namespace
    compileMessages({ sessions: { submit: "Continue" } }),
    // @ts-expect-error the message has the argument min
    compileMessages({ deposit: { amountTooLow: "At least {minimum} US dollars." } }),
    // @ts-expect-error min is a text, which is not formatted as a number
    compileMessages({ deposit: { amountTooLow: "At least {min, number} US dollars." } }),
    compileMessages({ registration: { verified: "Back in {seconds} seconds." } }),
  ]).toHaveLength(5);
});

test("an invalid message is refused with its namespace and key", () => {
  expect(() => compileMessages({ session: { submit: "{count, plural, one {" } })).toThrow(
    "The message session.submit is no valid ICU message",
  );
});
