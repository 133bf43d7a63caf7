import { vars } from "../theme/contract.css.ts";
import { from, recipe, style } from "../theme/layered.ts";

export const cards = recipe({
  base: { display: "grid", gap: vars.space[3], gridTemplateColumns: "minmax(0, 1fr)" },
  variants: {
    columns: {
      1: {},
      2: { "@media": { [from("small")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
      3: { "@media": { [from("medium")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
    },
  },
  defaultVariants: { columns: 1 },
});

export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  minBlockSize: "4.5rem",
  padding: vars.space[4],
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  cursor: "pointer",
  transition: `border-color ${vars.duration.quick} ${vars.easing.out}, background-color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-hovered]": { background: vars.color.hover },
    "&[data-selected]": {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.brand}`,
    },
    "&[data-disabled]": { opacity: 0.6, cursor: "not-allowed" },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-selected]": { borderColor: "Highlight" } } },
  },
});

export const dot = style({
  flex: "none",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  borderRadius: vars.radius.pill,
  border: `${vars.stroke.thick} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  selectors: { "[data-selected] > &": { border: `0.375rem solid ${vars.color.brand}` } },
});

export const words = style({
  /* Below the logo where the text has no room beside it. */
  flex: "1 1 5rem",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.medium });

export const hint = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});
