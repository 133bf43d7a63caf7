import { vars } from "../theme/contract.css.ts";
import { heardOnly } from "../theme/fixed.ts";
import { recipe, style } from "../theme/layered.ts";

const small = { fontSize: vars.text.smallSize, lineHeight: vars.text.smallLine } as const;

export const figure = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: vars.space[4],
  position: "relative",
  minInlineSize: 0,
  "@media": { print: { breakInside: "avoid" } },
});

export const readOut = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${vars.space[1]} ${vars.space[6]}`,
  inlineSize: "100%",
});

export const entry = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const period = recipe({
  base: { ...small, color: vars.color.textMuted },
  variants: {
    /* Several values have the row below it, so that a longer period moves nothing. */
    isAbove: { true: { order: -1, flexBasis: "100%" }, false: { marginInlineStart: "auto" } },
  },
});

export const seriesLabel = style({
  ...small,
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});

export const seriesValue = style({
  direction: "ltr",
  textAlign: "start",
  fontSize: vars.text.titleSize,
  lineHeight: vars.text.titleLine,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
});

/* Time runs from left to right in every language. */
export const boardOf = recipe({
  base: {
    ...small,
    direction: "ltr",
    display: "grid",
    inlineSize: "100%",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    color: vars.color.textMuted,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
  variants: {
    look: { axes: { gridTemplateRows: "13rem auto" }, curve: { gridTemplateRows: "5.5rem auto" } },
  },
});

export const ticks = style({
  selectors: { "&:not(:empty)": { marginInlineEnd: vars.space[2] } },
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "space-between",
});

/* Without height, so that its middle is at its line. */
export const tick = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "end",
  blockSize: 0,
  whiteSpace: "nowrap",
});

export const board = style({
  gridColumn: 2,
  position: "relative",
  borderRadius: vars.radius.small,
  /* A finger moves along the points, and scrolls the page up and down. */
  touchAction: "pan-y",
  selectors: {
    "&:has(:focus-visible)": {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

export const gridLine = style({
  position: "absolute",
  insetInline: 0,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
});

/** The place of the selected point. */
export const cursor = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    transition: `left ${vars.duration.quick} ${vars.easing.out}`,
  },
  variants: {
    look: {
      axes: { background: vars.color.hover, borderRadius: vars.radius.small },
      curve: {
        background: `linear-gradient(currentColor, currentColor) center / ${vars.stroke.thin} 100% no-repeat`,
      },
    },
  },
});

/** The control that keys and screen readers move; pointers move along the board. */
export const slider = style({
  position: "absolute",
  inset: 0,
  margin: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  pointerEvents: "none",
});

export const names = style({
  gridColumn: 2,
  position: "relative",
  blockSize: vars.text.smallLine,
  marginBlockStart: vars.space[1],
});

export const name = style({
  position: "absolute",
  translate: "-50%",
  maxInlineSize: "100%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const chartTable = recipe({
  base: { inlineSize: "100%", ...small, fontVariantNumeric: "tabular-nums lining-nums" },
  variants: { isShown: { true: {}, false: { "@media": { screen: heardOnly } } } },
});
