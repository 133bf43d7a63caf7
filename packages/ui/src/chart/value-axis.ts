import { nice, ticks } from "d3-array";

/** Where a value lies on an axis, in px. */
export interface ValueAxis {
  (value: number): number;
  /** Round values to write beside the axis, about as many as wanted. */
  readonly ticks: (count: number) => readonly number[];
}

/** An axis from 0 to a round value above `most`, whose ends lie at the two places. */
export function valueAxis(most: number, [bottom, top]: readonly [number, number]): ValueAxis {
  // Without d3-scale's linear scale, which brings the mixing of colours and formats of its own: 6 kB.
  const [low, high] = nice(0, most || 1, 4);
  const place = (value: number) => bottom + ((value - low) / (high - low)) * (top - bottom);
  // Without a value there is nothing to write but the base line: parts of 1 would read $0, $0, $1.
  return Object.assign(place, { ticks: (count: number) => (most === 0 ? [0] : ticks(low, high, count)) });
}
