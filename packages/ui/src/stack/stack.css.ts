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
    /* In a row that wraps: what is left of it, and a line of its own where that is no room for words. */
    fills: { true: { flex: "1 1 5rem" } },
    textAlign: { start: { textAlign: "start" }, center: { textAlign: "center" } },
  },
  defaultVariants: { gap: 4, align: "stretch" },
});
