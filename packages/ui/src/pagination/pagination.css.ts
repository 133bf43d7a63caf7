import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const pagination = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

export const summary = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const buttons = style({ display: "flex", gap: vars.space[2] });
