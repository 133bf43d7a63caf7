import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const picture = style({ inlineSize: "100%", blockSize: "auto" });

export const shape = recipe({
  base: { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" },
  variants: {
    tone: {
      grid: { stroke: vars.color.border, strokeWidth: 1 },
      contour: { stroke: vars.color.brandLine, strokeWidth: 1.25 },
      line: { stroke: vars.color.brandText, strokeWidth: 2.5 },
      area: { fill: vars.color.brandSoft, opacity: 0.65 },
      rise: { stroke: vars.color.positiveMark, fill: vars.color.positiveSoft, strokeWidth: 1.5 },
      fall: { stroke: vars.color.borderStrong, fill: vars.color.canvas, strokeWidth: 1.5 },
      dot: { fill: vars.color.brandText },
      ring: { stroke: vars.color.brandText, strokeWidth: 1.25, opacity: 0.45 },
    },
  },
});
