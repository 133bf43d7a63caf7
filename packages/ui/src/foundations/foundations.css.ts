import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const swatch = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "9rem",
  minBlockSize: vars.space[12],
  borderRadius: vars.radius.small,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const pair = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const ruler = style({
  blockSize: vars.space[4],
  background: vars.color.brand,
  borderRadius: vars.radius.small,
});
