import { recipe } from "../theme/layered.ts";
import { gaps } from "../theme/space.ts";

export const stack = recipe({
  base: { display: "flex", flexDirection: "column", minInlineSize: 0 },
  variants: {
    gap: gaps,
    align: {
      stretch: { alignItems: "stretch" },
      start: { alignItems: "flex-start" },
      center: { alignItems: "center" },
      end: { alignItems: "flex-end" },
    },
    textAlign: { start: { textAlign: "start" }, center: { textAlign: "center" } },
  },
  defaultVariants: { gap: 4, align: "stretch" },
});
