import { expect, test } from "vitest";
import { loadLanguage } from "../locales/languages.ts";
import { listCountryOptions } from "./country-options.ts";

const country = (countryId: number, countryName: string, countryCode: string) => ({
  countryId,
  countryName,
  countryCode,
  mobileCode: "+00",
});
const countries = [
  country(458, "Malaysia", "MY"),
  country(156, "China", "CN"),
  country(276, "Germany", "DE"),
  country(1, "Islands of the provider", "ZZ"),
  country(2, "Lands of the provider", "unknown"),
];

test.each([
  ["ms", ["China", "Islands of the provider", "Jerman", "Lands of the provider", "Malaysia"]],
  ["zh", ["德国", "马来西亚", "中国", "Islands of the provider", "Lands of the provider"]],
  ["ar", ["الصين", "ألمانيا", "ماليزيا", "Islands of the provider", "Lands of the provider"]],
])(
  "countries are named and sorted in the language (%s), with the provider's names as the fallback",
  async (tag, names) => {
    const options = listCountryOptions(countries, await loadLanguage(tag));
    expect(options.map(({ label }) => label)).toEqual(names);
    expect(options.find(({ label }) => label === names[2])?.id).toMatch(/^(276|156|458)$/);
  },
);

test("in English the provider's names and order stay, and every id is the provider's", async () => {
  expect(listCountryOptions(countries, await loadLanguage("en"))).toEqual(
    countries.map(({ countryId, countryName }) => ({ id: String(countryId), label: countryName })),
  );
});
