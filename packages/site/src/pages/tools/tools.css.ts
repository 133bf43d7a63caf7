import { below, from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border}`;
const phone = below("medium");

export const days = style({ display: "grid", gap: vars.space[12] });
export const choices = style({ display: "grid", gap: vars.space[4] });
export const aboveNews = style([choices, { paddingBlockEnd: vars.space[10] }]);
export const notes = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: vars.space[6],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});
/** A line of a list that is a link. */
export const linked = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space[6],
  paddingBlock: vars.space[3],
  borderBlockStart: line,
});
export const zone = style({ display: "block", fontVariantNumeric: "tabular-nums" });
export const download = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  color: vars.color.brandText,
});
export const dayName = style({ paddingBlockEnd: vars.space[3] });

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [phone]: { display: "block" } },
});
export const head = style({ "@media": { [phone]: { display: "none" } } });
export const body = style({ "@media": { [phone]: { display: "block" } } });

export const column = style({
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  textAlign: "start",
  fontWeight: vars.weight.regular,
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
  selectors: { "&:first-child": { inlineSize: "6.5rem" }, "&:nth-child(2)": { inlineSize: "40%" } },
});

export const row = style({
  borderBlockStart: line,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: vars.space[3],
      paddingBlock: vars.space[3],
    },
  },
});

export const cell = style({
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  verticalAlign: "top",
  "@media": { [phone]: { paddingBlock: vars.space[1], paddingInlineEnd: 0 } },
});

export const figure = style([
  cell,
  {
    "@media": {
      [phone]: {
        display: "grid",
        ":before": {
          content: "attr(data-label)",
          fontSize: vars.text.smallSize,
          color: vars.color.textMuted,
        },
      },
    },
  },
]);

export const event = style([
  cell,
  {
    textAlign: "start",
    fontWeight: vars.weight.regular,
    "@media": { [phone]: { gridColumn: "2 / -1" } },
  },
]);
export const eventName = style({
  display: "block",
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecorationLine: "none",
  selectors: { "a&": { minBlockSize: "1.75rem" }, "a&:hover": { color: vars.color.brandText } },
});
export const country = style({ fontSize: vars.text.smallSize, color: vars.color.textMuted });
export const weight = style([
  cell,
  { "@media": { [phone]: { gridColumn: "2 / -1", fontSize: vars.text.smallSize } } },
]);
export const high = style({ color: vars.color.negativeText, fontWeight: vars.weight.medium });
export const actual = style({ fontWeight: vars.weight.strong });

/** Date above title, both at the top. */
export const pieceHead = style({ display: "grid", gap: vars.space[3], alignContent: "start" });

export const end = style({ paddingBlock: `${vars.space[6]} clamp(4rem, 3rem + 5vw, 7.5rem)` });

export const pieces = style({ borderBlockEnd: line });

export const piece = style({
  display: "grid",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  paddingBlock: vars.space[10],
  borderBlockStart: line,
  "@media": { [from("large")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } },
});

/** The first and largest article of the page. */
export const leading = style([
  piece,
  {
    borderBlockStart: 0,
    paddingBlockStart: 0,
    "@media": { [from("large")]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);

export const text = style({
  display: "grid",
  gap: vars.space[4],
  maxInlineSize: "42rem",
  textWrap: "pretty",
});
export const chips = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space[1]} ${vars.space[5]}` });
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecorationLine: "none",
  ":hover": { color: vars.color.brandText },
});
