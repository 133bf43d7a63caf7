import { vars } from "../theme/contract.css.ts";
import { rowHeight } from "../theme/fixed.ts";
import { recipe, ringInside, style } from "../theme/layered.ts";

export const list = recipe({
  base: { display: "flex", flexDirection: "column" },
  variants: {
    look: {
      card: {},
      // The words of the rows begin where the text around them does; only their background is wider.
      plain: { marginInline: `calc(-1 * ${vars.space[4]})`, borderRadius: vars.radius.medium },
    },
  },
});

export const item = style({
  selectors: { "&:not(:last-child)": { borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}` } },
});

export const row = style({
  display: "flex",
  /* The amount wraps below the title where it has no room beside it. */
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: rowHeight,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  color: "inherit",
  textDecoration: "none",
  outlineOffset: ringInside,
  transition: `background ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-hovered]": { background: vars.color.hover },
    "&[data-pressed]": { background: vars.color.pressed },
    "li:first-child > &": { borderStartStartRadius: "inherit", borderStartEndRadius: "inherit" },
  },
});

export const glyph = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const words = style({
  flex: "1 1 7.5rem",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.medium });

export const meta = style({
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});

export const end = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  marginInlineStart: "auto",
  gap: vars.space[1],
  textAlign: "end",
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums lining-nums",
});
