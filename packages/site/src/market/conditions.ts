import type { Instrument } from "../content/instruments/instrument.ts";

/** Returns the value of one lot in the currency of the quote. */
export const lotValue = ({ contract, price }: Instrument): number => contract * price;

/** Returns the margin of one lot at the maximum leverage, in the currency of the quote. */
export const lotMargin = (instrument: Instrument): number => lotValue(instrument) / instrument.leverage;

/** Returns the cost of the spread of one lot, in the currency of the quote. */
export const lotSpread = ({ contract, spread }: Instrument): number => contract * spread;

/** Returns a pip of a currency pair, and the smallest step of other instruments. */
export const pipOf = ({ group, digits }: Instrument): number =>
  group === "forex" ? 10 ** -(digits - 1) : 10 ** -digits;
