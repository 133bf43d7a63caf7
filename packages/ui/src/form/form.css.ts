import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  minInlineSize: 0,
});

/** The length at which lines of fields are easy to read. */
export const bounded = style({ maxInlineSize: "34rem" });
