import { nice, ticks } from "d3-array";

/** Maps a value to its position on an axis, in px. */
export interface ValueAxis {
  (value: number): number;
  /** Round values for labels, about as many as requested. */
  readonly ticks: (count: number) => readonly number[];
}

/** Creates an axis from 0 to a round value above `most`, between two positions. */
export function createValueAxis(most: number, [bottom, top]: readonly [number, number]): ValueAxis {
  // Not d3-scale's linear scale, which imports colour mixing and formats: 6 kB.
  const [low, high] = nice(0, most || 1, 4);
  const place = (value: number) => bottom + ((value - low) / (high - low)) * (top - bottom);
  // Without values only the base line is labelled: fractions of 1 would be shown as $0, $0, $1.
  return Object.assign(place, { ticks: (count: number) => (most === 0 ? [0] : ticks(low, high, count)) });
}
