import type { Hours, Instrument } from "./instrument.ts";

const newYork: Hours = { zone: "America/New_York", days: [1, 5], from: "09:30", to: "16:00" };
const london: Hours = { zone: "Europe/London", days: [1, 5], from: "08:00", to: "16:30" };
const frankfurt: Hours = { zone: "Europe/Berlin", days: [1, 5], from: "09:00", to: "17:30" };

function share(
  symbol: string,
  name: string,
  price: number,
  spread: number,
  volatility: number,
  hours: Hours = newYork,
): Instrument {
  const quote = hours === newYork ? "USD" : hours === london ? "GBP" : "EUR";
  return {
    symbol,
    name,
    group: "stocks",
    price,
    digits: 2,
    spread,
    leverage: 20,
    contract: 1,
    unit: "share",
    quote,
    swap: { long: -6.9, short: -2.1 },
    hours,
    volatility,
  };
}

export const stocks: readonly Instrument[] = [
  share("AAPL", "Apple", 271.49, 0.06, 1.3),
  share("MSFT", "Microsoft", 472.12, 0.09, 1.2),
  share("NVDA", "Nvidia", 178.88, 0.05, 2.6),
  share("AMZN", "Amazon", 220.69, 0.06, 1.7),
  share("GOOGL", "Alphabet A", 299.66, 0.07, 1.6),
  share("META", "Meta Platforms", 594.25, 0.14, 1.8),
  share("TSLA", "Tesla", 391.09, 0.11, 3.1),
  share("JPM", "JPMorgan Chase", 298.02, 0.08, 1.1),
  share("V", "Visa A", 328.3, 0.09, 0.9),
  share("KO", "Coca-Cola", 72.96, 0.03, 0.8),
  share("DIS", "Walt Disney", 104.28, 0.04, 1.4),
  share("BA", "Boeing", 179.12, 0.07, 1.9),
  share("SHEL", "Shell", 27.84, 0.02, 1.2, london),
  share("HSBA", "HSBC", 10.52, 0.01, 1.1, london),
  share("SAP", "SAP", 205.95, 0.08, 1.3, frankfurt),
  share("SIE", "Siemens", 220.4, 0.1, 1.3, frankfurt),
];
