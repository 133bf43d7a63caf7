import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";

/** The width of a form, at which its fields and its button are read as one. */
export const formMeasure = "34rem";

export const form = recipe({
  base: { display: "flex", flexDirection: "column", gap: vars.space[5], minInlineSize: 0 },
  variants: { width: { measure: { maxInlineSize: formMeasure }, full: {} } },
  defaultVariants: { width: "measure" },
});
