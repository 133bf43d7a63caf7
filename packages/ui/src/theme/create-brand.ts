import type { Oklch } from "culori/fn";
import { deriveAccentPaints } from "./accent.ts";
import type { BrandFile } from "./brand-file.ts";
import { findContrastFailures, type ContrastFailure } from "./contrast-check.ts";
import { createTheme } from "./create-theme.ts";
import { toCss, toOklch } from "./oklch.ts";
import { houseBrand } from "./themes/house.ts";
import { colorNames, type Theme, type Tokens } from "./tokens.ts";

/** The maximum chroma of greys, which have the hue of the brand's neutral. */
const mostNeutralChroma = 0.04;

/** The maximum radius of elements as small as a checkbox, in px. */
const mostSmallRadius = 6;

/** The error of a brand with unreadable pairs of colours, in `failures` and in the message. */
export class BrandError extends Error {
  override readonly name = "BrandError";
  readonly failures: readonly ContrastFailure[];

  constructor(brand: string, failures: readonly ContrastFailure[]) {
    const pairs = failures.map(
      ({ foreground, background, scheme, reached, needed }) =>
        `${foreground} on ${background} reaches ${reached.toFixed(2)} to 1 in the ${scheme} scheme and needs ${needed}`,
    );
    super(`The brand "${brand}" cannot be read well enough: ${pairs.join("; ")}.`);
    this.failures = failures;
  }
}

function colourOf(file: BrandFile, field: "accent" | "accentDark" | "neutral", hex: string): Oklch {
  const colour = /^#([\da-f]{3}|[\da-f]{6})$/i.test(hex) ? toOklch(hex) : undefined;
  if (colour === undefined)
    throw new TypeError(
      `The brand "${file.name}" gives "${hex}" as ${field}; a hex colour such as #0f6b4f is wanted.`,
    );
  return colour;
}

function radiiOf({ name, radius }: BrandFile): Tokens["radius"] {
  if (!(radius >= 0 && radius <= 24))
    throw new TypeError(`The brand "${name}" gives ${radius} as radius; 0 to 24 px are wanted.`);
  const rem = (factor: number) => `${Number(((radius * factor) / 16).toFixed(4))}rem`;
  // A checkbox must differ from a radio button.
  const small = radius === 0 ? 0 : Math.min(0.6, mostSmallRadius / radius);
  return { small: rem(small), medium: rem(1), large: rem(1.6), pill: radius === 0 ? "0" : "999px" };
}

/** Font stacks become CSS as they are, so they must not end their declaration or the page's `<style>`. */
function fontOf({ name, font }: BrandFile): Tokens["font"] {
  const wrong = [font.sans, font.mono].find((stack) => /[;{}<>]/.test(stack));
  if (wrong !== undefined)
    throw new TypeError(
      `The brand "${name}" gives "${wrong}" as font; a font stack without semicolons, braces and angle brackets is wanted.`,
    );
  return font;
}

function withinGamut(theme: Theme): Theme {
  const color = { ...theme.color };
  const shown = (css: string) => {
    const colour = toOklch(css);
    return colour === undefined ? css : toCss(colour);
  };
  for (const name of colorNames) color[name] = [shown(color[name][0]), shown(color[name][1])];
  return { ...theme, color };
}

/**
 * Creates a theme, light and dark, from a brand's few facts. All ramps are derived in OKLCH; semantic colours
 * (positive, negative, warning, information) have the house's hues. Throws a {@link BrandError} that names each
 * unreadable pair of colours, and a `TypeError` for an invalid colour, radius or font stack.
 *
 * @example
 * import meridian from "@broker/ui/brands/meridian.json";
 * const css = createThemeStyleSheet(createBrand(meridian));
 */
export function createBrand(file: BrandFile): Theme {
  const accent = colourOf(file, "accent", file.accent);
  const neutral = colourOf(file, "neutral", file.neutral);
  const accentDark =
    file.accentDark === undefined ? undefined : colourOf(file, "accentDark", file.accentDark);
  const derived = withinGamut(
    createTheme({
      ...houseBrand,
      name: file.name,
      accent: { hue: accent.h ?? 0, chroma: accent.c },
      neutral: { hue: neutral.h ?? 0, chroma: Math.min(neutral.c, mostNeutralChroma) },
      font: fontOf(file),
      radius: radiiOf(file),
    }),
  );
  const color = { ...derived.color, ...deriveAccentPaints(derived, accent, accentDark) };
  const { logo, logoDark } = file;
  const logos = { ...(logo !== undefined && { logo }), ...(logoDark !== undefined && { logoDark }) };
  const theme = { ...derived, ...logos, color };
  const failures = findContrastFailures(theme);
  if (failures.length > 0) throw new BrandError(file.name, failures);
  return theme;
}
