import Big from "big.js";

/** An exact decimal as text, such as `"1234.50"`. Amounts are never computed as binary floats. */
export type Decimal = string;

const PLACES = 2;

/** Reads a number of the wire exactly. Numbers with up to 15 digits keep every digit. */
export function decimal(wire: number | string): Decimal {
  return new Big(wire).toFixed();
}

/** Writes a decimal as a number of the wire. */
export function toWire(amount: Decimal): number {
  return new Big(amount).toNumber();
}

/** Tells whether a text is a plain decimal such as `12`, `12.5` or `12.50`, with at most two places. */
export function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text);
}

/** US dollars for a deposit: `local / sellRate`, half-up to 2 places. */
export function depositUsd(local: Decimal, sellRate: Decimal): Decimal {
  // Big divides to `DP` places first; 40 are far beyond what could change the second.
  const Precise = Big();
  Precise.DP = 40;
  return new Precise(local).div(sellRate).round(PLACES, Big.roundHalfUp).toFixed(PLACES);
}

/** Local currency that buys US dollars for a deposit: `usd × sellRate`, half-up to 2 places. */
export function depositLocal(usd: Decimal, sellRate: Decimal): Decimal {
  return new Big(usd).times(sellRate).round(PLACES, Big.roundHalfUp).toFixed(PLACES);
}

/** Local currency for a withdrawal: `usd × buyRate`, half-up to 2 places. */
export function withdrawalLocal(usd: Decimal, buyRate: Decimal): Decimal {
  return new Big(usd).times(buyRate).round(PLACES, Big.roundHalfUp).toFixed(PLACES);
}

/** Local currency for an e-wallet transfer: `usd × sellRate`, rounded up to 2 places. */
export function transferLocal(usd: Decimal, sellRate: Decimal): Decimal {
  return new Big(usd).times(sellRate).round(PLACES, Big.roundUp).toFixed(PLACES);
}

/** Orders two decimals: negative, zero or positive, as `Array.sort` wants it. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return new Big(a).cmp(b);
}

/** Adds decimals up exactly; `"0"` for none. */
export function sum(amounts: Iterable<Decimal>): Decimal {
  let total = new Big(0);
  for (const amount of amounts) total = total.plus(amount);
  return total.toFixed();
}
