import { vars } from "../theme/contract.css.ts";
import { gutter } from "../theme/gutter.css.ts";
import { below, recipe } from "../theme/layered.ts";

export const card = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    vars: { [gutter]: "0rem" },
    borderRadius: vars.radius.large,
    border: `${vars.stroke.thin} solid ${vars.color.border}`,
    background: vars.color.surface,
  },
  variants: {
    padding: {
      // In print a card continues over pages, where its borders would be cut.
      none: {
        overflow: "hidden",
        "@media": { print: { overflow: "visible", border: 0, boxShadow: "none" } },
      },
      medium: { padding: vars.space[5] },
      large: { padding: vars.space[6], "@media": { [below("medium")]: { padding: vars.space[5] } } },
    },
    tone: {
      plain: { boxShadow: vars.elevation.raised },
      sunken: { background: vars.color.sunken, borderColor: "transparent" },
      brand: { background: vars.color.brandSoft, borderColor: vars.color.brandLine },
    },
    gap: {
      none: {},
      medium: { gap: vars.space[4] },
    },
  },
  defaultVariants: { padding: "large", tone: "plain", gap: "medium" },
});
