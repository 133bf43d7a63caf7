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

export const titles = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
});
