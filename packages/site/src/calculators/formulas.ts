import { type Decimal, addMultiple, calculateQuotient } from "./decimal.ts";

/** The market data of the calculators; all numbers are decimals as text. */
export interface Market {
  /** The conditions of each symbol: units of one lot, price, a pip, maximum leverage, and the currency of the price. */
  readonly instruments: Readonly<Record<string, readonly [string, string, string, string, string]>>;
  /** The value of a currency in US dollars: the first number over the second. */
  readonly dollars: Readonly<Record<string, readonly [string, string]>>;
  /** The provider's sell rate and buy rate of a US dollar, by currency. */
  readonly rates: Readonly<Record<string, readonly [sell: string, buy: string]>>;
}

/** The calculators of the page. */
export type Calculator = "margin" | "pip" | "profit" | "convert";

/** The input, by the names of the fields. */
export type Filled = Readonly<Record<string, string>>;

/** An amount, with its value in US dollars where it is in another currency; null where the rate is unknown. */
export interface Outcome {
  readonly amount: Decimal;
  readonly currency: string;
  readonly dollars: Decimal | null;
}

/** Returns the factors and the divisor; the margin uses the lower of the entered and the instrument's leverage. */
function partsOf(
  kind: string,
  { lots = "0", price = "0", leverage = "1", side, open = "0", close = "0" }: Filled,
  [contract, , pip, most]: Market["instruments"][string],
): readonly [factors: string[], divisor: string] {
  if (kind === "margin") return [[lots, contract, price], Number(leverage) < Number(most) ? leverage : most];
  if (kind === "pip") return [[lots, contract, pip], "1"];
  return [
    [lots, contract, side === "sell" ? addMultiple(open, close, -1n) : addMultiple(close, open, -1n)],
    "1",
  ];
}

/** Calculates an amount, and its value in US dollars by a rate; null if the divisor is zero. */
function outcomeOf(
  factors: readonly string[],
  divisor: string,
  currency: string,
  rate?: readonly [string, string],
): Outcome | null {
  const amount = calculateQuotient(factors, divisor);
  const dollars = rate
    ? calculateQuotient([...factors, rate[0]], addMultiple("0", rate[1], BigInt(divisor)))
    : null;
  return amount && { amount, currency, dollars };
}

/**
 * Calculates the result of a {@link Calculator} by its name: exact, and rounded once to cents. Null where the market
 * has no such instrument, or no rate of the currency, or a rate of zero.
 */
export function calculate(
  kind: string,
  filled: Filled,
  { instruments, dollars, rates }: Market,
): Outcome | null {
  const { symbol = "", direction, amount = "0", currency = "" } = filled;
  if (kind === "convert") {
    const asked = rates[currency];
    if (!asked) return null;
    // The rates of deposits and withdrawals. Dividing by the rate too gives a rate of zero no result in either direction.
    const [sell, buy] = asked;
    return direction === "out"
      ? outcomeOf([amount, buy, buy], buy, currency)
      : outcomeOf([amount], sell, "USD");
  }
  const instrument = instruments[symbol];
  if (!instrument) return null;
  const quoted = instrument[4];
  return outcomeOf(...partsOf(kind, filled, instrument), quoted, dollars[quoted]);
}
