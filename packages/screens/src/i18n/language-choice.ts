import { createContext, use } from "react";
import type { Locale } from "../locales/languages.ts";

/** How a host lets the user choose a language. */
export interface LanguageChoice {
  /** Changes to a language at once, and stores the choice. */
  readonly choose: (locale: Locale) => void;
  /** The offered languages, in their order; all by default. */
  readonly locales?: readonly Locale[];
  /** Returns the address of the current page in a language, where each has one. */
  readonly hrefOf?: (locale: Locale) => string;
}

export const LanguageChoiceContext = createContext<LanguageChoice | null>(null);

/** Returns the host's language choice; null in a host without one. */
export function useLanguageChoice(): LanguageChoice | null {
  return use(LanguageChoiceContext);
}
