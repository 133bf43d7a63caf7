import { below, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";
import { sunken } from "../style/layout.css.ts";

const phone = below("medium");
const line = `1px solid ${vars.color.border}`;

export const table = style({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [phone]: { display: "block" } },
});

/** Phones: the names stay in view above the conditions. */
export const head = style({
  "@media": {
    [phone]: {
      display: "block",
      position: "sticky",
      // Below the header of the page.
      insetBlockStart: "4.5rem",
      zIndex: 1,
      paddingBlock: vars.space[3],
      background: vars.color.surface,
      selectors: { [`${sunken} &`]: { background: vars.color.canvas } },
    },
  },
});
/** Phones: a label above three columns. */
const columns = {
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: vars.space[3] },
  },
} as const;
export const names = style(columns);
/** The empty corner above the labels. */
export const corner = style({ "@media": { [phone]: { display: "none" } } });
export const fits = style({ "@media": { [phone]: { display: "none" } } });
export const body = style({ "@media": { [phone]: { display: "block" } } });

export const name = style({
  paddingBlockEnd: vars.space[6],
  paddingInlineEnd: vars.space[6],
  textAlign: "start",
  verticalAlign: "top",
  hyphens: "auto",
  overflowWrap: "break-word",
  fontWeight: vars.weight.regular,
  "@media": { [phone]: { padding: 0 } },
});

export const nameText = style({
  display: "block",
  fontSize: "1.625rem",
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: "-0.03em",
  "@media": { [phone]: { fontSize: "1.125rem" } },
});

export const row = style([
  columns,
  { "@media": { [phone]: { paddingBlock: vars.space[3], borderBlockStart: line } } },
]);

export const label = style({
  inlineSize: "31%",
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  borderBlockStart: line,
  textAlign: "start",
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  "@media": {
    [phone]: {
      display: "block",
      gridColumn: "1 / -1",
      inlineSize: "auto",
      padding: 0,
      paddingBlockEnd: vars.space[1],
      borderBlockStart: 0,
      fontSize: vars.text.smallSize,
    },
  },
});

export const cell = style({
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  borderBlockStart: line,
  "@media": {
    [phone]: {
      display: "block",
      padding: 0,
      borderBlockStart: 0,
    },
  },
});

/** The total of the other rows. */
export const sum = style({
  fontSize: "1.375rem",
  fontWeight: 600,
  letterSpacing: "-0.025em",
  "@media": { [phone]: { fontSize: "1.125rem" } },
});
