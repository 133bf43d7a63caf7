import { createVar, keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { calm, recipe, style } from "../theme/layered.ts";

const slide = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

/** The progress as a percentage. */
export const done = createVar();

export const progress = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  inlineSize: "100%",
});

export const head = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[3],
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const track = style({
  position: "relative",
  blockSize: vars.space[2],
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  background: vars.color.pressed,
  "@media": { "(forced-colors: active)": { border: `${vars.stroke.thin} solid CanvasText` } },
});

export const bar = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: done,
    borderRadius: vars.radius.pill,
    background: vars.color.brand,
    transition: `inline-size ${vars.duration.base} ${vars.easing.out}`,
    "@media": { "(forced-colors: active)": { background: "Highlight" } },
  },
  variants: {
    unknown: {
      true: {
        inlineSize: "40%",
        animation: `${slide} 1.2s ${vars.easing.inOut} infinite`,
        "@media": { [calm]: { animation: "none", inlineSize: "100%", opacity: 0.5 } },
      },
    },
  },
});
