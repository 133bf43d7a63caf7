import type { Hours, InstrumentFacts } from "./instrument.ts";

const always: Hours = { zone: "UTC", days: [1, 7], from: "00:00", to: "24:00" };

function coin(symbol: string, name: string, spread: number, digits: number, leverage = 20): InstrumentFacts {
  return {
    symbol,
    name,
    group: "crypto",
    digits,
    spread,
    leverage,
    contract: 1,
    unit: symbol.slice(0, -3),
    quote: "USD",
    swap: { long: -18, short: -4 },
    hours: always,
  };
}

export const crypto: readonly InstrumentFacts[] = [
  coin("BTCUSD", "Bitcoin", 18, 1, 50),
  coin("ETHUSD", "Ethereum", 1.4, 2, 50),
  coin("SOLUSD", "Solana", 0.12, 2),
  coin("XRPUSD", "XRP", 0.0022, 4),
  coin("BNBUSD", "BNB", 0.9, 1),
  coin("ADAUSD", "Cardano", 0.0006, 5),
  coin("DOGEUSD", "Dogecoin", 0.0002, 5),
  coin("LTCUSD", "Litecoin", 0.11, 2),
  coin("DOTUSD", "Polkadot", 0.0042, 4),
  coin("LINKUSD", "Chainlink", 0.018, 3),
  coin("AVAXUSD", "Avalanche", 0.021, 3),
];
