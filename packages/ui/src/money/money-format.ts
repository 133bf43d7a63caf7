/** An exact decimal: a string such as `"1234.50"`, or anything whose `toString()` is one (a big.js value). */
export type Decimal = string | { toString: () => string };

type Numeric = `${number}`;

const isNumeric = (value: string): value is Numeric => /^-?\d+(\.\d+)?$/.test(value);

/** Made once each: making one takes fifty times as long as writing with it, and a list writes dozens of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

type Kind = "amount" | "rate";

/** Every amount on the wire may have two decimals, also in a currency that has no minor unit. */
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
  if (/^[A-Z]{3}$/.test(currency)) return formatOf(locale, currency, kind).format(decimal);
  return `${formatOf(locale, null, kind).format(decimal)} ${currency}`;
}

/**
 * Writes an amount in a locale without a binary float in between. What is no decimal comes back as it is.
 * Unknown currencies (such as USDT) are written after the figure, with two decimals. Two decimals are shown where a
 * currency has no minor unit, too, unless the amount is whole: what is shown is what is sent.
 */
export function formatMoney(value: Decimal, currency: string, locale: string): string {
  return format(value, currency, locale, "amount");
}

/**
 * Writes what one unit of another currency costs, like {@link formatMoney} but with up to six decimals, as providers
 * quote rates.
 *
 * @example
 * formatRate("4.4712", "MYR", "en-MY"); // "RM 4.4712"
 */
export function formatRate(value: Decimal, currency: string, locale: string): string {
  return format(value, currency, locale, "rate");
}
