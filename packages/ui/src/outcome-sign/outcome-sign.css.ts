import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

const draw = keyframes({ from: { strokeDashoffset: 1 } });

export const sign = recipe({
  base: { display: "block", inlineSize: "3.5rem", blockSize: "3.5rem", fill: "currentColor" },
  variants: {
    outcome: {
      success: { color: vars.color.positiveSoft },
      failure: { color: vars.color.negativeSoft },
      waiting: { color: vars.color.brandSoft },
    },
  },
});

export const stroke = recipe({
  base: {
    fill: "none",
    strokeWidth: 3,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    strokeDasharray: 1,
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        animation: `${draw} 160ms ${vars.easing.out} ${vars.duration.backdrop} backwards`,
      },
      "(forced-colors: active)": { stroke: "CanvasText" },
    },
  },
  variants: {
    outcome: {
      success: { stroke: vars.color.positiveText },
      failure: { stroke: vars.color.negativeText },
      waiting: { stroke: vars.color.brandText },
    },
  },
});

export const ring = style({
  "@media": { "(forced-colors: active)": { stroke: "CanvasText", fill: "Canvas" } },
});
