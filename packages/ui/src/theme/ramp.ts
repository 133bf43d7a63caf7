import type { Paint } from "./tokens.ts";

/** A colour family: OKLCH hue in degrees, and the chroma of its strongest steps. */
export interface Hue {
  hue: number;
  chroma: number;
}

/**
 * Twelve paints from the page's background (1) to its text (12); 8 is for borders of controls, 9 and 10 are solid
 * fills.
 */
export type Ramp = readonly Paint[];

const lightSteps = [0.988, 0.975, 0.957, 0.936, 0.912, 0.885, 0.835, 0.625, 0.525, 0.465, 0.445, 0.235];
const darkSteps = [0.165, 0.195, 0.235, 0.27, 0.3, 0.335, 0.4, 0.585, 0.525, 0.57, 0.785, 0.955];
const lightChroma = [0.03, 0.06, 0.1, 0.18, 0.25, 0.3, 0.36, 0.75, 1, 1, 0.85, 0.35];
const darkChroma = [0.18, 0.22, 0.32, 0.4, 0.45, 0.5, 0.6, 0.85, 1, 0.95, 0.55, 0.14];

const rounded = (value: number) => Number(value.toFixed(4));
const paintOf = (lightness: number, chroma: number, hue: number) =>
  `oklch(${rounded(lightness)} ${rounded(chroma)} ${hue})`;

/** Derives the twelve steps of a colour family in both schemes. */
export function createRamp({ hue, chroma }: Hue): Ramp {
  return lightSteps.map((light, index): Paint => [
    paintOf(light, chroma * (lightChroma[index] ?? 1), hue),
    paintOf(darkSteps[index] ?? light, chroma * (darkChroma[index] ?? 1), hue),
  ]);
}

/** Returns step 1 to 12 of a ramp. */
export function stepOf(ramp: Ramp, number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12): Paint {
  const paint = ramp[number - 1];
  if (paint === undefined) throw new Error(`A ramp has twelve steps; step ${number} is missing.`);
  return paint;
}
