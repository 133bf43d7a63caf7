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
    /* In a row that wraps: the rest of the line, or a separate line where that is too narrow for text. */
    fills: { true: { flex: "1 1 5rem" } },
    textAlign: { start: { textAlign: "start" }, center: { textAlign: "center" } },
  },
  defaultVariants: { gap: 4, align: "stretch" },
});
