import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const wrapper = style({ position: "relative", display: "inline-flex", flex: "none" });

export const feedback = style({
  position: "absolute",
  insetBlockEnd: "100%",
  insetInlineEnd: 0,
  zIndex: vars.layer.floating,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  whiteSpace: "nowrap",
  pointerEvents: "none",
});
