import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

/** Whole in its box, and at the edge where a line begins. */
export const logo = style({
  objectFit: "contain",
  objectPosition: "left",
  selectors: { "[dir=rtl] &": { objectPosition: "right" } },
});

/** The name in the place of a missing image. */
export const name = style({
  fontSize: vars.text.leadSize,
  lineHeight: vars.text.leadLine,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
  overflowWrap: "anywhere",
});
