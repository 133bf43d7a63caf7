import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const emptyState = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[5],
  textAlign: "center",
});

export const disc = style({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  marginBlockEnd: vars.space[2],
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const words = style({ color: vars.color.textMuted, maxInlineSize: "26rem", textWrap: "balance" });

export const action = style({ paddingBlockStart: vars.space[3] });
