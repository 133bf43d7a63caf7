import { arabic } from "./messages/ar/index.ts";
import { english } from "./messages/en/index.ts";
import { malay } from "./messages/ms/index.ts";
import { chinese } from "./messages/zh/index.ts";

/** Every sentence of the public site; another language that lacks one does not compile. */
export type SiteMessages = typeof english;

/** A language in which the whole site exists. */
export interface SiteLanguage {
  /** Its BCP 47 tag, which is the first folder of its addresses too, except for English. */
  readonly tag: string;
  /** Its own name. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** For those who read shared pages. */
  readonly openGraph: string;
  /** For `Intl`: with a day of 24 hours, and Latin figures, which amounts are compared by. */
  readonly locale: string;
  readonly messages: SiteMessages;
}

export const defaultLanguage: SiteLanguage = {
  tag: "en",
  name: "English",
  direction: "ltr",
  openGraph: "en_GB",
  locale: "en-GB",
  messages: english,
};

/** The languages of the site, each by addresses of its own. */
export const languages: readonly SiteLanguage[] = [
  defaultLanguage,
  {
    tag: "ms",
    name: "Bahasa Melayu",
    direction: "ltr",
    openGraph: "ms_MY",
    locale: "ms-MY-u-hc-h23",
    messages: malay,
  },
  {
    tag: "zh",
    name: "简体中文",
    direction: "ltr",
    openGraph: "zh_CN",
    locale: "zh-CN-u-hc-h23",
    messages: chinese,
  },
  {
    tag: "ar",
    name: "العربية",
    direction: "rtl",
    openGraph: "ar_AE",
    locale: "ar-u-hc-h23-nu-latn",
    messages: arabic,
  },
];

/** The address of a page in a language: `/platforms`, `/ms/platforms`. */
export function addressIn(language: SiteLanguage, path: string): string {
  if (language.tag === defaultLanguage.tag) return path;
  return path === "/" ? `/${language.tag}` : `/${language.tag}${path}`;
}
