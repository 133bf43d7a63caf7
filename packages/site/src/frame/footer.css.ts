import { below, from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";
import { later, wide } from "../style/layout.css.ts";

export const footer = style({
  ...later,
  background: vars.color.canvas,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const inner = style([wide, { paddingBlock: "4rem 3rem", display: "grid", gap: vars.space[12] }]);

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: `${vars.space[10]} ${vars.space[8]}`,
  "@media": {
    [below("large")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [below("small")]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const columnTitle = style({
  fontSize: vars.text.smallSize,
  fontWeight: vars.weight.strong,
  paddingBlockEnd: vars.space[2],
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2.25rem",
  fontSize: "0.9375rem",
  color: vars.color.textMuted,
  textDecorationLine: "none",
  ":hover": { color: vars.color.text, textDecorationLine: "underline", textUnderlineOffset: "0.25em" },
  selectors: { "&[aria-current]": { color: vars.color.text, fontWeight: vars.weight.medium } },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.target } },
});

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[6],
});

export const risk = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)", columnGap: vars.space[8] },
  },
});

export const riskTitle = style({ fontSize: vars.text.bodySize, fontWeight: vars.weight.strong });
export const riskText = style({ maxInlineSize: "52rem", textWrap: "pretty" });

export const print = style({
  display: "grid",
  gap: vars.space[3],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.smallSize,
  lineHeight: 1.6,
  color: vars.color.textMuted,
});

export const demonstration = style({ color: vars.color.text, fontWeight: vars.weight.medium });

export const languages = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space[5] });

export const unbroken = style({ whiteSpace: "nowrap" });

export const hours = style({
  textWrap: "balance",
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});
