import type { Hours, Instrument } from "./instrument.ts";

const always: Hours = { zone: "UTC", days: [1, 7], from: "00:00", to: "24:00" };

function coin(
  symbol: string,
  name: string,
  price: number,
  spread: number,
  digits: number,
  volatility: number,
  leverage = 20,
): Instrument {
  return {
    symbol,
    name,
    group: "crypto",
    price,
    digits,
    spread,
    leverage,
    contract: 1,
    unit: symbol.slice(0, -3),
    quote: "USD",
    swap: { long: -18, short: -4 },
    hours: always,
    volatility,
  };
}

export const crypto: readonly Instrument[] = [
  coin("BTCUSD", "Bitcoin", 84_648.3, 18, 1, 2.6, 50),
  coin("ETHUSD", "Ethereum", 2767.42, 1.4, 2, 3.4, 50),
  coin("SOLUSD", "Solana", 127.31, 0.12, 2, 4.2),
  coin("XRPUSD", "XRP", 1.9472, 0.0022, 4, 3.8),
  coin("BNBUSD", "BNB", 831.6, 0.9, 1, 2.9),
  coin("ADAUSD", "Cardano", 0.40318, 0.0006, 5, 4.1),
  coin("DOGEUSD", "Dogecoin", 0.13842, 0.0002, 5, 4.6),
  coin("LTCUSD", "Litecoin", 82.94, 0.11, 2, 3.7),
  coin("DOTUSD", "Polkadot", 2.3164, 0.0042, 4, 4.4),
  coin("LINKUSD", "Chainlink", 12.147, 0.018, 3, 4.3),
  coin("AVAXUSD", "Avalanche", 13.092, 0.021, 3, 4.5),
];
