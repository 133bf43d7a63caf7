import { english, type Language } from "../i18n/language.ts";

/** All languages, by BCP 47 tag, with their loaders. Only the chosen one is loaded. */
export const languages = {
  en: () => Promise.resolve(english),
  ms: async () => (await import("./ms/index.ts")).malay,
  zh: async () => (await import("./zh/index.ts")).chinese,
  ar: async () => (await import("./ar/index.ts")).arabic,
} satisfies Record<string, () => Promise<Language>>;

/** The name of each language in itself, in the order in which they are offered. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: "English",
  ms: "Bahasa Melayu",
  zh: "简体中文",
  ar: "العربية",
};

/** A pseudo-language for tests and pictures; users cannot choose it. */
const PSEUDO = "en-XA";

/** The tag of a language that users can choose. */
export type Locale = keyof typeof languages;

/** Returns whether a tag from outside (a cookie, an address, a browser) is an offered language. */
export function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(languages, tag);
}

/** Loads a language with the messages of the extensions, which `loadLanguage` leaves to their screens. For tests. */
export async function loadWholeLanguage(tag: string): Promise<Language> {
  const language = await loadLanguage(tag);
  await language.loadExtensions?.();
  return language;
}

/** Loads a language. An unknown tag loads English; `en-XA`, which users cannot choose, reveals untranslated texts. */
export async function loadLanguage(tag: string): Promise<Language> {
  if (tag === PSEUDO) return (await import("./pseudo.ts")).pseudoLanguage;
  return isLocale(tag) ? languages[tag]() : english;
}
