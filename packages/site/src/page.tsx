import { createContext, use } from "react";
import type { Company } from "./content/company.ts";
import { toAddress, defaultLanguage, type SiteLanguage } from "./languages.ts";
import type { SiteMessages } from "./messages/site-messages.ts";
import { paths } from "./paths.ts";
import type { SiteSettings } from "./settings.ts";

/** The context of the rendered page. */
export interface PageSurroundings {
  readonly settings: SiteSettings;
  readonly company: Company;
  readonly language: SiteLanguage;
  /** All languages, for the links to the page in other languages. */
  readonly languages: readonly SiteLanguage[];
  /** The page's canonical path in the default language. */
  readonly path: string;
}

export const Surroundings = createContext<PageSurroundings | null>(null);

/** Returns the company, the settings and the language of the rendered page. */
export function usePage(): PageSurroundings {
  const page = use(Surroundings);
  if (!page) throw new Error("A part of the site stands outside of a page.");
  return page;
}

export const useMessages = (): SiteMessages => usePage().language.messages;

/** Returns a function that converts paths to addresses in the page's language. */
export function useAddress(): (path: string) => string {
  const { language } = usePage();
  return (path) => toAddress(language, path);
}

/** Returns the query of the portal's address, so that it uses the page's language. */
const spoken = ({ tag }: SiteLanguage) => (tag === defaultLanguage.tag ? {} : { lang: tag });

/** Returns the address of the sign-up, with the company's own referral code. */
export function useSignUp(): string {
  const { settings, language } = usePage();
  const query = new URLSearchParams({ referralCode: settings.referralCode, ...spoken(language) });
  return `/sign-up?${query.toString()}`;
}

/** Returns the address of the sign-in. */
export function useSignIn(): string {
  const query = new URLSearchParams(spoken(usePage().language)).toString();
  return query === "" ? paths.signIn : `${paths.signIn}?${query}`;
}

/** Returns a function that names a zone by its city. */
export function usePlace(): (zone: string) => string {
  const places: Readonly<Record<string, string>> = useMessages().instruments.zones;
  return (zone) => places[zone] ?? zone;
}

/** Returns functions that format days, given as `2026-11-20`. */
export function useDates() {
  const { locale } = usePage().language;
  return (day: string, options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" }): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(day));
}

/** Returns functions that format figures. */
export function useFigures() {
  const { locale } = usePage().language;
  const number = (value: number, digits = 0, most = digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: most }).format(
      value,
    );
  return {
    number,
    /** Formats `$1,000`, with cents where there are some or where they are requested. */
    dollars: (value: number, digits = Number.isInteger(value) ? 0 : 2) => `$${number(value, digits)}`,
    /** Formats a change with its sign, so that colour is not the only indication. */
    change: (percent: number) => `${percent < 0 ? "\u2212" : "+"}${number(Math.abs(percent), 2)}%`,
  };
}
