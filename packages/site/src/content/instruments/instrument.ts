/** The groups of instruments, in the order of the menu. */
export const groups = ["forex", "stocks", "commodities", "indices", "crypto"] as const;
export type Group = (typeof groups)[number];

/** When an instrument trades, in the zone of its market. */
export interface Hours {
  readonly zone: string;
  /** First and last day, 1 for Monday to 7 for Sunday. */
  readonly days: readonly [number, number];
  /** Local times as `HH:MM`; `24:00` ends a day. */
  readonly from: string;
  readonly to: string;
}

/** Something that can be traded, with what trading it takes. */
export interface Instrument {
  readonly symbol: string;
  readonly name: string;
  readonly group: Group;
  /** Price of the last edition, about which the demonstration market moves. */
  readonly price: number;
  /** Digits after the point of a quote. */
  readonly digits: number;
  /** Typical spread in units of the price, in a Standard account. */
  readonly spread: number;
  /** Highest leverage, as 1 to this. */
  readonly leverage: number;
  /** Units of one lot. */
  readonly contract: number;
  /** What a unit is: a currency, a share, a barrel. */
  readonly unit: string;
  readonly quote: string;
  /** Yearly financing in per cent of the position's value, held over night. */
  readonly swap: { readonly long: number; readonly short: number };
  readonly hours: Hours;
  /** Typical movement of a day, in per cent. */
  readonly volatility: number;
}

/** The address of an instrument within its group. */
export const slugOf = ({ symbol }: Instrument): string => symbol.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
