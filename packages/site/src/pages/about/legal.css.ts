import { from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const row = style({
  display: "grid",
  gap: `${vars.space[2]} ${vars.space[8]}`,
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  alignItems: "baseline",
  "@media": { [from("large")]: { gridTemplateColumns: "3rem minmax(0, 5fr) minmax(0, 6fr) auto" } },
});

export const number = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const name = style({
  fontSize: "1.375rem",
  lineHeight: 1.25,
  fontWeight: 600,
  letterSpacing: "-0.022em",
});
