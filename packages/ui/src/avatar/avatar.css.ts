import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";

export const avatar = recipe({
  base: {
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    overflow: "hidden",
    borderRadius: vars.radius.pill,
    background: vars.color.brandSoft,
    color: vars.color.brandText,
    border: `${vars.stroke.thin} solid ${vars.color.brandLine}`,
    fontWeight: vars.weight.strong,
    textTransform: "uppercase",
  },
  variants: {
    size: {
      small: { inlineSize: vars.space[8], blockSize: vars.space[8], fontSize: vars.text.smallSize },
      large: { inlineSize: vars.space[12], blockSize: vars.space[12], fontSize: vars.text.leadSize },
    },
  },
  defaultVariants: { size: "small" },
});
