/**
 * The provider's sell and buy rate of a US dollar by currency, as of the edition; scripts on the pages load the current
 * rates.
 */
export const providerRates: Readonly<Record<string, readonly [sell: string, buy: string]>> = {
  MYR: ["4.47", "4.41"],
  SGD: ["1.35", "1.33"],
  EUR: ["0.93", "0.91"],
  GBP: ["0.79", "0.78"],
  IDR: ["15890", "15720"],
  THB: ["36.2", "35.8"],
};
