import type { ColorName } from "./tokens.ts";

/** A requirement that the contrast of `foreground` to each of `backgrounds` is at least `ratio` to 1. */
export interface ContrastPromise {
  foreground: ColorName;
  backgrounds: readonly ColorName[];
  ratio: 3 | 4.5;
}

const surfaces = ["canvas", "surface", "sunken", "floating"] as const;

/**
 * The contrast requirements of every theme: 4.5 for text, 3 for borders of controls, icons, fills and the focus ring.
 */
export const contrastPromises: readonly ContrastPromise[] = [
  { foreground: "text", backgrounds: [...surfaces, "hover", "pressed", "brandSoft"], ratio: 4.5 },
  {
    foreground: "text",
    backgrounds: ["positiveSoft", "negativeSoft", "warningSoft", "informationSoft"],
    ratio: 4.5,
  },
  { foreground: "textMuted", backgrounds: [...surfaces, "hover", "brandSoft"], ratio: 4.5 },
  { foreground: "brandText", backgrounds: [...surfaces, "hover", "brandSoft"], ratio: 4.5 },
  { foreground: "onBrand", backgrounds: ["brand", "brandHover", "brandPressed"], ratio: 4.5 },
  { foreground: "onNegative", backgrounds: ["negative", "negativeHover", "negativePressed"], ratio: 4.5 },
  { foreground: "positiveText", backgrounds: [...surfaces, "positiveSoft"], ratio: 4.5 },
  { foreground: "negativeText", backgrounds: [...surfaces, "negativeSoft"], ratio: 4.5 },
  { foreground: "warningText", backgrounds: [...surfaces, "warningSoft"], ratio: 4.5 },
  { foreground: "informationText", backgrounds: [...surfaces, "informationSoft"], ratio: 4.5 },
  { foreground: "borderStrong", backgrounds: ["canvas", "surface", "sunken", "floating"], ratio: 3 },
  { foreground: "focus", backgrounds: [...surfaces, "hover", "brandSoft"], ratio: 3 },
  { foreground: "brand", backgrounds: ["canvas", "surface"], ratio: 3 },
  { foreground: "negative", backgrounds: ["canvas", "surface"], ratio: 3 },
  { foreground: "positiveMark", backgrounds: ["canvas", "surface", "positiveSoft"], ratio: 3 },
  { foreground: "negativeMark", backgrounds: ["canvas", "surface", "negativeSoft"], ratio: 3 },
  { foreground: "warningMark", backgrounds: ["canvas", "surface", "warningSoft"], ratio: 3 },
  { foreground: "informationMark", backgrounds: ["canvas", "surface", "informationSoft"], ratio: 3 },
];
