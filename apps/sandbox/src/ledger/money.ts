import Big from "big.js";

// Enough places that a division is rounded once, at the end.
const Exact = Big();
Exact.DP = 40;

/** How each kind of conversion is rounded to two places (spec 5.5, 5.6). */
export const roundings = {
  deposit: Big.roundHalfUp,
  withdrawal: Big.roundHalfUp,
  eWalletTransfer: Big.roundUp,
} as const;

/** US dollars for a local amount, half-up. */
export const usdFor = (amount: Big, rate: string): Big =>
  new Exact(amount).div(rate).round(2, roundings.deposit);

/** The local amount for US dollars, in the rounding of its kind. */
export const localFor = (usd: Big, rate: string, rounding: Big.RoundingMode): Big =>
  new Exact(usd).times(rate).round(2, rounding);
