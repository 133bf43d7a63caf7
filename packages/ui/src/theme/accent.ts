import { wcagContrast, type Oklch } from "culori/fn";
import { toCss, toOklch } from "./oklch.ts";
import type { Paint, Theme } from "./tokens.ts";

const white = "oklch(0.995 0 0)";
const ink = "oklch(0.14 0 0)";

interface Solid {
  brand: string;
  brandHover: string;
  brandPressed: string;
  onBrand: string;
}

/**
 * Derives a fill of exactly this colour, with white or dark text on it, and pressed shades of higher contrast to the
 * text.
 */
function solidOf(colour: Oklch): Solid {
  const brand = toCss(colour);
  const isDark = wcagContrast(white, brand) >= 4.5;
  const shade = (by: number) => toCss({ ...colour, l: colour.l + (isDark ? -by : by) });
  return { brand, brandHover: shade(0.05), brandPressed: shade(0.08), onBrand: isDark ? white : ink };
}

/**
 * Derives the solid fill of a brand. Light: `accent` itself. Dark: `accentDark`, or `accent` where its contrast to dark
 * surfaces suffices, or a fill that the theme derives from it.
 */
export function deriveAccentPaints(
  theme: Theme,
  accent: Oklch,
  accentDark?: Oklch,
): Record<keyof Solid, Paint> {
  const { brand, canvas, surface } = theme.color;
  const standsOut = [canvas[1], surface[1]].every((behind) => wcagContrast(toCss(accent), behind) >= 3);
  const light = solidOf(accent);
  const dark = solidOf(accentDark ?? (standsOut ? accent : (toOklch(brand[1]) ?? accent)));
  return {
    brand: [light.brand, dark.brand],
    brandHover: [light.brandHover, dark.brandHover],
    brandPressed: [light.brandPressed, dark.brandPressed],
    onBrand: [light.onBrand, dark.onBrand],
  };
}
