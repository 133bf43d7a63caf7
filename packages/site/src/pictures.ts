/** A drawn screen in several widths. */
export interface Drawing {
  readonly name: string;
  /** The widths of the AVIF files, in px; the WebP file has the first one. */
  readonly widths: readonly [number, number, ...number[]];
}

/** A picture of the product, as `tools/take-pictures.ts` takes it. */
export interface Picture extends Drawing {
  /** The same screen as a phone shows it, for pages as narrow; it has no WebP file. */
  readonly narrow?: Drawing;
}

export const pictures = {
  dashboard: {
    name: "dashboard",
    widths: [680, 1360, 2040],
    narrow: { name: "phone", widths: [390, 680, 780] },
  },
  add: { name: "add", widths: [588, 1176] },
  convert: { name: "convert", widths: [588, 1176] },
  trade: { name: "trade", widths: [510, 1020] },
} as const satisfies Record<string, Picture>;

export type Scheme = "light" | "dark";

/** The file of a picture in a scheme. */
export const avifOf = ({ name }: Drawing, scheme: Scheme, width: number): string =>
  `${name}-${scheme}-${width}.avif`;
/** The file for browsers without AVIF, which are older than the site's styles support: light in both schemes. */
export const webpOf = ({ name }: Picture): string => `${name}.webp`;

/** The preview image of shared links. */
export const SHARE = "share.png";
