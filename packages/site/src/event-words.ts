import type { SiteLanguage } from "./languages.ts";
import type { EconomicEvent, Filter } from "./market/calendar.ts";

/** Returns the name of a country by its ISO 3166 code, `EU` for the euro area. */
export const countryNameOf = ({ locale }: SiteLanguage, country: string): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(country === "EU" ? "EZ" : country) ?? country;

/** Returns the title of a filter of the calendar. */
export const filterTitleOf = (language: SiteLanguage, filter: Filter): string =>
  "country" in filter
    ? countryNameOf(language, filter.country)
    : language.messages.tools.calendar.weight[filter.importance];

/** Returns the address segment of a filter. */
export const filterSlugOf = (filter: Filter): string =>
  "country" in filter ? filter.country.toLowerCase() : filter.importance;

/** Formats a published figure, or the placeholder of an unpublished one. */
export function formatFigure(
  { locale, messages }: SiteLanguage,
  { unit, digits, forecast }: EconomicEvent,
  value: number | null,
  isAwaited = false,
): string {
  if (value === null) return isAwaited && forecast !== null ? messages.tools.calendar.toCome : "–";
  const options: Intl.NumberFormatOptions =
    unit === "count"
      ? { notation: "compact", maximumFractionDigits: 2 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const figure = new Intl.NumberFormat(locale, options)
    .format(value)
    .replace("-", "\u2212")
    // Isolated, the sign belongs to the number alone, and a word after it keeps the direction of the language.
    .replace(/^\u200E(\u2212[\d.,]+)(?=\s)/, "\u2066$1\u2069");
  return unit === "percent" ? `${figure}%` : figure;
}

/** Formats a day with its year. */
export const formatLongDay = ({ locale }: SiteLanguage, at: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(at));
