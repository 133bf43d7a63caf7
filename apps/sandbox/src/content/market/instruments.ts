import type { components } from "@broker/api-spec/content";
import type { Hours } from "./hours.ts";

export type Group = components["schemas"]["Group"];

/** An instrument of the made-up market. */
export interface Instrument {
  readonly symbol: string;
  readonly group: Group;
  /** The price at the market's beginning, about which it moves. */
  readonly price: number;
  /** The spread, in units of the price. */
  readonly spread: number;
  readonly digits: number;
  /** The daily move in per cent. The move of a currency pair follows from the moves of its currencies. */
  readonly volatility: number;
  readonly hours: Hours;
}

const exchange: Hours = { zone: "America/New_York", days: [7, 5], from: "17:00", to: "17:00" };
const newYork: Hours = { zone: "America/New_York", days: [1, 5], from: "09:30", to: "16:00" };
const london: Hours = { zone: "Europe/London", days: [1, 5], from: "08:00", to: "16:30" };
const frankfurt: Hours = { zone: "Europe/Berlin", days: [1, 5], from: "09:00", to: "17:30" };
const chicago: Hours = { zone: "America/New_York", days: [7, 5], from: "18:00", to: "17:00" };
const europe: Hours = { zone: "Europe/Berlin", days: [1, 5], from: "01:15", to: "22:00" };
const tokyo: Hours = { zone: "Asia/Tokyo", days: [1, 5], from: "08:45", to: "24:00" };
const hongKong: Hours = { zone: "Asia/Hong_Kong", days: [1, 5], from: "09:15", to: "24:00" };
const sydney: Hours = { zone: "Australia/Sydney", days: [1, 5], from: "09:50", to: "24:00" };
const always: Hours = { zone: "UTC", days: [1, 7], from: "00:00", to: "24:00" };

/** The daily move of each currency against the average of all, in per cent. */
export const currencies: Readonly<Record<string, number>> = {
  USD: 0.3,
  EUR: 0.3,
  GBP: 0.35,
  JPY: 0.4,
  AUD: 0.4,
  CAD: 0.3,
  CHF: 0.35,
  NZD: 0.45,
  SGD: 0.2,
  MYR: 0.3,
  THB: 0.35,
  MXN: 0.6,
  ZAR: 0.7,
  SEK: 0.5,
};

type Row = readonly [
  symbol: string,
  price: number,
  spread: number,
  digits: number,
  volatility: number,
  hours: Hours,
];

