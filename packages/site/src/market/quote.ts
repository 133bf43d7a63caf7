import type { Answers } from "../feed/shapes.ts";
import { edition } from "../feed/kept-edition.ts";

/** The time of the prices in the build. */
export const editionTime = new Date(edition.day.at);

/** A price of the edition. */
export interface Quote {
  readonly bid: number;
  readonly ask: number;
  /** The change since the end of the previous trading day, in per cent. */
  readonly change: number;
  /** Whether the market was open at that time. */
  readonly isOpen: boolean;
  /** Prices at equal distances of trading time, the oldest first. */
  readonly curve: readonly number[];
}

const quotesOf = ({ quotes }: Answers["Quotes"]) =>
  new Map(
    quotes.map(({ symbol, bid, ask, change, isOpen, curve }): [string, Quote] => [
      symbol,
      { bid: Number(bid), ask: Number(ask), change, isOpen, curve: curve.map(Number) },
    ]),
  );
const day = quotesOf(edition.day);
const week = quotesOf(edition.week);

/**
 * Returns the quote of an instrument, with a curve of the last day or week of trading; throws without one, which stops
 * the build.
 */
export function quoteOf({ symbol }: { readonly symbol: string }, curve: "day" | "week" = "day"): Quote {
  const quote = (curve === "day" ? day : week).get(symbol);
  if (!quote) throw new Error(`The edition has no quote of ${symbol}`);
  return quote;
}
