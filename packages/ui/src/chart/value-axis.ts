/** The axis of a chart: its lowest and highest value, and the round values between them that have a label. */
export interface ValueAxis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Returns the smallest of 1, 2, 5, 10, 20, 50, and so on, that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** Creates an axis without labels that contains 0 and all values, and ends with them. */
export function createBareAxis(values: readonly number[]): ValueAxis {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return { low, high: low === high ? 1 : high, ticks: [] };
}

/** Creates an axis that contains 0 and all values, with at most six round values. */
export function createValueAxis(values: readonly number[]): ValueAxis {
  const { low: least, high: most } = createBareAxis(values);
  // Without values only the base line is labelled: fractions of 1 would be shown as $0, $0, $1.
  if (values.every((value) => value === 0)) return { low: 0, high: 1, ticks: [0] };
  const step = roundStep((most - least) / 4);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { low: first * step, high: last * step, ticks };
}

/** Returns the height of a value in percent of the axis. */
export const heightOf = ({ low, high }: ValueAxis, value: number): number =>
  ((value - low) / (high - low)) * 100;
