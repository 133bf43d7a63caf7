import { createContext, use } from "react";
import type { Company } from "./content/company.ts";
import { addressIn, defaultLanguage, type SiteLanguage, type SiteMessages } from "./languages.ts";
import { paths } from "./paths.ts";
import type { SiteSettings } from "./settings.ts";

/** What the page that is being made stands in. */
export interface PageSurroundings {
  readonly settings: SiteSettings;
  readonly company: Company;
  readonly language: SiteLanguage;
  /** Of every language, so that a page leads to itself in another. */
  readonly languages: readonly SiteLanguage[];
  /** The page's canonical path in the default language. */
  readonly path: string;
}

export const Surroundings = createContext<PageSurroundings | null>(null);

/** The company, the settings and the language of the page that is being made. */
export function usePage(): PageSurroundings {
  const page = use(Surroundings);
  if (!page) throw new Error("A part of the site stands outside of a page.");
  return page;
}

export const useMessages = (): SiteMessages => usePage().language.messages;

/** Gives addresses of pages in the language of this one. */
export function useAddress(): (path: string) => string {
  const { language } = usePage();
  return (path) => addressIn(language, path);
}

/** What the portal's address carries, so that it speaks the language of the page that leads there. */
const spoken = ({ tag }: SiteLanguage) => (tag === defaultLanguage.tag ? {} : { lang: tag });

/** The sign-up, with the company's own referral code. */
export function useSignUp(): string {
  const { settings, language } = usePage();
  const query = new URLSearchParams({ referralCode: settings.referralCode, ...spoken(language) });
  return `/sign-up?${query.toString()}`;
}

/** The sign-in. */
export function useSignIn(): string {
  const query = new URLSearchParams(spoken(usePage().language)).toString();
  return query === "" ? paths.signIn : `${paths.signIn}?${query}`;
}

/** A zone by its city. */
export function usePlace(): (zone: string) => string {
  const places: Readonly<Record<string, string>> = useMessages().instruments.zones;
  return (zone) => places[zone] ?? zone;
}

/** Figures as the language writes them. */
export function useFigures() {
  const { locale } = usePage().language;
  const number = (value: number, digits = 0, most = digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: most }).format(
      value,
    );
  return {
    number,
    /** `$1,000`, with cents where there are some or where they are asked for. */
    dollars: (value: number, digits = Number.isInteger(value) ? 0 : 2) => `$${number(value, digits)}`,
    /** With its sign, so that colour is never alone. */
    change: (percent: number) => `${percent < 0 ? "\u2212" : "+"}${number(Math.abs(percent), 2)}%`,
  };
}
