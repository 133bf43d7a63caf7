import type { Hours, Instrument } from "./instrument.ts";

const metals: Hours = { zone: "America/New_York", days: [7, 5], from: "18:00", to: "17:00" };

function goods(
  symbol: string,
  name: string,
  price: number,
  spread: number,
  digits: number,
  contract: number,
  unit: string,
  rest: { leverage: number; volatility: number; swap?: readonly [number, number] },
): Instrument {
  const [long, short] = rest.swap ?? [-5.2, -1.9];
  return {
    symbol,
    name,
    group: "commodities",
    price,
    digits,
    spread,
    leverage: rest.leverage,
    contract,
    unit,
    quote: "USD",
    swap: { long, short },
    hours: metals,
    volatility: rest.volatility,
  };
}

export const commodities: readonly Instrument[] = [
  goods("XAUUSD", "Gold", 4065.14, 0.22, 2, 100, "troy ounce", {
    leverage: 500,
    volatility: 1.1,
    swap: [-5.8, 2.2],
  }),
  goods("XAGUSD", "Silver", 50.013, 0.021, 3, 5_000, "troy ounce", { leverage: 200, volatility: 2.1 }),
  goods("XPTUSD", "Platinum", 1514.6, 2.4, 2, 100, "troy ounce", { leverage: 50, volatility: 1.8 }),
  goods("XPDUSD", "Palladium", 1376.2, 4.1, 2, 100, "troy ounce", { leverage: 50, volatility: 2.3 }),
  goods("USOIL", "Crude oil, WTI", 57.98, 0.03, 2, 1_000, "barrel", { leverage: 200, volatility: 1.9 }),
  goods("UKOIL", "Crude oil, Brent", 62.51, 0.03, 2, 1_000, "barrel", { leverage: 200, volatility: 1.8 }),
  goods("NATGAS", "Natural gas", 4.577, 0.006, 3, 10_000, "MMBtu", { leverage: 50, volatility: 3.2 }),
  goods("COPPER", "Copper", 5.0175, 0.0032, 4, 25_000, "pound", { leverage: 50, volatility: 1.5 }),
  goods("WHEAT", "Wheat", 5.2725, 0.0065, 4, 5_000, "bushel", { leverage: 50, volatility: 1.6 }),
  goods("COFFEE", "Coffee, Arabica", 3.6905, 0.0052, 4, 37_500, "pound", { leverage: 50, volatility: 2.2 }),
];
