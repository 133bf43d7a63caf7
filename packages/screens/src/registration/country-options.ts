import type { Data } from "@broker/sdk";
import type { Language } from "../i18n/language.ts";

/**
 * Lists the countries as options: in the provider's words and order in English, and in another language by the name of
 * their ISO 3166-1 code, sorted in that language. A country whose code has no name keeps the provider's.
 */
export function listCountryOptions(
  countries: Data<"GetCountries">,
  { tag, locale }: Pick<Language, "tag" | "locale">,
): readonly { readonly id: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  // ZZ is the code of an unknown region.
  const isCode = (code: string) => tag !== "en" && /^[A-Z]{2}$/.test(code) && code !== "ZZ";
  const options = countries.map(({ countryId, countryName, countryCode }) => ({
    id: String(countryId),
    label: (isCode(countryCode) && names.of(countryCode)) || countryName,
  }));
  const { compare } = new Intl.Collator(locale);
  return tag === "en" ? options : options.toSorted((one, other) => compare(one.label, other.label));
}
