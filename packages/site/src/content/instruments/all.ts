import { commodities } from "./commodities.ts";
import { crypto } from "./crypto.ts";
import { forex } from "./forex.ts";
import { indices } from "./indices.ts";
import { type Group, groups, type Instrument } from "./instrument.ts";
import { stocks } from "./stocks.ts";

export const instrumentsOf: Readonly<Record<Group, readonly Instrument[]>> = {
  forex,
  stocks,
  commodities,
  indices,
  crypto,
};

/** Every instrument that has a page, group by group. */
export const instruments: readonly Instrument[] = groups.flatMap((group) => instrumentsOf[group]);

/** The instrument of a symbol that pages name; a misspelt one stops the build. */
export function instrument(symbol: string): Instrument {
  const found = instruments.find((one) => one.symbol === symbol);
  if (!found) throw new Error(`No instrument ${symbol}`);
  return found;
}
