import { below, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, auto)",
  justifyContent: "space-between",
  gap: `${vars.space[8]} ${vars.space[6]}`,
  "@media": {
    // Paper is as narrow as a tablet, and no query of a screen applies to it.
    print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below("wide")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", justifyContent: "stretch" },
  },
});

export const figure = style({ display: "flex", flexDirection: "column-reverse", gap: vars.space[2] });

export const value = style({
  fontSize: "clamp(1.75rem, 0.6rem + 5.8vw, 4.25rem)",
  lineHeight: 1,
  fontWeight: 600,
  letterSpacing: "-0.05em",
  fontVariantNumeric: "lining-nums",
});

export const label = style({ color: vars.color.textMuted });
