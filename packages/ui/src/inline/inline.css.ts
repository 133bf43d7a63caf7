import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";
import { gaps } from "../theme/space.ts";

export const inline = recipe({
  base: { display: "flex", flexDirection: "row", minInlineSize: 0 },
  variants: {
    gap: gaps,
    wrap: { wrap: { flexWrap: "wrap" }, nowrap: { flexWrap: "nowrap" } },
    align: {
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
      baseline: { alignItems: "baseline" },
    },
    justify: {
      start: { justifyContent: "flex-start" },
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
      between: { justifyContent: "space-between" },
    },
    minHeight: { target: { minBlockSize: vars.size.target } },
  },
  defaultVariants: { gap: 3, wrap: "wrap", align: "center", justify: "start" },
});
