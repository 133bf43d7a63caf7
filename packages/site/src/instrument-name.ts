import type { Instrument } from "./content/instruments/instrument.ts";
import { defaultLanguage, type SiteLanguage } from "./languages.ts";

/** Returns an instrument's name in a language. Companies and cryptocurrencies are not translated. */
export function instrumentNameOf({ tag, locale, messages }: SiteLanguage, of: Instrument): string {
  if (tag === defaultLanguage.tag) return of.name;
  if (of.group !== "forex") return messages.instruments.names[of.symbol] ?? of.name;
  const currencies = new Intl.DisplayNames(locale, { type: "currency" });
  return [of.symbol.slice(0, 3), of.symbol.slice(3)].map((code) => currencies.of(code)).join(" / ");
}

/** Returns the unit of a lot; currencies and cryptocurrencies by their codes. */
export function lotUnitOf({ messages }: SiteLanguage, { unit }: Instrument): string {
  const units: Readonly<Record<string, string>> = messages.instruments.units;
  return units[unit] ?? unit;
}
