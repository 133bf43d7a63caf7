/** The groups of instruments, in the order of the menu. */
export const groups = ["forex", "stocks", "commodities", "indices", "crypto"] as const;
export type Group = (typeof groups)[number];

/** The trading hours of an instrument, in the zone of its market. */
export interface Hours {
  readonly zone: string;
  /** The first and the last day, 1 for Monday to 7 for Sunday. */
  readonly days: readonly [number, number];
  /** Local times as `HH:MM`; `24:00` ends a day. */
  readonly from: string;
  readonly to: string;
}

/** An instrument with its trading conditions. */
export interface InstrumentFacts {
  readonly symbol: string;
  readonly name: string;
  readonly group: Group;
  /** The number of decimals of a quote. */
  readonly digits: number;
  /** The typical spread in units of the price, in a Standard account. */
  readonly spread: number;
  /** The maximum leverage, as 1 to this. */
  readonly leverage: number;
  /** The number of units of one lot. */
  readonly contract: number;
  /** The unit: a currency, a share, a barrel. */
  readonly unit: string;
  readonly quote: string;
  /** The yearly financing of an overnight position in per cent of its value. */
  readonly swap: { readonly long: number; readonly short: number };
  readonly hours: Hours;
}

/** An instrument with its mid price in the edition of the build. */
export interface Instrument extends InstrumentFacts {
  readonly price: number;
}

/** Returns the address of an instrument within its group. */
export const slugOf = ({ symbol }: InstrumentFacts): string =>
  symbol.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
