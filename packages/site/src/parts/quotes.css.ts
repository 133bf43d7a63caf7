import { below, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const rise = style({ color: vars.color.positiveText });
export const fall = style({ color: vars.color.negativeText });

export const change = style({ fontVariantNumeric: "tabular-nums lining-nums", whiteSpace: "nowrap" });

export const spark = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "2.25rem",
  overflow: "visible",
});

export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(8, minmax(0, 1fr))",
  borderBlock: `1px solid ${vars.color.border}`,
  overflow: "hidden",
  "@media": {
    [below("wide")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    [below("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const ticker = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[4],
  color: vars.color.text,
  textDecorationLine: "none",
  // Lines between neighbours, in whatever number of columns.
  boxShadow: `-1px 0 0 ${vars.color.border}, 0 -1px 0 ${vars.color.border}`,
  selectors: { "[dir=rtl] &": { boxShadow: `1px 0 0 ${vars.color.border}, 0 -1px 0 ${vars.color.border}` } },
  ":hover": { background: vars.color.hover },
});

export const symbol = style({ fontSize: vars.text.smallSize, fontWeight: vars.weight.medium });

export const price = style({
  fontSize: "1.25rem",
  lineHeight: 1.3,
  fontWeight: vars.weight.medium,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const smallChange = style([change, { fontSize: vars.text.smallSize }]);

export const asOf = style({
  paddingBlockStart: vars.space[3],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});

export const curve = style({ marginBlockStart: vars.space[2] });
