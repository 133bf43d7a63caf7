/**
 * An exact decimal: a string such as `"1234.50"`, or an object whose `toString()` returns one, such as a big.js value.
 */
export type Decimal = string | { toString: () => string };

/** The languages that are written from right to left. React Aria's function for it does not run on a server. */
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/;

type Numeric = `${number}`;

const isNumeric = (value: string): value is Numeric => /^-?\d+(\.\d+)?$/.test(value);

/** Cached formatters: creating one takes fifty times as long as formatting, and a list formats dozens of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

type Kind = "amount" | "rate";

/** Every amount of the API may have two decimals, also in a currency without a minor unit. */
const SENT = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
} as const;
const RATE = { maximumFractionDigits: 6 } as const;

function makeFormat(locale: string, currency: string | null, kind: Kind): Intl.NumberFormat {
  const digits = kind === "rate" ? RATE : null;
  if (currency === null)
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, ...digits });
  const options = { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits } as const;
  const made = new Intl.NumberFormat(locale, options);
  const { maximumFractionDigits: shown = 2 } = made.resolvedOptions();
  return shown < 2 ? new Intl.NumberFormat(locale, { ...options, ...SENT }) : made;
}

function formatOf(locale: string, currency: string | null, kind: Kind): Intl.NumberFormat {
  const key = `${locale} ${currency} ${kind}`;
  const known = formats.get(key);
  if (known) return known;
  const made = makeFormat(locale, currency, kind);
  formats.set(key, made);
  return made;
}

function format(value: Decimal, currency: string, locale: string, kind: Kind): string {
  const decimal = value.toString();
  if (!isNumeric(decimal)) return decimal;
  const text = /^[A-Z]{3}$/.test(currency)
    ? formatOf(locale, currency, kind).format(decimal)
    : `${formatOf(locale, null, kind).format(decimal)} ${currency}`;
  // Left to right in every language: between Arabic words "US$" would become "$US".
  return RIGHT_TO_LEFT.test(locale) ? `\u2066${text}\u2069` : text;
}

/**
 * Formats an amount in a locale without a binary float. An invalid decimal is returned unchanged. Unknown currencies
 * (such as USDT) follow the figure, with two decimals. A fractional amount has two decimals also in a currency without
 * a minor unit, so that the shown amount is the sent one. In a right-to-left language the amount is in a Unicode
 * isolate, so that a sentence shows it in the same order as a table.
 */
export function formatMoney(value: Decimal, currency: string, locale: string): string {
  return format(value, currency, locale, "amount");
}

/**
 * Formats the price of one unit of another currency, like {@link formatMoney} but with up to six decimals, as providers
 * quote rates.
 *
 * @example
 * formatRate("4.4712", "MYR", "en-MY"); // "RM 4.4712"
 */
export function formatRate(value: Decimal, currency: string, locale: string): string {
  return format(value, currency, locale, "rate");
}
