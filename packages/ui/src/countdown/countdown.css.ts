import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const countdown = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[2],
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

export const clock = recipe({
  base: {
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: vars.weight.medium,
    color: vars.color.text,
    /* Minutes precede seconds in every language. */
    direction: "ltr",
    unicodeBidi: "isolate",
  },
  variants: {
    isUrgent: { true: { color: vars.color.warningText } },
    /* Reserves the space until the client's clock is known. */
    isKnown: { false: { visibility: "hidden" } },
  },
});
