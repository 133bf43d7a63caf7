import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  gap: vars.space[8],
});

export const feature = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[2],
  minInlineSize: 0,
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
