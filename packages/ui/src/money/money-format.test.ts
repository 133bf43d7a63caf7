import { expect, test, vi } from "vitest";
import { formatMoney, formatRate } from "./money-format.ts";

test.each([
  ["1234.5", "USD", "en", "$1,234.50"],
  ["-0.005", "USD", "en", "-$0.01"],
  ["9007199254740993.07", "USD", "en", "$9,007,199,254,740,993.07"],
  ["1234.5", "EUR", "de", "1.234,50\u00a0€"],
  ["50", "USDT", "en", "50.00 USDT"],
  ["25412.5", "VND", "en", "₫25,412.50"],
  ["25412", "VND", "en", "₫25,412"],
  ["1.5", "KWD", "en", "KWD\u00a01.500"],
])("formats %s %s in %s as %s, to the last digit", (value, currency, locale, written) => {
  expect(formatMoney(value, currency, locale)).toBe(written);
});

test.each([
  ["4.4712", "MYR", "en-MY", "RM\u00a04.4712"],
  ["4.4", "MYR", "en-MY", "RM\u00a04.40"],
  ["25412.5", "VND", "en", "₫25,412.5"],
  ["25412", "VND", "en", "₫25,412"],
  ["0.00006712345", "BTC", "en", "BTC\u00a00.000067"],
  ["1.0005", "USDT", "en", "1.0005 USDT"],
])("formats the rate %s %s in %s as %s, with up to six decimals", (value, currency, locale, written) => {
  expect(formatRate(value, currency, locale)).toBe(written);
});

test.each([
  ["1234.5", "USD", "ar", "\u2066\u200f1,234.50\u00a0US$\u2069"],
  ["1234.5", "USD", "ar-EG", "\u2066\u200f١٬٢٣٤٫٥٠\u00a0US$\u2069"],
  ["50", "USDT", "ar", "\u206650.00 USDT\u2069"],
])(
  "isolates %s %s in %s left to right, so that a sentence shows it as a table does",
  (value, currency, locale, written) => {
    expect(formatMoney(value, currency, locale)).toBe(written);
  },
);

test("isolates a rate as well", () => {
  expect(formatRate("4.4712", "MYR", "ar")).toBe("\u2066\u200f4.4712\u00a0RM\u2069");
});

test("accepts decimal objects as well as strings", () => {
  expect(formatMoney({ toString: () => "0.10" }, "USD", "en")).toBe("$0.10");
});

test("shows an invalid number unchanged", () => {
  expect(formatMoney("n/a", "USD", "en")).toBe("n/a");
});

test("creates one formatter per locale and currency, however many amounts are formatted", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  for (const amount of ["1.00", "2.00", "3.00"]) {
    formatMoney(amount, "SGD", "en-SG");
    formatMoney(amount, "USDT", "en-SG");
  }
  expect(made).toHaveBeenCalledTimes(2);
  made.mockRestore();
});
