import { vars } from "../theme/contract.css.ts";
import { ringInside, style } from "../theme/layered.ts";

export const tree = style({ display: "flex", flexDirection: "column", outline: "none" });

export const item = style({
  outlineOffset: ringInside,
  borderRadius: vars.radius.small,
  selectors: { "&[data-hovered]": { background: vars.color.hover } },
});

export const content = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${vars.space[6]})`,
  paddingInlineEnd: vars.space[3],
});

export const chevron = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  cursor: "pointer",
  transition: `rotate ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "[data-expanded] &": { rotate: "90deg" },
    '[dir="rtl"] [data-expanded] &': { rotate: "-90deg" },
  },
});

/** Aligns leaves with branches. */
export const spacer = style({ flex: "none", inlineSize: vars.size.target });

/** A line, whose end wraps below the text where it has no room. */
export const line = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[2],
  minInlineSize: 0,
});

export const words = style({
  flex: "1 1 8rem",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  paddingBlock: vars.space[1],
});

export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
