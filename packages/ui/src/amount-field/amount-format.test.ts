import { describe, expect, test } from "vitest";
import { toDecimal, toTyped } from "./amount-format.ts";

describe("a typed text is parsed to an exact decimal", () => {
  test.each([
    ["1,234.56", "en", "1234.56"],
    ["1.234,56", "de", "1234.56"],
    ["1 234,56", "fr", "1234.56"],
    ["١٢٫٥", "ar-EG", "12.5"],
    ["12.", "en", "12"],
    [".5", "en", "0.5"],
    ["007", "en", "7"],
    ["0", "en", "0"],
    ["", "en", ""],
    ["90071992547409931.07", "en", "90071992547409931.07"],
    ["12,50", "en", "12.50"],
    ["12.5", "de", "12.5"],
    ["1,234", "en", "1234"],
    ["1.234", "de", "1234"],
    ["1.234,56", "en", "1234.56"],
    ["1,234.56", "de", "1234.56"],
    ["1.234.567", "en", "1234567"],
    ["1'234.50", "en", "1234.50"],
    ["12,34,567.89", "en-IN", "1234567.89"],
    ["١٬٢٣٤٫٥٠", "en", "1234.50"],
    ["۱۲٫۵", "en", "12.5"],
    ["１２．５", "ja", "12.5"],
    ["\u200f١٢٫٥", "ar-EG", "12.5"],
    ["\u{1d7d3}0", "en", "50"],
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
    ["decimals of a thousandth", "0,500", "en", 2],
    ["groups of wrong lengths", "1234,567", "en", 2],
    ["groups of two in a language without them", "1,23,456", "en", 2],
  ])("refuses %s", (_what, typed, locale, digits) => {
    expect(toDecimal(typed, locale, digits)).toBeNull();
  });
});

test.each([
  ["1,234,5", "en"],
  ["1.234", "fr"],
  ["1,234", "de-CH"],
  ["12 5", "en"],
  [",", "en"],
])("%s is no amount in %s, but may become one", (typed, locale) => {
  expect(toDecimal(typed, locale, 2)).toBe("");
});

/** Lists all texts up to a length of some characters. */
function textsOf(signs: readonly string[], length: number): readonly string[] {
  if (length === 0) return [""];
  const shorter = textsOf(signs, length - 1);
  return [...new Set([...shorter, ...shorter.flatMap((text) => signs.map((sign) => `${text}${sign}`))])];
}
const everyText = textsOf(["0", "1", ",", ".", " "], 7);

test.each(["en", "de", "fr", "de-CH", "en-IN", "ar-EG"])(
  "no text in %s is parsed to a different value than it shows",
  (locale) => {
    const wrong = everyText.filter((typed) => {
      const decimal = toDecimal(typed, locale, 2);
      if (decimal === null || decimal === "") return false;
      const parts = typed.trim().split(/[,. ]/);
      const [whole = "", fraction] = decimal.split(".");
      const tail = parts.at(-1) ?? "";
      const isEnded = parts.length > 1 && tail.length <= 2;
      const groups = isEnded ? parts.slice(0, -1) : parts;
      const inner = locale === "en-IN" ? 2 : 3;
      const isGroup = (group: string, index: number) =>
        index === 0
          ? /^[1-9]\d{0,2}$/.test(group)
          : group.length === 3 || (index < groups.length - 1 && group.length === inner);
      const isGrouped = groups.length === 1 || groups.every(isGroup);
      const isSame = Number(groups.join("") || "0") === Number(whole);
      const isTail = isEnded && tail !== "" ? fraction === tail : fraction === undefined;
      return !isSame || !isGrouped || !isTail;
    });
    expect(wrong).toEqual([]);
  },
);

const figures = "9876543210123";
const beginnings = (text: string) => Array.from(text, (_sign, index) => text.slice(0, index + 1));
const amounts = beginnings(figures).flatMap((whole) =>
  ["", ".5", ".05", ".50"].map((end) => `${whole}${end}`),
);
const locales = [
  "en",
  "de",
  "fr",
  "de-CH",
  "en-IN",
  "hi",
  "es",
  "pl",
  "ar-EG",
  "fa",
  "bn",
  "my",
  "th-TH-u-nu-thai",
];

test.each(locales)("the format of %s is parsed to the same value, also key by key", (locale) => {
  for (const decimal of amounts) {
    for (const isGrouped of [true, false]) {
      const typed = toTyped(decimal, locale, isGrouped);
      const keys = beginnings(typed).map((text) => toDecimal(text, locale, 2));
      expect([keys.at(-1), keys.includes(null)], typed).toEqual([decimal, false]);
    }
  }
});

test.each(locales)("an ungrouped amount means the same in %s with a point as with a comma", (locale) => {
  for (const decimal of amounts)
    for (const sign of [".", ","]) expect(toDecimal(decimal.replace(".", sign), locale, 2)).toBe(decimal);
});

/** The ten digits of each script whose digits are single characters. */
const scripts = Intl.supportedValuesOf("numberingSystem")
  .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890))
  .filter((digits) => /^\p{Nd}{10}$/u.test(digits) && digits.length === 10);

test.each(scripts)("%s are recognised as digits", (digits) => {
  expect(toDecimal(digits, "en", 2)).toBe("1234567890");
});

test.each([
  ["1234.50", "en", true, "1,234.50"],
  ["1234.5", "de", true, "1.234,5"],
  ["1234.5", "en", false, "1234.5"],
  ["12.5", "ar-EG", false, "١٢٫٥"],
  ["", "en", true, ""],
])(
  "formats %s in %s (grouped: %s) as %s, without adding or losing digits",
  (decimal, locale, isGrouped, typed) => {
    expect(toTyped(decimal, locale, isGrouped)).toBe(typed);
  },
);
