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
export interface ConfiguredBrand extends Omit<BrandFile, "name" | "logo"> {
  readonly name?: string;
  readonly logo?: string;
  readonly fontFaces?: readonly FontFace[];
}

/** What a brand changes in a built page. */
export interface BrandStyles {
  /** The style sheet, which overrides that of the build. */
  readonly css: string;
  /** The path of the font to preload; null for none, undefined for that of the build. */
  readonly font?: string | null;
}

const toRule = ({ family, source, weight = "400", style = "normal" }: FontFace): string =>
  `@font-face{font-family:"${family}";src:url("${source}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`;

/** Creates the style sheet of a brand for pages that are built already. Throws what {@link createBrand} throws. */
export function createBrandStyles(brand: ConfiguredBrand): BrandStyles {
  const { name = "of the configuration", logo = "", fontFaces = [], ...facts } = brand;
  const css = fontFaces.map(toRule).join("") + createThemeStyleSheet(createBrand({ ...facts, name, logo }));
  const [first] = fontFaces;
  if (first) return { css, font: first.source };
  return brand.font.sans.startsWith(houseBrand.font.sans.split(",", 1).join())
    ? { css }
    : { css, font: null };
}
