import type { Instrument } from "../content/instruments/instrument.ts";

/** Returns the value of one lot in the currency of the quote. */
export const lotValueOf = ({ contract, price }: Instrument): number => contract * price;

/** Returns the margin of one lot at the maximum leverage, in the currency of the quote. */
export const lotMarginOf = (instrument: Instrument): number => lotValueOf(instrument) / instrument.leverage;

/** Returns the cost of the spread of one lot, in the currency of the quote. */
export const lotSpreadOf = ({ contract, spread }: Instrument): number => contract * spread;

/** Returns a pip of a currency pair, and the smallest step of other instruments. */
export const pipOf = ({ group, digits }: Instrument): number =>
  group === "forex" ? 10 ** -(digits - 1) : 10 ** -digits;
