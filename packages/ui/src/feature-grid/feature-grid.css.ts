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
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const sign = style({
  display: "grid",
  placeItems: "center",
  alignSelf: "flex-start",
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
