import type { Instrument } from "../content/instruments/instrument.ts";

/** The moment of the prices that pages are made with. */
export const editionTime = new Date("2026-11-20T14:05:00Z");

/** A price of the demonstration market. */
export interface Quote {
  readonly bid: number;
  readonly ask: number;
  /** Since the day's start, in per cent. */
  readonly change: number;
  /** Prices of the last day, the oldest first. */
  readonly curve: readonly number[];
}

const POINTS = 40;

/** A stream of numbers from 0 to 1 that is the same for the same name. */
export function randomOf(name: string): () => number {
  let state = 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The quote of an instrument at the time of the edition: a walk through a day that is as wild as the instrument, and
 * ends at its price.
 */
export function quoteOf({ symbol, price, spread, volatility }: Instrument): Quote {
  const random = randomOf(symbol);
  const step = (volatility / 100 / Math.sqrt(POINTS)) * 0.85;
  const drift = (random() - 0.46) * step * 0.35;
  const walk = [1];
  for (let index = 1; index < POINTS; index += 1) {
    const last = walk[index - 1] ?? 1;
    walk.push(last * (1 + drift + (random() + random() + random() - 1.5) * step));
  }
  const end = walk[POINTS - 1] ?? 1;
  const curve = walk.map((value) => (value / end) * price);
  const start = curve[0] ?? price;
  return {
    bid: price - spread / 2,
    ask: price + spread / 2,
    change: (price / start - 1) * 100,
    curve,
  };
}
