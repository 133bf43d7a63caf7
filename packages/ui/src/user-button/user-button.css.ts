import { vars } from "../theme/contract.css.ts";
import { below, style } from "../theme/layered.ts";

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
  selectors: {
    "&[data-hovered]": { background: vars.color.hover },
    "&[data-pressed], &[aria-expanded=true]": { background: vars.color.pressed },
  },
});

export const name = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  textAlign: "start",
  "@media": { [below("small")]: { maxInlineSize: "8rem" } },
});
