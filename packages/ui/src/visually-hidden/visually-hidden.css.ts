import { style } from "../theme/layered.ts";

export const visuallyHidden = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  /* Or the one pixel stands out of what it is in, and the page scrolls sideways. */
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
