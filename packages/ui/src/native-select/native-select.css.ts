import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const frame = style({ position: "relative" });

export const select = style({
  appearance: "none",
  outline: "none",
  cursor: "pointer",
  paddingInlineEnd: vars.space[10],
  selectors: {
    "&[data-placeholder]": { color: vars.color.textMuted },
  },
});

export const sign = style({
  position: "absolute",
  insetInlineEnd: vars.space[3],
  color: vars.color.textMuted,
  pointerEvents: "none",
});
