/** The width and height of a sparkline's path. */
export const sparkSize = { width: 44, height: 32 } as const;

/** Converts every other value of a day's curve to a path of integer steps, which is short. */
export function toSparkPath(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  let before = 0;
  return values
    .filter((_, index) => index % 2 === 1)
    .map((value, index) => {
      const height = Math.round(sparkSize.height * (1 - (value - low) / span));
      const step = index === 0 ? `M0 ${height}` : `l4 ${height - before}`;
      before = height;
      return step;
    })
    .join("");
}
