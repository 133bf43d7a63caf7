/** An exact decimal: a string such as `"1234.50"`, or anything whose `toString()` is one (a big.js value). */
export type Decimal = string | { toString: () => string };

type Numeric = `${number}`;

const isNumeric = (value: string): value is Numeric => /^-?\d+(\.\d+)?$/.test(value);

/**
 * Writes an amount in a locale without a binary float in between. What is no decimal comes back as it is.
 * Unknown currencies (such as USDT) are written after the figure, with two decimals.
 */
export function formatMoney(value: Decimal, currency: string, locale: string): string {
  const decimal = value.toString();
  if (!isNumeric(decimal)) return decimal;
  if (/^[A-Z]{3}$/.test(currency)) {
    return new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    }).format(decimal);
  }
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${figures.format(decimal)} ${currency}`;
}
