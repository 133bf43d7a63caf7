import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const summary = style({ borderRadius: vars.radius.medium });

export const list = style({ display: "flex", flexDirection: "column" });

export const item = style({
  display: "inline-block",
  paddingBlock: vars.space[1],
  color: vars.color.negativeText,
  textUnderlineOffset: "0.2em",
});
