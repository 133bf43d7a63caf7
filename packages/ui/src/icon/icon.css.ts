import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";

export const icon = recipe({
  base: { flex: "none", display: "block" },
  variants: {
    size: {
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      medium: { inlineSize: vars.size.iconMedium, blockSize: vars.size.iconMedium },
      large: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    },
    mirrored: { true: { selectors: { '[dir="rtl"] &': { transform: "scaleX(-1)" } } } },
  },
  defaultVariants: { size: "medium" },
});
