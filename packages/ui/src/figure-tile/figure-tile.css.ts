import { vars } from "../theme/contract.css.ts";
import { below, style } from "../theme/layered.ts";

export const tile = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.elevation.raised,
  "@media": { [below("small")]: { padding: vars.space[4] } },
});

export const label = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
});

export const value = style({
  minBlockSize: vars.text.headingLine,
  display: "flex",
  alignItems: "center",
  "@media": { [below("small")]: { minBlockSize: vars.text.titleLine } },
});

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
