import type { Hours, InstrumentFacts } from "./instrument.ts";

const metals: Hours = { zone: "America/New_York", days: [7, 5], from: "18:00", to: "17:00" };

function goods(
  symbol: string,
  name: string,
  spread: number,
  digits: number,
  contract: number,
  unit: string,
  rest: { leverage: number; swap?: readonly [number, number] },
): InstrumentFacts {
  const [long, short] = rest.swap ?? [-5.2, -1.9];
  return {
    symbol,
    name,
    group: "commodities",
    digits,
    spread,
    leverage: rest.leverage,
    contract,
    unit,
    quote: "USD",
    swap: { long, short },
    hours: metals,
  };
}

export const commodities: readonly InstrumentFacts[] = [
  goods("XAUUSD", "Gold", 0.22, 2, 100, "troy ounce", {
    leverage: 500,
    swap: [-5.8, 2.2],
  }),
  goods("XAGUSD", "Silver", 0.021, 3, 5_000, "troy ounce", { leverage: 200 }),
  goods("XPTUSD", "Platinum", 2.4, 2, 100, "troy ounce", { leverage: 50 }),
  goods("XPDUSD", "Palladium", 4.1, 2, 100, "troy ounce", { leverage: 50 }),
  goods("USOIL", "Crude oil, WTI", 0.03, 2, 1_000, "barrel", { leverage: 200 }),
  goods("UKOIL", "Crude oil, Brent", 0.03, 2, 1_000, "barrel", { leverage: 200 }),
  goods("NATGAS", "Natural gas", 0.006, 3, 10_000, "MMBtu", { leverage: 50 }),
  goods("COPPER", "Copper", 0.0032, 4, 25_000, "pound", { leverage: 50 }),
  goods("WHEAT", "Wheat", 0.0065, 4, 5_000, "bushel", { leverage: 50 }),
  goods("COFFEE", "Coffee, Arabica", 0.0052, 4, 37_500, "pound", { leverage: 50 }),
];
