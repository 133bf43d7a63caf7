import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  minInlineSize: 0,
  maxInlineSize: "34rem",
});
