import type { InstrumentFacts } from "./instrument.ts";

const hours = { zone: "America/New_York", days: [7, 5], from: "17:00", to: "17:00" } as const;

/** Creates a currency pair; spread in pips, financing in per cent per year. */
function pair(
  symbol: string,
  name: string,
  pips: number,
  leverage: number,
  swap: readonly [long: number, short: number],
): InstrumentFacts {
  const isYen = symbol.endsWith("JPY");
  return {
    symbol,
    name,
    group: "forex",
    digits: isYen ? 3 : 5,
    spread: pips * (isYen ? 0.01 : 0.0001),
    leverage,
    contract: 100_000,
    unit: symbol.slice(0, 3),
    quote: symbol.slice(3),
    swap: { long: swap[0], short: swap[1] },
    hours,
  };
}

export const forex: readonly InstrumentFacts[] = [
  pair("EURUSD", "Euro / US dollar", 1.2, 500, [-3.1, 0.9]),
  pair("GBPUSD", "British pound / US dollar", 1.5, 500, [-1.4, -1.1]),
  pair("USDJPY", "US dollar / Japanese yen", 1.3, 500, [2.2, -5.3]),
  pair("AUDUSD", "Australian dollar / US dollar", 1.4, 500, [-1.6, -0.8]),
  pair("USDCAD", "US dollar / Canadian dollar", 1.6, 500, [0.2, -2.9]),
  pair("USDCHF", "US dollar / Swiss franc", 1.5, 500, [2.4, -5.4]),
  pair("NZDUSD", "New Zealand dollar / US dollar", 1.7, 500, [-2.3, -0.4]),
  pair("EURGBP", "Euro / British pound", 1.5, 500, [-3.4, 0.6]),
  pair("EURJPY", "Euro / Japanese yen", 1.8, 500, [0.7, -3.6]),
  pair("EURCHF", "Euro / Swiss franc", 1.9, 500, [0.8, -3.8]),
  pair("GBPJPY", "British pound / Japanese yen", 2.4, 500, [2.4, -5.6]),
  pair("AUDJPY", "Australian dollar / Japanese yen", 1.9, 500, [2.1, -5.1]),
  pair("CADJPY", "Canadian dollar / Japanese yen", 2.1, 500, [0.9, -3.9]),
  pair("AUDNZD", "Australian dollar / New Zealand dollar", 2.6, 500, [-0.9, -1.9]),
  pair("EURAUD", "Euro / Australian dollar", 2.5, 500, [-3.6, 0.7]),
  pair("GBPAUD", "British pound / Australian dollar", 3.1, 500, [-1.9, -1.2]),
  pair("USDSGD", "US dollar / Singapore dollar", 2.8, 200, [1.1, -4.2]),
  pair("USDMYR", "US dollar / Malaysian ringgit", 24, 50, [-0.6, -3.9]),
  pair("USDTHB", "US dollar / Thai baht", 38, 50, [0.8, -4.9]),
  pair("USDMXN", "US dollar / Mexican peso", 42, 100, [-7.1, 2.4]),
  pair("USDZAR", "US dollar / South African rand", 68, 100, [-6.8, 2.1]),
  pair("USDSEK", "US dollar / Swedish krona", 31, 100, [0.9, -4.4]),
];
