import { style } from "@vanilla-extract/css";

/** Aligned with the content below it, in either direction. */
export const logo = style({
  objectFit: "contain",
  objectPosition: "left",
  selectors: { "[dir=rtl] &": { objectPosition: "right" } },
});
