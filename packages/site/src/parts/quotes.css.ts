import { below, from, vars } from "@broker/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const falling = "[data-fall] &";

/** A change is green with an arrow up, unless its container marks a fall. */
export const change = style({
  color: vars.color.positiveText,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "::before": { content: '"▴ " / ""' },
  selectors: {
    [falling]: { color: vars.color.negativeText },
    [`${falling}::before`]: { content: '"▾ " / ""' },
  },
});

export const spark = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "2.25rem",
  overflow: "visible",
  fill: "none",
  stroke: vars.color.positiveText,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  direction: "ltr",
  selectors: { [falling]: { stroke: vars.color.negativeText } },
});
globalStyle(`${spark} path`, { vectorEffect: "non-scaling-stroke" });

export const state = style({ fontSize: vars.text.smallSize, color: vars.color.textMuted });

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
  // Lines between neighbours, for any number of columns.
  boxShadow: `-1px 0 0 ${vars.color.border}, 0 -1px 0 ${vars.color.border}`,
  selectors: { "[dir=rtl] &": { boxShadow: `1px 0 0 ${vars.color.border}, 0 -1px 0 ${vars.color.border}` } },
  ":hover": { background: vars.color.hover },
});
// The first quote is aligned with the text above it.
globalStyle(`:first-child > ${ticker}`, {
  "@media": { [from("wide")]: { paddingInlineStart: 0 } },
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
  // The button does not move when the time is shorter.
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[4],
  minBlockSize: "3.5rem",
  paddingBlockStart: vars.space[3],
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

/** The button that pauses the quotes. It is hidden until its element is defined, and its space is reserved. */
export const pause = style({
  minBlockSize: vars.size.target,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
  ":hover": { color: vars.color.text },
  selectors: { ":not(:defined) > &": { visibility: "hidden" } },
});

export const curve = style({ marginBlockStart: vars.space[2] });
