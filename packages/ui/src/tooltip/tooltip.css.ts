import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const tooltip = style({
  maxInlineSize: "16rem",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.canvas,
  border: `${vars.stroke.thin} solid transparent`,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
