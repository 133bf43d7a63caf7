import { createVar, fallbackVar } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { below, style } from "../theme/layered.ts";

/** The width that a name can have on phones, which the header sets; without a header it is 8rem. */
export const nameRoom = createVar();

export const userButton = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  maxInlineSize: "16rem",
  cursor: "pointer",
  "@media": { [below("small")]: { gap: vars.space[1], paddingInline: vars.space[1] } },
  selectors: {
    "&[data-hovered]": { background: vars.color.hover },
    "&[data-pressed], &[aria-expanded=true]": { background: vars.color.pressed },
  },
});

export const name = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  textAlign: "start",
  // Cut instead of wrapped: a header of phones has one row, and the menu shows the whole name.
  "@media": {
    [below("small")]: {
      maxInlineSize: fallbackVar(nameRoom, "8rem"),
      overflow: "hidden",
      whiteSpace: "nowrap",
      textOverflow: "ellipsis",
    },
  },
});
