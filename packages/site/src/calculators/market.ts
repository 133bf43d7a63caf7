import { instruments } from "../content/instruments/all.ts";
import type { Instrument } from "../content/instruments/instrument.ts";
import { providerRates } from "../content/rates.ts";
import { pipOf } from "../market/conditions.ts";
import { quoteOf } from "../market/quote.ts";
import type { Market } from "./formulas.ts";

/** Returns the ask price, in the digits of its quote. */
const priceOf = (of: Instrument): string => quoteOf(of).ask.toFixed(of.digits);

/** The values of currencies in US dollars, by the traded pairs. */
const dollars = Object.fromEntries(
  instruments.flatMap((of): [string, readonly [string, string]][] => {
    if (of.group !== "forex") return [];
    if (of.quote === "USD") return [[of.unit, [priceOf(of), "1"]]];
    return of.unit === "USD" ? [[of.quote, ["1", priceOf(of)]]] : [];
  }),
);

/** The market data of a page until the data of the feed and the provider have loaded. */
export const editionMarket: Market = {
  instruments: Object.fromEntries(
    instruments.map((of) => [
      of.symbol,
      [String(of.contract), priceOf(of), pipOf(of).toFixed(of.digits), String(of.leverage), of.quote],
    ]),
  ),
  dollars,
  rates: providerRates,
};
