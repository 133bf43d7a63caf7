import { vars } from "../theme/contract.css.ts";
import { recipe, ringInside, style } from "../theme/layered.ts";

export const tree = style({
  display: "flex",
  flexDirection: "column",
  outline: "none",
});

export const item = style({
  outlineOffset: ringInside,
  borderRadius: vars.radius.small,
  /* Only rows that open and close are hovered. */
  selectors: { "&[data-hovered]": { background: vars.color.hover, cursor: "pointer" } },
  "@media": { print: { breakInside: "avoid" } },
});

export const content = style({
  display: "flex",
  minBlockSize: vars.size.target,
  paddingInlineEnd: vars.space[3],
});

const stroke = `${vars.stroke.thin} solid ${vars.color.borderStrong}`;
/** The lines of a level run through the middle of its nodes. */
const middle = `calc(${vars.size.target} / 2)`;

/** The line of one level above a node: from the level's own node to the next one. */
export const rail = recipe({
  base: {
    position: "relative",
    flex: "none",
    inlineSize: vars.space[6],
  },
  variants: {
    goesOn: {
      true: {
        selectors: {
          "&::before": {
            content: "",
            position: "absolute",
            insetBlock: 0,
            insetInlineStart: middle,
            borderInlineStart: stroke,
          },
        },
      },
      false: {},
    },
    /* Bends towards the node. */
    isOwn: {
      true: {
        selectors: {
          "&::after": {
            content: "",
            position: "absolute",
            insetBlockStart: 0,
            insetInlineStart: middle,
            blockSize: "50%",
            inlineSize: vars.space[4],
            borderInlineStart: stroke,
            borderBlockEnd: stroke,
            borderEndStartRadius: vars.radius.medium,
          },
        },
      },
    },
  },
});

/** The place of a node's mark, with the beginning of the line to its children. */
export const knot = style({
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.target,
  selectors: {
    "[data-expanded] &::after": {
      content: "",
      position: "absolute",
      insetBlock: `calc(50% + ${vars.space[3]}) 0`,
      insetInlineStart: middle,
      borderInlineStart: stroke,
    },
  },
});

/** A node without children. */
export const dot = style({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  border: `${vars.stroke.thick} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
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
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
  paddingBlock: vars.space[1],
});

export const hint = style({
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
