import { english } from "./messages/en/index.ts";

/** Every sentence of the public site; another language that lacks one does not compile. */
export type SiteMessages = typeof english;

/** A language in which the whole site exists. */
export interface SiteLanguage {
  /** Its BCP 47 tag, which is the first folder of its addresses too, except for English. */
  readonly tag: string;
  /** Its own name. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** For `Intl`: with Latin figures, which amounts are compared by. */
  readonly locale: string;
  readonly messages: SiteMessages;
}

export const defaultLanguage: SiteLanguage = {
  tag: "en",
  name: "English",
  direction: "ltr",
  locale: "en-GB",
  messages: english,
};

/** The languages of the site, each by addresses of its own. */
export const languages: readonly SiteLanguage[] = [defaultLanguage];

/** The address of a page in a language: `/platforms`, `/ms/platforms`. */
export function addressIn(language: SiteLanguage, path: string): string {
  if (language.tag === defaultLanguage.tag) return path;
  return path === "/" ? `/${language.tag}` : `/${language.tag}${path}`;
}
