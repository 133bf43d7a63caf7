import { english, type Language, languages, type Locale } from "@broker/screens";
import { LANGUAGE_KEY } from "@broker/site/language-choice";
import { localeNamed, pathIn } from "./address.ts";
import { isOffered } from "./offered.ts";

let spoken: Language = english;
let wanted: Locale = "en";
const listeners = new Set<() => void>();

/** Returns the language of this page load. */
export const getSpoken = (): Language => spoken;

/** Returns the path of a page in the language of this page load, which may still be loading. */
export const pathSpoken = (path: string): string => pathIn(wanted, path);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function kept(): string {
  try {
    return window.localStorage.getItem(LANGUAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

/**
 * Returns the initial language of a page: the language of its address, the stored choice, the browser's language, or English.
 */
export function preferredLocale(address: Pick<Location, "pathname" | "search">): Locale {
  const own = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  return localeNamed(address) ?? [kept(), ...own].find(isOffered) ?? "en";
}

/** Loads a language and renders the page in it. If its file fails to load, the language does not change. */
export async function speak(locale: Locale): Promise<void> {
  wanted = locale;
  const loaded = await languages[locale]().catch(() => null);
  if (!loaded || wanted !== locale) return;
  spoken = loaded;
  // The attributes are set before the first render too, because React does not update the root element's attributes during
  // hydration.
  document.documentElement.lang = loaded.tag;
  document.documentElement.dir = loaded.direction;
  for (const listener of listeners) listener();
}

/** Stores the chosen language for the next visit; false where the browser does not permit it. */
export function keep(locale: Locale): boolean {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, locale);
    return true;
  } catch {
    return false;
  }
}

/** Changes to a chosen language, and stores the choice. */
export function choose(locale: Locale): void {
  keep(locale);
  void speak(locale);
}
