import { from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const result = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.border}`,
});

export const amount = style({
  minBlockSize: "1.2em",
  fontSize: "2rem",
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: "-0.03em",
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** Reserves its line while it is empty, so that the layout does not shift. */
export const dollars = style({ display: "block", minBlockSize: "1.5em", color: vars.color.textMuted });

export const words = style({ display: "grid", gap: vars.space[3] });
export const formula = style({ fontWeight: vars.weight.medium, textWrap: "pretty" });
export const note = style({ display: "grid", gap: vars.space[3], paddingBlockEnd: vars.space[6] });

export const fields = style({
  display: "grid",
  gap: vars.space[5],
  alignItems: "start",
  "@media": { [from("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
