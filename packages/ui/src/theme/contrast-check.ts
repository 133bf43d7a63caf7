import { wcagContrast } from "culori/fn";
import { contrastPromises } from "./contrast.ts";
import { registerColourSpaces } from "./oklch.ts";
import type { ColorName, Theme } from "./tokens.ts";

/** A pair of colours that cannot be told apart well enough, with the ratio it reaches and the one it needs. */
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

/**
 * Every pair of a theme that misses its contrast, in both schemes; empty when all is readable.
 *
 * @example
 * expect(contrastFailures(acme)).toEqual([]);
 */
export function contrastFailures({ color }: Theme): ContrastFailure[] {
  registerColourSpaces();
  return contrastPromises.flatMap(({ foreground, backgrounds, ratio: needed }) =>
    backgrounds.flatMap((background) =>
      schemes.flatMap(([scheme, index]) => {
        const reached = wcagContrast(color[foreground][index], color[background][index]);
        return reached >= needed ? [] : [{ foreground, background, scheme, reached, needed }];
      }),
    ),
  );
}
