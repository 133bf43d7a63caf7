import { commodities } from "./commodities.ts";
import { quoteOf } from "../../market/quote.ts";
import { crypto } from "./crypto.ts";
import { forex } from "./forex.ts";
import { indices } from "./indices.ts";
import { type Group, groups, type Instrument, type InstrumentFacts } from "./instrument.ts";
import { stocks } from "./stocks.ts";

function priced(facts: InstrumentFacts): Instrument {
  const { bid, ask } = quoteOf(facts);
  return { ...facts, price: Number(((bid + ask) / 2).toFixed(facts.digits)) };
}

export const instrumentsOf: Readonly<Record<Group, readonly Instrument[]>> = {
  forex: forex.map(priced),
  stocks: stocks.map(priced),
  commodities: commodities.map(priced),
  indices: indices.map(priced),
  crypto: crypto.map(priced),
};

/** All instruments with a page, by group. */
export const instruments: readonly Instrument[] = groups.flatMap((group) => instrumentsOf[group]);

/** Returns the instrument of a symbol; throws for an unknown one, which stops the build. */
export function findInstrument(symbol: string): Instrument {
  const found = instruments.find((one) => one.symbol === symbol);
  if (!found) throw new Error(`No instrument ${symbol}`);
  return found;
}
