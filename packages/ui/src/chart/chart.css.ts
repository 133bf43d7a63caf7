import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  position: "relative",
  minInlineSize: 0,
});

export const picture = recipe({
  base: { inlineSize: "100%", blockSize: "16.25rem", overflow: "visible", direction: "ltr" },
  /* Reserves its space from the first paint on, and hides the unmeasured drawing. */
  variants: { isMeasured: { true: {}, false: { visibility: "hidden" } } },
});

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });

const tone = {
  brand: { color: vars.color.brand },
  positive: { color: vars.color.positiveMark },
  negative: { color: vars.color.negativeMark },
  /* Outgoing money is no error. */
  neutral: { color: vars.color.textMuted },
};

/* Hollow, so that colour alone does not distinguish outgoing from incoming money. */
const hollow = { color: vars.color.textMuted, fillOpacity: 0.2, stroke: "currentColor", strokeWidth: 2 };

export const swatch = recipe({
  base: {
    flex: "none",
    inlineSize: vars.space[3],
    blockSize: vars.space[3],
    borderRadius: "0.1875rem",
    border: "0.125rem solid currentColor",
    background: "currentColor",
    forcedColorAdjust: "none",
  },
  variants: { tone: { ...tone, neutral: { ...tone.neutral, background: "transparent" } } },
});

export const bar = recipe({
  base: { fill: "currentColor" },
  variants: { tone: { ...tone, neutral: hollow } },
});

export const line = recipe({
  base: {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
  },
  variants: { tone, isDashed: { true: { strokeDasharray: "2 6" } }, isDot: { true: { strokeWidth: 9 } } },
});

export const area = recipe({ base: { fill: "currentColor", opacity: 0.12 }, variants: { tone } });

export const gridLine = style({ stroke: vars.color.border, strokeWidth: 1 });

export const tick = style({
  fill: vars.color.textMuted,
  fontSize: "0.875rem",
  fontVariantNumeric: "tabular-nums",
});

export const sparkline = recipe({
  base: { display: "block", inlineSize: "100%" },
  variants: { size: { small: { blockSize: vars.space[10] }, large: { blockSize: "7rem" } } },
});
