import { type Quote, randomOf } from "./quote.ts";

/** A stretch of time: where the price began, went and ended. */
export interface Candle {
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
}

/** Cuts a curve into candles, with wicks that are the same in every build. */
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
