import { expect, test } from "vitest";
import { findInsertedText, removeCurrency } from "./amount-paste-format.ts";

test.each([
  ["RM 300", "MYR", "en", "300"],
  ["RM1,000.50", "MYR", "ms", "1,000.50"],
  ["300 myr", "MYR", "en", "300"],
  ["MYR 300", "MYR", "zh", "300"],
  ["$200.00", "USD", "en", "200.00"],
  ["US$ 200.00", "USD", "en", "200.00"],
  ["\u2066\u200f200.00\u00a0US$\u2069", "USD", "ar", "200.00"],
  ["50 USDT", "USDT", "en", "50"],
  ["1,000.50", "USD", "en", "1,000.50"],
])("removes the field's currency from the pasted text %s (%s, %s)", (pasted, currency, locale, amount) => {
  expect(removeCurrency(pasted, currency, locale)).toBe(amount);
});

test.each([
  ["USD 300", "MYR"],
  ["$300", "MYR"],
  ["S$300", "USD"],
  ["€300", "USD"],
])("keeps another currency: %s in a field of %s", (pasted, currency) => {
  expect(removeCurrency(pasted, currency, "en")).toBe(pasted);
});

test.each([
  ["", "RM 300", "RM 300"],
  ["12", "12a", "a"],
  ["12", "132", "3"],
  ["1234", "5", "5"],
  ["111", "11", ""],
  ["12.345", "12.34", ""],
  ["100", "1000", "0"],
  ["50", "USD 300", "USD 30"],
])("between %s and %s the text %s was inserted", (before, after, inserted) => {
  expect(findInsertedText(before, after)).toBe(inserted);
});
