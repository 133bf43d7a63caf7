import { describe, expect, test } from "vitest";
import { toDecimal, toTyped } from "./amount-format.ts";

describe("what is typed becomes an exact decimal", () => {
  test.each([
    ["1,234.56", "en", "1234.56"],
    ["1.234,56", "de", "1234.56"],
    ["1 234,56", "fr", "1234.56"],
    ["١٢٫٥", "ar-EG", "12.5"],
    ["12.", "en", "12."],
    [".5", "en", "0.5"],
    ["007", "en", "7"],
    ["0", "en", "0"],
    ["", "en", ""],
    ["90071992547409931.07", "en", "90071992547409931.07"],
  ])("%s in %s is %s", (typed, locale, decimal) => {
    expect(toDecimal(typed, locale, 2)).toBe(decimal);
  });

  test.each([
    ["letters", "12a", "en", 2],
    ["a sign", "-5", "en", 2],
    ["two separators", "1.2.3", "en", 2],
    ["more decimals than the currency has", "1.234", "en", 2],
    ["decimals where the currency has none", "1.5", "en", 0],
    ["an exponent", "1e5", "en", 2],
  ])("refuses %s", (_what, typed, locale, digits) => {
    expect(toDecimal(typed, locale, digits)).toBeNull();
  });
});

test.each([
  ["1234.50", "en", true, "1,234.50"],
  ["1234.5", "de", true, "1.234,5"],
  ["1234.5", "en", false, "1234.5"],
  ["12.5", "ar-EG", false, "١٢٫٥"],
  ["", "en", true, ""],
])("writes %s in %s (grouped: %s) as %s, adding and losing nothing", (decimal, locale, isGrouped, typed) => {
  expect(toTyped(decimal, locale, isGrouped)).toBe(typed);
});
