import { instruments } from "../content/instruments/all.ts";
import type { Instrument } from "../content/instruments/instrument.ts";
import { quoteOf } from "./quote.ts";

/** The orders of the list of all instruments, besides that by group. */
export const orders = ["by-move", "by-spread", "by-symbol"] as const;
export type Order = (typeof orders)[number];

const compare: Readonly<Record<Order, (one: Instrument, other: Instrument) => number>> = {
  "by-move": (one, other) => Math.abs(quoteOf(other).change) - Math.abs(quoteOf(one).change),
  "by-spread": (one, other) => one.spread / one.price - other.spread / other.price,
  "by-symbol": (one, other) => (one.symbol < other.symbol ? -1 : 1),
};

/** Sorts all instruments: by the largest move of the day, by the narrowest relative spread, or by symbol. */
export const sortInstruments = (order: Order): readonly Instrument[] => instruments.toSorted(compare[order]);
