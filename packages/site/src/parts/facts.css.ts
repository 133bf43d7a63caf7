import { below, from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border}`;

/** Names and values, line by line. */
export const facts = style({ borderBlockEnd: line });

export const fact = style({
  display: "grid",
  gap: `${vars.space[1]} ${vars.space[8]}`,
  paddingBlock: vars.space[4],
  borderBlockStart: line,
  "@media": {
    [from("small")]: { gridTemplateColumns: "minmax(0, 13rem) minmax(0, 1fr)", alignItems: "baseline" },
  },
});

export const name = style({ color: vars.color.textMuted });
export const value = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  maxInlineSize: "42rem",
  textWrap: "pretty",
});

/** Title and text, with the title large. */
export const statement = style([
  fact,
  {
    paddingBlock: vars.space[6],
    "@media": { [from("small")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
  },
]);

/** Stages along a vertical line. */
export const stages = style({ display: "grid" });

export const stage = style({
  position: "relative",
  display: "grid",
  gap: `${vars.space[2]} ${vars.space[8]}`,
  paddingBlockEnd: vars.space[10],
  paddingInlineStart: vars.space[8],
  borderInlineStart: `2px solid ${vars.color.brandLine}`,
  "@media": { [from("medium")]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
  selectors: {
    "&:last-child": { borderInlineStartColor: "transparent", paddingBlockEnd: 0 },
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "-7px",
      insetBlockStart: "0.5em",
      inlineSize: 12,
      blockSize: 12,
      borderRadius: vars.radius.pill,
      background: vars.color.brand,
    },
  },
});

/** A table of text: rows become blocks on phones. */
export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
  "@media": { [below("medium")]: { display: "block" } },
});

export const tableBody = style({ "@media": { [below("medium")]: { display: "block" } } });
export const tableHead = style({ "@media": { [below("medium")]: { display: "none" } } });
export const tableRow = style({
  borderBlockStart: line,
  "@media": { [below("medium")]: { display: "block", paddingBlock: vars.space[4] } },
});
export const tableName = style({
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[6],
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: vars.weight.medium,
  inlineSize: "44%",
  "@media": { [below("medium")]: { display: "block", inlineSize: "auto", paddingBlock: 0 } },
});
export const tableCell = style({
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[6],
  verticalAlign: "top",
  color: vars.color.textMuted,
  "@media": {
    [below("medium")]: {
      display: "block",
      paddingBlock: `${vars.space[2]} 0`,
      paddingInlineEnd: 0,
      ":before": { content: 'attr(data-label) ": "', color: vars.color.text },
    },
  },
});
export const columnName = style({
  paddingBlockEnd: vars.space[3],
  textAlign: "start",
  fontWeight: vars.weight.regular,
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});

export const notice = style({
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.medium,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  maxInlineSize: "42rem",
});
