import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

const over = { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" } as const;

const tone = {
  brand: { color: vars.color.brand },
  positive: { color: vars.color.positiveMark },
  negative: { color: vars.color.negativeMark },
  /* Outgoing money is no error. Hollow, so that colour alone does not distinguish it from incoming money. */
  neutral: { color: vars.color.textMuted, background: "transparent" },
};

const filled = {
  border: "0.125rem solid currentColor",
  background: "currentColor",
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
} as const;

export const swatch = recipe({
  base: {
    ...filled,
    flex: "none",
    inlineSize: vars.space[3],
    blockSize: vars.space[3],
    borderRadius: "0.1875rem",
  },
  variants: { tone },
});

export const bars = style({ ...over, display: "flex" });

export const group = style({
  flex: 1,
  display: "flex",
  alignItems: "end",
  justifyContent: "center",
  gap: "10%",
  paddingInline: "3%",
  minInlineSize: 0,
});

export const bar = recipe({
  base: {
    ...filled,
    flex: 1,
    maxInlineSize: "1.75rem",
    borderStartStartRadius: vars.radius.small,
    borderStartEndRadius: vars.radius.small,
    borderBlockEndWidth: 0,
    "@media": { "(forced-colors: active)": { color: "CanvasText" } },
  },
  variants: { tone },
});

export const stretched = style({ ...over, overflow: "visible" });

const strokes = {
  brand: { color: vars.color.brand },
  positive: { color: vars.color.positiveMark },
  negative: { color: vars.color.negativeMark },
  neutral: { color: vars.color.textMuted },
};

export const line = recipe({
  base: {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
  variants: {
    tone: strokes,
    isDashed: { true: { strokeDasharray: "2 6" } },
    isDot: { true: { strokeWidth: 9 } },
  },
});

export const area = recipe({ base: { fill: "currentColor", opacity: 0.12 }, variants: { tone: strokes } });

export const sparkline = style({ display: "block", inlineSize: "100%", blockSize: vars.space[10] });
