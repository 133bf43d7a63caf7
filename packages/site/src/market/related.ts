import { instruments } from "../content/instruments/all.ts";
import type { Instrument } from "../content/instruments/instrument.ts";
import type { SiteLanguage } from "../languages.ts";
import { type EconomicEvent, listEvents, hasPage } from "./calendar.ts";
import { type Piece, listPieces } from "./news.ts";
import { editionTime } from "./quote.ts";

/** The maximum number of items of each kind. */
const MOST = 5;

/** The indices of the stock exchanges of a currency. */
const indicesOf: Readonly<Record<string, readonly string[]>> = {
  USD: ["US500", "NAS100"],
  EUR: ["GER40", "EU50"],
  GBP: ["UK100"],
  JPY: ["JPN225"],
  CNY: ["HK50"],
  AUD: ["AUS200"],
};

/** Returns the instruments that an event moves: pairs of its currency, and indices of its exchanges. */
export function listMovedInstruments({ currency, kind }: EconomicEvent): readonly Instrument[] {
  const isOil = kind === "stocks";
  const pairs = instruments.filter(({ group, symbol }) => group === "forex" && symbol.includes(currency));
  const own = instruments.filter(({ symbol }) => indicesOf[currency]?.includes(symbol));
  const oil = instruments.filter(({ symbol }) => symbol.endsWith("OIL"));
  return isOil ? oil : [...pairs.slice(0, MOST - own.length), ...own];
}

/** Returns whether the figures of a currency move an instrument. */
const isMovedBy = ({ symbol, group, quote }: Instrument, currency: string): boolean =>
  quote === currency || (group === "forex" && symbol.startsWith(currency));

/** Returns the next publications that move an instrument, the more important ones only. */
export const listComingEvents = (of: Instrument, language: SiteLanguage): readonly EconomicEvent[] =>
  listEvents(language)
    .filter((event) => hasPage(event) && Date.parse(event.at) > editionTime.getTime())
    .filter(({ currency, importance }) => importance !== "low" && isMovedBy(of, currency))
    .slice(0, MOST);

/** Returns the articles about an instrument. */
export const listPiecesAbout = ({ symbol }: Instrument, language: SiteLanguage): readonly Piece[] =>
  listPieces(language)
    .filter(({ symbols }) => symbols.includes(symbol))
    .slice(0, MOST);
