import type { Country } from "@broker/hooks";
import type { Language } from "../i18n/language.ts";

/**
 * Lists the countries as options: in the provider's words and order in English, and in another language by the name of
 * their ISO 3166-1 code, sorted in that language. A country whose code has no name keeps the provider's.
 */
export function listCountryOptions(
  countries: readonly Country[],
  { tag, locale }: Pick<Language, "tag" | "locale">,
): readonly { readonly id: string; readonly label: string }[] {
  const named = (label: (country: Country) => string) =>
    countries.map((country) => ({ id: String(country.countryId), label: label(country) }));
  // Without the browser's data of names and orders, which take long to load.
  if (tag === "en") return named(({ countryName }) => countryName);
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  // ZZ is the code of an unknown region.
  const isCode = (code: string) => /^[A-Z]{2}$/.test(code) && code !== "ZZ";
  const { compare } = new Intl.Collator(locale);
  return named(
    ({ countryCode, countryName }) => (isCode(countryCode) && names.of(countryCode)) || countryName,
  ).toSorted((one, other) => compare(one.label, other.label));
}
