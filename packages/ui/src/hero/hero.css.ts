import { vars } from "../theme/contract.css.ts";
import { from, recipe, style } from "../theme/layered.ts";

export const hero = recipe({
  base: { display: "grid", gap: vars.space[10], alignItems: "center" },
  variants: {
    hasMedia: {
      true: { "@media": { [from("large")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } } },
      false: {},
    },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  minInlineSize: 0,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
});

export const media = style({
  minInlineSize: 0,
  overflow: "hidden",
  borderRadius: vars.radius.large,
});
