import { below, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

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

export const head = style({ "@media": { [phone]: { display: "none" } } });
export const body = style({ "@media": { [phone]: { display: "block" } } });

export const name = style({
  paddingBlockEnd: vars.space[6],
  paddingInlineEnd: vars.space[6],
  textAlign: "start",
  verticalAlign: "top",
  hyphens: "auto",
  overflowWrap: "break-word",
  fontWeight: vars.weight.regular,
});

export const nameText = style({
  display: "block",
  fontSize: "1.625rem",
  lineHeight: 1.2,
  fontWeight: 600,
  letterSpacing: "-0.03em",
});

export const row = style({
  "@media": { [phone]: { display: "block", paddingBlock: vars.space[4], borderBlockStart: line } },
});

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
      inlineSize: "auto",
      paddingBlock: 0,
      paddingBlockEnd: vars.space[2],
      borderBlockStart: 0,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
    },
  },
});

export const cell = style({
  paddingBlock: vars.space[4],
  paddingInlineEnd: vars.space[4],
  borderBlockStart: line,
  "@media": {
    [phone]: {
      display: "flex",
      justifyContent: "space-between",
      gap: vars.space[4],
      paddingBlock: vars.space[1],
      paddingInlineEnd: 0,
      borderBlockStart: 0,
      ":before": { content: "attr(data-label)", color: vars.color.textMuted },
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
