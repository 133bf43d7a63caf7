import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";

export const link = recipe({
  base: {
    color: vars.color.brandText,
    borderRadius: vars.radius.small,
    textDecorationLine: "underline",
    textDecorationThickness: "from-font",
    textUnderlineOffset: "0.2em",
    textDecorationColor: vars.color.brandLine,
    cursor: "pointer",
    selectors: { "&[data-hovered]": { textDecorationColor: "currentColor" } },
  },
  variants: {
    look: {
      inline: {},
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: vars.space[1],
        minBlockSize: vars.size.target,
        fontWeight: vars.weight.medium,
        textDecorationLine: "none",
        selectors: { "&[data-hovered]": { textDecorationLine: "underline" } },
      },
    },
  },
  defaultVariants: { look: "inline" },
});
