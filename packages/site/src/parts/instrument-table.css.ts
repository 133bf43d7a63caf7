import { below, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

const phone = below("large");
const line = `1px solid ${vars.color.border}`;

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [phone]: { display: "block" } },
});
export const head = style({ "@media": { [phone]: { display: "none" } } });
export const body = style({ "@media": { [phone]: { display: "block" } } });

export const column = style({
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  textAlign: "end",
  fontWeight: vars.weight.regular,
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
  selectors: { "&:first-child": { textAlign: "start" }, "&:last-child": { paddingInlineEnd: 0 } },
});

export const row = style({
  borderBlockStart: line,
  ":hover": { background: vars.color.hover },
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      alignItems: "center",
      columnGap: vars.space[4],
      minBlockSize: "4.5rem",
    },
  },
});

export const name = style({
  textAlign: "start",
  fontWeight: vars.weight.regular,
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  "@media": { [phone]: { paddingInlineEnd: 0 } },
});

export const link = style({
  display: "grid",
  color: vars.color.text,
  textDecorationLine: "none",
  fontWeight: vars.weight.medium,
  minBlockSize: vars.size.target,
  alignContent: "center",
});
export const full = style({
  fontWeight: vars.weight.regular,
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});

export const cell = style({
  textAlign: "end",
  paddingInlineEnd: vars.space[4],
  whiteSpace: "nowrap",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": { [phone]: { paddingInlineEnd: 0 } },
});

/** A cell that phones show on the instrument's own page only. */
export const deskCell = style([cell, { "@media": { [phone]: { display: "none" } } }]);
export const curve = style([deskCell, { inlineSize: "7rem" }]);
