/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Returns the path through points, which is level at each, so that it never exceeds a value. */
export const toCurve = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      const [before, level] = points[index - 1] ?? [x, y];
      const middle = (before + x) / 2;
      return index === 0 ? `M${x} ${y}` : `C${middle} ${level} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
