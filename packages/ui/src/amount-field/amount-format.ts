interface Symbols {
  decimal: string;
  group: string;
  /** The locale's ten figures in order; Arabic has its own. */
  figures: readonly string[];
}

function symbolsOf(locale: string): Symbols {
  const parts = new Intl.NumberFormat(locale).formatToParts(12345.6);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const single = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    decimal: find("decimal"),
    group: find("group"),
    figures: [...Array(10).keys()].map((n) => single.format(n)),
  };
}

/**
 * What was typed, as an exact decimal string (`"1234.5"`), or `null` when it can never become one. Group signs and
 * spaces are dropped; a trailing separator survives (`"12."`), as more may come.
 */
export function toDecimal(typed: string, locale: string, fractionDigits: number): string | null {
  const { decimal, group, figures } = symbolsOf(locale);
  let text = typed.replaceAll(/\s/gu, "");
  if (group !== "") text = text.replaceAll(group, "");
  text = text.replaceAll(decimal, ".");
  figures.forEach((figure, index) => {
    text = text.replaceAll(figure, String(index));
  });
  if (!/^\d*(\.\d*)?$/.test(text)) return null;
  const [whole = "", fraction] = text.split(".");
  if (fraction !== undefined && (fractionDigits === 0 || fraction.length > fractionDigits)) return null;
  const figuresOnly = whole.replace(/^0+(?=\d)/, "");
  if (fraction === undefined) return figuresOnly;
  return `${figuresOnly === "" ? "0" : figuresOnly}.${fraction}`;
}

/** A decimal string as the locale writes it, figure for figure: grouped for reading, ungrouped for typing. */
export function toTyped(decimal: string, locale: string, isGrouped: boolean): string {
  const match = /^(\d+)(\.(\d*))?$/.exec(decimal);
  if (match === null) return "";
  const [, whole = "0", point, fraction = ""] = match;
  const symbols = symbolsOf(locale);
  const inFigures = (text: string) =>
    text.replaceAll(/\d/g, (digit) => symbols.figures[Number(digit)] ?? digit);
  const start = isGrouped ? new Intl.NumberFormat(locale).format(BigInt(whole)) : inFigures(whole);
  return point === undefined ? start : `${start}${symbols.decimal}${inFigures(fraction)}`;
}
