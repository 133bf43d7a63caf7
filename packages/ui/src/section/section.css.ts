import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const section = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  minInlineSize: 0,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

/* A long sentence wraps beside the actions, which go below it where there is no room for both. */
export const titles = style({
  flex: "1 1 12rem",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
});
