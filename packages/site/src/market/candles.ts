import type { Quote } from "./quote.ts";

/** A period with its opening, extreme and closing prices. */
export interface Candle {
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
}

/** Returns a generator of numbers from 0 to 1 that depends on the name only. */
function randomOf(name: string): () => number {
  let state = 0;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Divides a curve into candles, with wicks that are the same in every build. */
export function candlesOf({ curve }: Quote, count: number): readonly Candle[] {
  const random = randomOf(`${curve[0]}${count}`);
  const span = Math.max(...curve) - Math.min(...curve);
  const at = (position: number) => {
    const index = position * (curve.length - 1);
    const before = curve[Math.floor(index)] ?? 0;
    const after = curve[Math.ceil(index)] ?? before;
    return before + (after - before) * (index % 1);
  };
  return Array.from({ length: count }, (_, index) => {
    const shake = () => (random() - 0.5) * span * 0.08;
    const open = at(index / count) + shake();
    const close = at((index + 1) / count) + shake();
    const wick = () => random() * span * 0.06;
    return { open, close, high: Math.max(open, close) + wick(), low: Math.min(open, close) - wick() };
  });
}
