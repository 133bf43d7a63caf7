/**
 * A screen of the product as `tools/take-pictures.ts` leaves it in `public/site`: in both schemes, as AVIF in these widths
 * and as WebP in the second of them.
 */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly [number, number, ...number[]];
}

export const pictures = {
  dashboard: { name: "dashboard", width: 1360, height: 880, widths: [680, 1360, 2040] },
  add: { name: "add", width: 588, height: 358, widths: [588, 1176] },
  convert: { name: "convert", width: 588, height: 422, widths: [588, 1176] },
  trade: { name: "trade", width: 510, height: 494, widths: [510, 1020] },
} as const satisfies Record<string, Picture>;
