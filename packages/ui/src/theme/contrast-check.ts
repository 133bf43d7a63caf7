import { wcagContrast } from "culori/fn";
import { contrastPromises } from "./contrast.ts";
import { registerColourSpaces } from "./oklch.ts";
import type { ColorName, Theme } from "./tokens.ts";

/** A pair of colours with too little contrast: the actual ratio and the required one. */
export interface ContrastFailure {
  foreground: ColorName;
  background: ColorName;
  scheme: "light" | "dark";
  reached: number;
  needed: number;
}

const schemes = [
  ["light", 0],
  ["dark", 1],
] as const;

/** Measures every pair of a theme's colours that has a contrast requirement, in both schemes. */
export function listContrasts({ color }: Theme): ContrastFailure[] {
  registerColourSpaces();
  return contrastPromises.flatMap(({ foreground, backgrounds, ratio: needed }) =>
    backgrounds.flatMap((background) =>
      schemes.map(([scheme, index]) => {
        const reached = wcagContrast(color[foreground][index], color[background][index]);
        return { foreground, background, scheme, reached, needed };
      }),
    ),
  );
}

/**
 * Lists every pair of a theme's colours with too little contrast, in both schemes; empty for a readable theme.
 *
 * @example
 * const isReadable = findContrastFailures(house).length === 0;
 */
export function findContrastFailures(theme: Theme): ContrastFailure[] {
  return listContrasts(theme).filter(({ reached, needed }) => reached < needed);
}
