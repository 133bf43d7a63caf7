import type { Hours, InstrumentFacts } from "./instrument.ts";

const newYork: Hours = { zone: "America/New_York", days: [1, 5], from: "09:30", to: "16:00" };
const london: Hours = { zone: "Europe/London", days: [1, 5], from: "08:00", to: "16:30" };
const frankfurt: Hours = { zone: "Europe/Berlin", days: [1, 5], from: "09:00", to: "17:30" };

function share(symbol: string, name: string, spread: number, hours: Hours = newYork): InstrumentFacts {
  const quote = hours === newYork ? "USD" : hours === london ? "GBP" : "EUR";
  return {
    symbol,
    name,
    group: "stocks",
    digits: 2,
    spread,
    leverage: 20,
    contract: 1,
    unit: "share",
    quote,
    swap: { long: -6.9, short: -2.1 },
    hours,
  };
}

export const stocks: readonly InstrumentFacts[] = [
  share("AAPL", "Apple", 0.06),
  share("MSFT", "Microsoft", 0.09),
  share("NVDA", "Nvidia", 0.05),
  share("AMZN", "Amazon", 0.06),
  share("GOOGL", "Alphabet A", 0.07),
  share("META", "Meta Platforms", 0.14),
  share("TSLA", "Tesla", 0.11),
  share("JPM", "JPMorgan Chase", 0.08),
  share("V", "Visa A", 0.09),
  share("KO", "Coca-Cola", 0.03),
  share("DIS", "Walt Disney", 0.04),
  share("BA", "Boeing", 0.07),
  share("SHEL", "Shell", 0.02, london),
  share("HSBA", "HSBC", 0.01, london),
  share("SAP", "SAP", 0.08, frankfurt),
  share("SIE", "Siemens", 0.1, frankfurt),
];
