import type { components } from "@broker/api-spec/content";
import type { Instrument } from "../market/instruments.ts";
import type { ContentWords } from "../words/content-words.ts";

type Figure = Pick<components["schemas"]["Event"], "unit" | "digits">;

/** Creates the functions that format figures and names for a language. */
function createWriting({ locale, names }: ContentWords) {
  const numbers = new Map<number, Intl.NumberFormat>();
  const fixed = (value: number, digits: number): string => {
    const format =
      numbers.get(digits) ??
      new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    numbers.set(digits, format);
    return format.format(value);
  };
  const whole = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const lists = new Intl.ListFormat(locale, { type: "conjunction" });
  const percent = (value: number) => `${fixed(Math.abs(value), 2)}%`;
  return {
    name: ({ symbol }: Instrument): string => names[symbol] ?? symbol,
    /** A percentage without a sign. */
    percent,
    signed: (value: number): string => `${value < 0 ? "−" : "+"}${percent(value)}`,
    count: (value: number): string => whole.format(value),
    price: (value: number, { digits }: Instrument): string => fixed(value, digits),
    figure(value: number, { unit, digits }: Figure): string {
      const number = unit === "count" ? compact.format(value) : fixed(value, digits);
      return `${number.replace("-", "−")}${unit === "percent" ? "%" : ""}`;
    },
    weekday: (at: number): string => weekdays.format(at),
    list: (entries: readonly string[]): string => lists.format(entries),
  };
}

const writings = new Map<ContentWords, ReturnType<typeof createWriting>>();

/** Returns the formatting functions of a language, created once because `Intl` formats are slow to create. */
export function writingOf(words: ContentWords): ReturnType<typeof createWriting> {
  const writing = writings.get(words) ?? createWriting(words);
  writings.set(words, writing);
  return writing;
}
