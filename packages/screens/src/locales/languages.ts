import { english, type Language } from "../i18n/language.ts";

/** Every language that can be chosen, by its BCP 47 tag, with what loads it. Only the chosen one is fetched. */
export const languages = {
  en: () => Promise.resolve(english),
  ms: async () => (await import("./ms/index.ts")).malay,
  zh: async () => (await import("./zh/index.ts")).chinese,
  ar: async () => (await import("./ar/index.ts")).arabic,
} satisfies Record<string, () => Promise<Language>>;

/** English in disguise, for tests and pictures; nobody is to choose it. */
const PSEUDO = "en-XA";

/** The tag of a language that can be chosen. */
export type Locale = keyof typeof languages;

/** Tells whether a tag from outside (a cookie, an address, a browser) is one of ours. */
export function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(languages, tag);
}

/** Loads a language; an unknown tag gives English, and `en-XA`, which nobody can choose, shows what is not translated. */
export async function loadLanguage(tag: string): Promise<Language> {
  if (tag === PSEUDO) return (await import("./pseudo.ts")).pseudoLanguage;
  return isLocale(tag) ? languages[tag]() : english;
}
