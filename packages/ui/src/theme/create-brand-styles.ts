import type { BrandFile } from "./brand-file.ts";
import { createBrand } from "./create-brand.ts";
import { createThemeStyleSheet } from "./create-theme.ts";
import { houseBrand } from "./themes/house.ts";

/** A font file of a brand, on the origin of the pages. */
interface FontFace {
  /** The name by which `font` lists it. */
  readonly family: string;
  /** The path of a WOFF2 file. */
  readonly source: string;
  /** One weight, or the range of a variable font, such as `100 900`. */
  readonly weight?: string;
  readonly style?: "normal" | "italic";
}

/** A brand as the configuration of a portal has it. */
export interface ConfiguredBrand extends Partial<Omit<BrandFile, "accent">> {
  readonly accent: string;
  readonly fontFaces?: readonly FontFace[];
}

/** The changes of a brand in a built page. */
export interface BrandStyles {
  /** The style sheet, which overrides the style sheet of the build. */
  readonly css: string;
  /** The path of the font to preload; null for no font, undefined for the font of the build. */
  readonly font?: string | null;
}

const toRule = ({ family, source, weight = "400", style = "normal" }: FontFace): string =>
  `@font-face{font-family:"${family}";src:url("${source}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`;

/** The radius of the house's controls in px. */
const HOUSE_RADIUS = 10;

/**
 * Creates the style sheet of a brand for pages that are built already. Greys are tinted like the accent, and corners and
 * fonts are the house's, unless the brand has its own. Throws what {@link createBrand} throws.
 */
export function createBrandStyles({ fontFaces = [], ...brand }: ConfiguredBrand): BrandStyles {
  const facts: BrandFile = {
    name: "configured",
    neutral: brand.accent,
    radius: HOUSE_RADIUS,
    font: houseBrand.font,
    ...brand,
  };
  const css = fontFaces.map(toRule).join("") + createThemeStyleSheet(createBrand(facts));
  const [first] = fontFaces;
  if (first) return { css, font: first.source };
  const isHouse = facts.font.sans.startsWith(houseBrand.font.sans.split(",", 1).join());
  return isHouse ? { css } : { css, font: null };
}
