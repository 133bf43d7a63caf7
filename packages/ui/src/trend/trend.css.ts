import { tones } from "../text/text.css.ts";
import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";

export const trend = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    fontSize: vars.text.smallSize,
    lineHeight: vars.text.smallLine,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
  variants: { tone: { positive: tones.positive, negative: tones.negative, muted: tones.muted } },
});
