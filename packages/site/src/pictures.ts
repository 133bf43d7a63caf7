/** A picture of the product, as `tools/take-pictures.ts` takes it. */
export interface Picture {
  readonly name: string;
  /** The widths of the AVIF files, in px; the WebP file has the first one. */
  readonly widths: readonly [number, number, ...number[]];
}

export const pictures = {
  dashboard: { name: "dashboard", widths: [680, 1360, 2040] },
  add: { name: "add", widths: [588, 1176] },
  convert: { name: "convert", widths: [588, 1176] },
  trade: { name: "trade", widths: [510, 1020] },
} as const satisfies Record<string, Picture>;

export type Scheme = "light" | "dark";

/** The file of a picture in a scheme. */
export const avifOf = ({ name }: Picture, scheme: Scheme, width: number): string =>
  `${name}-${scheme}-${width}.avif`;
/** The file for browsers without AVIF, which are older than the site's styles support: light in both schemes. */
export const webpOf = ({ name }: Picture): string => `${name}.webp`;

/** The preview image of shared links. */
export const SHARE = "share.png";
