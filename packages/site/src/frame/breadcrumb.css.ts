import { vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  columnGap: vars.space[2],
  minBlockSize: "2rem",
  selectors: { "&:not(:first-child)::before": { content: '"/" / ""', color: vars.color.borderStrong } },
});

export const current = style({ fontWeight: vars.weight.medium });

export const link = style({
  color: "inherit",
  textDecorationLine: "none",
  ":hover": { color: vars.color.text, textDecorationLine: "underline", textUnderlineOffset: "0.25em" },
});
