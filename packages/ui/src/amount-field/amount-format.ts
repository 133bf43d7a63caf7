import { toLatinDigits } from "../field/latin-digits.ts";

interface Symbols {
  decimal: string;
  group: string;
  /** The number of digits between two group separators; two in India. The last group has three everywhere. */
  inner: number;
  /** The locale's ten digits in order; Arabic has its own. */
  figures: readonly string[];
}

const known = new Map<string, Symbols>();

function symbolsOf(locale: string): Symbols {
  const kept = known.get(locale);
  if (kept) return kept;
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const single = new Intl.NumberFormat(locale, { useGrouping: false });
  const symbols = {
    decimal: find("decimal"),
    group: find("group"),
    inner: parts.filter(({ type }) => type === "integer").at(-2)?.value.length ?? 3,
    figures: [...Array(10).keys()].map((n) => single.format(n)),
  };
  known.set(locale, symbols);
  return symbols;
}

/**
 * Normalises a text to Latin digits, with `,` and `.` as typed, `٫` for a separator that is always decimal, and a space
 * for one that always groups.
 */
const toPlain = (typed: string) =>
  toLatinDigits(typed)
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .trim()
    .replaceAll(/[\s'’٬]/gu, " ")
    .replaceAll(/[،，]/gu, ",")
    .replaceAll("．", ".");

const toWhole = (text: string) => text.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "");

/**
 * Returns whether the text before the last separator is grouped correctly; while the user types, whether the groups so far are
 * correct.
 */
function isGrouped(head: string, sign: string, inner: number, isComplete: boolean): boolean {
  const escaped = sign === "." ? "\\." : sign;
  const end = isComplete ? `${escaped}\\d{3}` : "";
  return new RegExp(`^[1-9]\\d{0,2}(${escaped}\\d{${inner},3})*${end}$`).test(head);
}

/**
 * Parses a typed or pasted text to an exact decimal string (`"1234.5"`); `""` for a text that may become an amount, such as
 * `"1,234,5"`, and `null` for a text that cannot. A digit never changes its place value: the single separator in `12,50` and
 * `12.50` is decimal in every locale, and groups only where complete groups follow.
 */
export function toDecimal(typed: string, locale: string, fractionDigits: number): string | null {
  const text = toPlain(typed);
  const { decimal, group, inner } = symbolsOf(locale);
  const signs = text.match(/[^\d]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return toWhole(text);
  if (signs.some((sign) => !" ,.٫".includes(sign))) return null;

  const end = text.lastIndexOf(last);
  const head = text.slice(0, end);
  const tail = text.slice(end + 1);
  const withDecimals = () => {
    if (last === " " || fractionDigits === 0 || tail.length > fractionDigits) return null;
    if (tail === "") return toWhole(head);
    return `${toWhole(head) === "" ? "0" : toWhole(head)}.${tail}`;
  };
  const [sign = last] = signs;
  if (signs.length > 1 && sign !== last) {
    return sign !== "٫" && isGrouped(head, sign, inner, true) ? withDecimals() : null;
  }

  const isInGroups = last !== "٫" && tail.length <= 3 && isGrouped(head, last, inner, false);
  if (signs.length > 1) return isInGroups ? (tail.length === 3 ? toWhole(text) : "") : null;
  if (last === toPlainSign(decimal)) return withDecimals();
  if (tail.length <= 2 && fractionDigits > 0 && last !== " ") return withDecimals();
  if (!isInGroups) return null;
  if (tail === "") return toWhole(head);
  return tail.length === 3 && (last === " " || last === toPlainSign(group)) ? toWhole(text) : "";
}

/** Normalises a locale's separator as {@link toPlain} does; a space is a group separator. */
const toPlainSign = (sign: string) => (sign.trim() === "" ? " " : toPlain(sign));

/** Formats a decimal string in the locale: grouped for reading, ungrouped for typing. */
export function toTyped(decimal: string, locale: string, isGroupedText: boolean): string {
  const match = /^(\d+)(\.(\d*))?$/.exec(decimal);
  if (match === null) return "";
  const [, whole = "0", point, fraction = ""] = match;
  const symbols = symbolsOf(locale);
  const inFigures = (text: string) =>
    text.replaceAll(/\d/g, (digit) => symbols.figures[Number(digit)] ?? digit);
  const start = isGroupedText ? new Intl.NumberFormat(locale).format(BigInt(whole)) : inFigures(whole);
  return point === undefined ? start : `${start}${symbols.decimal}${inFigures(fraction)}`;
}
