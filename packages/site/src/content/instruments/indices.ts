import type { Hours, InstrumentFacts } from "./instrument.ts";

const chicago: Hours = { zone: "America/New_York", days: [7, 5], from: "18:00", to: "17:00" };
const frankfurt: Hours = { zone: "Europe/Berlin", days: [1, 5], from: "01:15", to: "22:00" };
const tokyo: Hours = { zone: "Asia/Tokyo", days: [1, 5], from: "08:45", to: "24:00" };
const hongKong: Hours = { zone: "Asia/Hong_Kong", days: [1, 5], from: "09:15", to: "24:00" };
const sydney: Hours = { zone: "Australia/Sydney", days: [1, 5], from: "09:50", to: "24:00" };

function index(
  symbol: string,
  name: string,
  spread: number,
  quote: string,
  hours: Hours,
  leverage = 200,
): InstrumentFacts {
  return {
    symbol,
    name,
    group: "indices",
    digits: 1,
    spread,
    leverage,
    contract: 1,
    unit: "index point",
    quote,
    swap: { long: -6.6, short: 0.4 },
    hours,
  };
}

export const indices: readonly InstrumentFacts[] = [
  index("US500", "US 500", 0.5, "USD", chicago, 500),
  index("US30", "Wall Street 30", 2.4, "USD", chicago, 500),
  index("NAS100", "US Tech 100", 1.6, "USD", chicago, 500),
  index("US2000", "US Small Cap 2000", 0.5, "USD", chicago),
  index("GER40", "Germany 40", 1.2, "EUR", frankfurt, 500),
  index("UK100", "UK 100", 1.1, "GBP", frankfurt),
  index("FRA40", "France 40", 1.2, "EUR", frankfurt),
  index("EU50", "Euro 50", 1.4, "EUR", frankfurt),
  index("JPN225", "Japan 225", 7, "JPY", tokyo),
  index("HK50", "Hong Kong 50", 6, "HKD", hongKong),
  index("AUS200", "Australia 200", 1.4, "AUD", sydney),
];
