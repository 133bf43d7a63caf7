/** An exact decimal: a string such as `"1234.50"`, or anything whose `toString()` is one (a big.js value). */
export type Decimal = string | { toString: () => string };

type Numeric = `${number}`;

const isNumeric = (value: string): value is Numeric => /^-?\d+(\.\d+)?$/.test(value);

/** Made once each: making one takes fifty times as long as writing with it, and a list writes dozens of amounts. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string | null): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(
    locale,
    currency === null
      ? { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      : { style: "currency", currency, currencyDisplay: "narrowSymbol" },
  );
  formats.set(key, made);
  return made;
}

/**
 * Writes an amount in a locale without a binary float in between. What is no decimal comes back as it is.
 * Unknown currencies (such as USDT) are written after the figure, with two decimals.
 */
export function formatMoney(value: Decimal, currency: string, locale: string): string {
  const decimal = value.toString();
  if (!isNumeric(decimal)) return decimal;
  if (/^[A-Z]{3}$/.test(currency)) return formatOf(locale, currency).format(decimal);
  return `${formatOf(locale, null).format(decimal)} ${currency}`;
}