const rows: Readonly<Record<Group, readonly Row[]>> = {
  forex: [
    ["EURUSD", 1.15842, 0.00012, 5, 0, exchange],
    ["GBPUSD", 1.31476, 0.00015, 5, 0, exchange],
    ["USDJPY", 154.382, 0.013, 3, 0, exchange],
    ["AUDUSD", 0.65218, 0.00014, 5, 0, exchange],
    ["USDCAD", 1.40127, 0.00016, 5, 0, exchange],
    ["USDCHF", 0.80364, 0.00015, 5, 0, exchange],
    ["NZDUSD", 0.56931, 0.00017, 5, 0, exchange],
    ["EURGBP", 0.88109, 0.00015, 5, 0, exchange],
    ["EURJPY", 178.836, 0.018, 3, 0, exchange],
    ["EURCHF", 0.93094, 0.00019, 5, 0, exchange],
    ["GBPJPY", 202.971, 0.024, 3, 0, exchange],
    ["AUDJPY", 100.684, 0.019, 3, 0, exchange],
    ["CADJPY", 110.172, 0.021, 3, 0, exchange],
    ["AUDNZD", 1.14553, 0.00026, 5, 0, exchange],
    ["EURAUD", 1.77624, 0.00025, 5, 0, exchange],
    ["GBPAUD", 2.01594, 0.00031, 5, 0, exchange],
    ["USDSGD", 1.30217, 0.00028, 5, 0, exchange],
    ["USDMYR", 4.12835, 0.0024, 5, 0, exchange],
    ["USDTHB", 32.4215, 0.0038, 5, 0, exchange],
    ["USDMXN", 18.3461, 0.0042, 5, 0, exchange],
    ["USDZAR", 17.1138, 0.0068, 5, 0, exchange],
    ["USDSEK", 9.4472, 0.0031, 5, 0, exchange],
  ],
  stocks: [
    ["AAPL", 271.49, 0.06, 2, 1.3, newYork],
    ["MSFT", 472.12, 0.09, 2, 1.2, newYork],
    ["NVDA", 178.88, 0.05, 2, 2.6, newYork],
    ["AMZN", 220.69, 0.06, 2, 1.7, newYork],
    ["GOOGL", 299.66, 0.07, 2, 1.6, newYork],
    ["META", 594.25, 0.14, 2, 1.8, newYork],
    ["TSLA", 391.09, 0.11, 2, 3.1, newYork],
    ["JPM", 298.02, 0.08, 2, 1.1, newYork],
    ["V", 328.3, 0.09, 2, 0.9, newYork],
    ["KO", 72.96, 0.03, 2, 0.8, newYork],
    ["DIS", 104.28, 0.04, 2, 1.4, newYork],
    ["BA", 179.12, 0.07, 2, 1.9, newYork],
    ["SHEL", 27.84, 0.02, 2, 1.2, london],
    ["HSBA", 10.52, 0.01, 2, 1.1, london],
    ["SAP", 205.95, 0.08, 2, 1.3, frankfurt],
    ["SIE", 220.4, 0.1, 2, 1.3, frankfurt],
  ],
  commodities: [
    ["XAUUSD", 4065.14, 0.22, 2, 1.1, chicago],
    ["XAGUSD", 50.013, 0.021, 3, 2.1, chicago],
    ["XPTUSD", 1514.6, 2.4, 2, 1.8, chicago],
    ["XPDUSD", 1376.2, 4.1, 2, 2.3, chicago],
    ["USOIL", 57.98, 0.03, 2, 1.9, chicago],
    ["UKOIL", 62.51, 0.03, 2, 1.8, chicago],
    ["NATGAS", 4.577, 0.006, 3, 3.2, chicago],
    ["COPPER", 5.0175, 0.0032, 4, 1.5, chicago],
    ["WHEAT", 5.2725, 0.0065, 4, 1.6, chicago],
    ["COFFEE", 3.6905, 0.0052, 4, 2.2, chicago],
  ],
  indices: [
    ["US500", 6602.9, 0.5, 1, 0.9, chicago],
    ["US30", 46245.4, 2.4, 1, 0.9, chicago],
    ["NAS100", 24239.6, 1.6, 1, 0.9, chicago],
    ["US2000", 2369.6, 0.5, 1, 0.9, chicago],
    ["GER40", 23091.9, 1.2, 1, 0.9, europe],
    ["UK100", 9539.7, 1.1, 1, 0.9, europe],
    ["FRA40", 7982.6, 1.2, 1, 0.9, europe],
    ["EU50", 5515.1, 1.4, 1, 0.9, europe],
    ["JPN225", 48625.9, 7, 1, 0.9, tokyo],
    ["HK50", 25220, 6, 1, 0.9, hongKong],
    ["AUS200", 8416.5, 1.4, 1, 0.9, sydney],
  ],
  crypto: [
    ["BTCUSD", 84648.3, 18, 1, 2.6, always],
    ["ETHUSD", 2767.42, 1.4, 2, 3.4, always],
    ["SOLUSD", 127.31, 0.12, 2, 4.2, always],
    ["XRPUSD", 1.9472, 0.0022, 4, 3.8, always],
    ["BNBUSD", 831.6, 0.9, 1, 2.9, always],
    ["ADAUSD", 0.40318, 0.0006, 5, 4.1, always],
    ["DOGEUSD", 0.13842, 0.0002, 5, 4.6, always],
    ["LTCUSD", 82.94, 0.11, 2, 3.7, always],
    ["DOTUSD", 2.3164, 0.0042, 4, 4.4, always],
    ["LINKUSD", 12.147, 0.018, 3, 4.3, always],
    ["AVAXUSD", 13.092, 0.021, 3, 4.5, always],
  ],
};

const groups = ["forex", "stocks", "commodities", "indices", "crypto"] as const;

/** All instruments, by group. */
export const instruments: readonly Instrument[] = groups.flatMap((group) =>
  rows[group].map(([symbol, price, spread, digits, volatility, hours]) => ({
    symbol,
    group,
    price,
    spread,
    digits,
    volatility,
    hours,
  })),
);

const bySymbol = new Map(instruments.map((one) => [one.symbol, one]));

export const instrumentOf = (symbol: string): Instrument | undefined => bySymbol.get(symbol);
