import { vars } from "../theme/contract.css.ts";
import { recipe, ringInside, style } from "../theme/layered.ts";

/** The whole menu scrolls, so that a heading never takes the room of the actions on a low screen. */
export const panel = style({ flex: 1, minInlineSize: 0, overflowY: "auto" });

/** The width for options side by side. */
export const wide = style({ inlineSize: "19rem", maxInlineSize: "100%" });

export const heading = style({
  padding: vars.space[4],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const actions = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  padding: vars.space[1],
  outline: "none",
});

const line = `${vars.stroke.thin} solid ${vars.color.border}`;

export const choice = recipe({
  base: {
    display: "grid",
    gap: vars.space[1],
    // Each group is as wide as the list, so that its divider is too.
    marginInline: `calc(${vars.space[1]} * -1)`,
    paddingInline: vars.space[4],
    paddingBlock: vars.space[1],
  },
  variants: {
    begins: {
      true: { marginBlockStart: vars.space[1], paddingBlockStart: vars.space[3], borderBlockStart: line },
    },
    ends: { true: { marginBlockEnd: vars.space[1], paddingBlockEnd: vars.space[3], borderBlockEnd: line } },
    columns: {
      // Fewer where the text is too large for them.
      2: { gridTemplateColumns: "repeat(auto-fit, minmax(min(7rem, 100%), 1fr))" },
      3: { gridTemplateColumns: "repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))" },
    },
  },
});

export const choiceLabel = style({
  gridColumn: "1 / -1",
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

export const tile = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  textAlign: "center",
  overflowWrap: "anywhere",
  color: vars.color.text,
  cursor: "pointer",
  outline: "none",
  selectors: {
    // Above the words, which have no room beside it.
    "&:has(svg)": { flexDirection: "column", gap: vars.space[1], paddingBlock: vars.space[2] },
    "&[data-focused]": { background: vars.color.hover },
    "&[data-pressed]": { background: vars.color.pressed },
    "&[data-selected]": {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.medium,
    },
    "&[data-focus-visible]": {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: ringInside,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-selected]": { borderColor: "Highlight", borderWidth: vars.stroke.thick } },
    },
  },
});
