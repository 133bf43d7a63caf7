import Big from "big.js";

/** An exact decimal as text, such as `"1234.50"`. Amounts are never computed as binary floats. */
export type Decimal = string;

const PLACES = 2;

/** Converts a number of the wire to a decimal. Numbers with up to 15 digits keep every digit. */
export function toDecimal(wire: number | string): Decimal {
  return new Big(wire).toFixed();
}

/** Converts a decimal to a number of the wire. */
export function toWire(amount: Decimal): number {
  return new Big(amount).toNumber();
}

/** Returns whether a text is a plain decimal such as `12`, `12.5` or `12.50`, with at most two places. */
export function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,2})?$/.test(text);
}

/** Converts local currency to US dollars for a deposit: `local / sellRate`, half-up to 2 places. */
export function toDepositUsd(local: Decimal, sellRate: Decimal): Decimal {
  // Big divides to `DP` places before rounding; 40 are far more than could change the second place.
  const Precise = Big();
  Precise.DP = 40;
  return new Precise(local).div(sellRate).round(PLACES, Big.roundHalfUp).toFixed(PLACES);
}

/** Converts US dollars to local currency for a deposit: `usd × sellRate`, half-up to 2 places. */
export function toDepositLocal(usd: Decimal, sellRate: Decimal): Decimal {
  return new Big(usd).times(sellRate).round(PLACES, Big.roundHalfUp).toFixed(PLACES);
}

/** Converts US dollars to local currency for a withdrawal: `usd × buyRate`, half-up to 2 places. */
export function toWithdrawalLocal(usd: Decimal, buyRate: Decimal): Decimal {
  return new Big(usd).times(buyRate).round(PLACES, Big.roundHalfUp).toFixed(PLACES);
}

/** Converts US dollars to local currency for an e-wallet transfer: `usd × sellRate`, rounded up to 2 places. */
export function toTransferLocal(usd: Decimal, sellRate: Decimal): Decimal {
  return new Big(usd).times(sellRate).round(PLACES, Big.roundUp).toFixed(PLACES);
}

/** Compares two decimals: negative, zero or positive, as `Array.sort` expects. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  return new Big(a).cmp(b);
}

/** Returns the exact sum of decimals; `"0"` for an empty list. */
export function sum(amounts: Iterable<Decimal>): Decimal {
  let total = new Big(0);
  for (const amount of amounts) total = total.plus(amount);
  return total.toFixed();
}
