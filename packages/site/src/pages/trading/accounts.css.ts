import { from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

const line = `1px solid ${vars.color.border}`;

/** A calculation as text, with a bar in proportion to its cost. */
export const sums = style({ display: "grid", gap: vars.space[10] });

export const sum = style({
  display: "grid",
  gap: `${vars.space[3]} ${vars.space[8]}`,
  alignItems: "center",
  paddingBlockStart: vars.space[6],
  borderBlockStart: line,
  "@media": { [from("large")]: { gridTemplateColumns: "12rem minmax(0, 1fr) 9rem" } },
});

export const bar = style({ display: "flex", blockSize: "1.25rem", gap: 2 });
export const spread = style({
  background: vars.color.brand,
  borderRadius: "0.25rem",
  forcedColorAdjust: "none",
});
export const commission = style({
  background: vars.color.brandLine,
  borderRadius: "0.25rem",
  forcedColorAdjust: "none",
});

export const formula = style({
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const total = style({
  fontSize: "2.25rem",
  lineHeight: 1,
  fontWeight: 600,
  letterSpacing: "-0.04em",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [from("large")]: { textAlign: "end" } },
});

export const chooser = style({ display: "grid", gap: vars.space[8] });

export const question = style({ display: "grid", gap: vars.space[3], minInlineSize: 0 });
export const legend = style({ padding: 0, paddingBlockEnd: vars.space[3], fontWeight: vars.weight.medium });
export const answers = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const answer = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: "3rem",
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  ":hover": { background: vars.color.hover },
  selectors: {
    "&:has(:checked)": {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      color: vars.color.brandText,
    },
    "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

export const radio = style({ accentColor: vars.color.brand });

const shownWhen = (condition: string) =>
  style({
    display: "none",
    selectors: { [`${chooser}:has(${condition}) &`]: { display: "block" } },
  });

/* Shows the suitable account for the chosen answers, without scripts. */
const large = '[value="0-2"]:checked';
const middle = '[value="0-1"]:checked';
const often = '[value="1-1"]:checked';
const seldom = '[value="1-0"]:checked';
const small = '[value="0-0"]:checked';
export const results = {
  premier: shownWhen(large),
  raw: style({
    display: "none",
    selectors: { [`${chooser}:has(${middle}):has(${often}) &`]: { display: "block" } },
  }),
  standard: style({
    display: "none",
    selectors: {
      [`${chooser}:has(${small}) &, ${chooser}:has(${middle}):has(${seldom}) &`]: { display: "block" },
    },
  }),
};

export const result = style({ fontSize: "1.375rem", fontWeight: 600, letterSpacing: "-0.02em" });
