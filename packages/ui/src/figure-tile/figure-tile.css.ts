import { vars } from "../theme/contract.css.ts";
import { below, recipe, style } from "../theme/layered.ts";

export const tile = recipe({
  base: { display: "flex", flexDirection: "column", gap: vars.space[2], minInlineSize: 0 },
  variants: {
    look: {
      card: {
        padding: vars.space[5],
        borderRadius: vars.radius.large,
        border: `${vars.stroke.thin} solid ${vars.color.border}`,
        background: vars.color.surface,
        boxShadow: vars.elevation.raised,
        "@media": { [below("small")]: { padding: vars.space[4] } },
      },
      plain: { gap: vars.space[1] },
      // The figure takes its size from the width of the tile.
      lead: { gap: vars.space[1], containerType: "inline-size" },
    },
  },
  defaultVariants: { look: "card" },
});

export const label = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
});

export const value = recipe({
  base: { display: "flex", alignItems: "center" },
  variants: {
    look: {
      card: {
        minBlockSize: vars.text.headingLine,
        "@media": { [below("small")]: { minBlockSize: vars.text.titleLine } },
      },
      plain: { minBlockSize: vars.text.titleLine },
      lead: { minBlockSize: vars.text.heroLine },
    },
  },
  defaultVariants: { look: "card" },
});

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
