import { style } from "../theme/layered.ts";

/** Whole in its box, and at the edge where a line begins. */
export const logo = style({
  objectFit: "contain",
  objectPosition: "left",
  selectors: { "[dir=rtl] &": { objectPosition: "right" } },
});
