import type { Instrument } from "../content/instruments/instrument.ts";

/** Value of one lot in the currency of the quote. */
export const lotValue = ({ contract, price }: Instrument): number => contract * price;

/** Margin of one lot at the highest leverage, in the currency of the quote. */
export const lotMargin = (instrument: Instrument): number => lotValue(instrument) / instrument.leverage;

/** What the spread of one lot costs, in the currency of the quote. */
export const lotSpread = ({ contract, spread }: Instrument): number => contract * spread;

/** A pip of a currency pair, and the smallest step of everything else. */
export const pipOf = ({ group, digits }: Instrument): number =>
  group === "forex" ? 10 ** -(digits - 1) : 10 ** -digits;
