import { globalStyle, keyframes } from "@vanilla-extract/css";
import { layers, vars } from "./contract.css.ts";
import { calm, style } from "./layered.ts";

const mark = keyframes({ from: { background: vars.color.brandSoft } });

/**
 * Marks a row that has just arrived by its background, which fades after two seconds. Without motion the background
 * stays as long as the row is rendered.
 */
export const arrived = style({
  animation: `${mark} ${vars.duration.slow} ${vars.easing.out} 2s backwards`,
  "@media": { [calm]: { animation: "none", background: vars.color.brandSoft } },
});

// A cell that stays in view has a background of its own.
globalStyle(`${arrived} > td`, {
  "@layer": {
    [layers.components]: {
      animation: `${mark} ${vars.duration.slow} ${vars.easing.out} 2s backwards`,
      "@media": { [calm]: { animation: "none", background: vars.color.brandSoft } },
    },
  },
});
