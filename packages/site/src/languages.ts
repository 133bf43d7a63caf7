import { arabic } from "./messages/ar/index.ts";
import { english } from "./messages/en/index.ts";
import { malay } from "./messages/ms/index.ts";
import type { SiteMessages } from "./messages/site-messages.ts";
import { chinese } from "./messages/zh/index.ts";

/** A language in which the whole site exists. */
export interface SiteLanguage {
  /** The BCP 47 tag, which is also the first folder of its addresses, except for English. */
  readonly tag: string;
  /** The name in the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** The locale for Open Graph. */
  readonly openGraph: string;
  /** The locale for `Intl`: with a day of 24 hours, and Latin digits, in which amounts are compared. */
  readonly locale: string;
  readonly messages: SiteMessages;
}

/** The language of the addresses without a language: English. */
export const defaultLanguage: SiteLanguage = {
  tag: "en",
  name: "English",
  direction: "ltr",
  openGraph: "en_GB",
  locale: "en-GB",
  messages: english,
};

/** The languages of the site, each with its own URLs. */
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

/** Returns the address of a page in a language: `/platforms`, `/ms/platforms`. */
export function toAddress(language: SiteLanguage, path: string): string {
  if (language.tag === defaultLanguage.tag) return path;
  return path === "/" ? `/${language.tag}` : `/${language.tag}${path}`;
}
