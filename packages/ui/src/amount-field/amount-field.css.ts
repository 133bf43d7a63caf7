import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const amount = recipe({
  base: { fontVariantNumeric: "tabular-nums lining-nums" },
  variants: {
    size: {
      medium: {},
      large: {
        fontSize: vars.text.titleSize,
        lineHeight: vars.text.titleLine,
        fontWeight: vars.weight.strong,
        minBlockSize: "3.375rem",
      },
    },
  },
  defaultVariants: { size: "medium" },
});

export const currency = style({ fontWeight: vars.weight.medium });
