import type { Language } from "@broker/screens";
import { createContext, use, useSyncExternalStore } from "react";
import { getSpoken, subscribe } from "./spoken.ts";

/** The language of a page while it is prerendered; in a browser, one language is used for all pages. */
export const PrerenderedLanguage = createContext<Language | null>(null);

/** Returns the current language. */
export function useSpoken(): Language {
  const prerendered = use(PrerenderedLanguage);
  return useSyncExternalStore(subscribe, getSpoken, () => prerendered ?? getSpoken());
}
