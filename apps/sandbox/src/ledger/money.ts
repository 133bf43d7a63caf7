import Big from "big.js";

// Enough decimal places that a division is rounded once, at the end.
const Exact = Big();
Exact.DP = 40;

/** The rounding of each kind of conversion to two decimals (spec 5.5, 5.6). */
export const roundings = {
  deposit: Big.roundHalfUp,
  withdrawal: Big.roundHalfUp,
  eWalletTransfer: Big.roundUp,
} as const;

/** Converts a local amount to US dollars, rounded half-up. */
export const toUsd = (amount: Big, rate: string): Big =>
  new Exact(amount).div(rate).round(2, roundings.deposit);

/** Converts US dollars to a local amount, rounded by the kind of conversion. */
export const toLocal = (usd: Big, rate: string, rounding: Big.RoundingMode): Big =>
  new Exact(usd).times(rate).round(2, rounding);
