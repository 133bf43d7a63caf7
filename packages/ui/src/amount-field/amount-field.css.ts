import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const amount = recipe({
  base: { fontVariantNumeric: "tabular-nums lining-nums" },
  variants: {
    size: {
      medium: {},
      large: {
        fontSize: "2rem",
        lineHeight: vars.text.displayLine,
        letterSpacing: vars.text.tightTracking,
        fontWeight: vars.weight.strong,
        minBlockSize: "4rem",
      },
    },
  },
  defaultVariants: { size: "medium" },
});

export const currency = style({ fontWeight: vars.weight.medium });
