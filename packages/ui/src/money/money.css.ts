import { vars } from "../theme/contract.css.ts";
import { below, recipe } from "../theme/layered.ts";
import { tones } from "../text/text.css.ts";

/* A large amount on its own line wraps instead of overflowing. */
const wrapping = { whiteSpace: "normal", overflowWrap: "anywhere" } as const;

export const money = recipe({
  base: {
    fontVariantNumeric: "tabular-nums lining-nums",
    whiteSpace: "nowrap",
    /* Left to right in every language: between Arabic words "US$" would become "$US". */
    direction: "ltr",
    unicodeBidi: "isolate",
  },
  variants: {
    size: {
      inherit: {},
      body: { fontSize: vars.text.bodySize, lineHeight: vars.text.bodyLine, fontWeight: vars.weight.medium },
      title: {
        fontSize: vars.text.titleSize,
        lineHeight: vars.text.titleLine,
        fontWeight: vars.weight.strong,
      },
      figure: {
        ...wrapping,
        fontSize: vars.text.headingSize,
        lineHeight: vars.text.headingLine,
        fontWeight: vars.weight.strong,
        letterSpacing: vars.text.tightTracking,
        "@media": { [below("small")]: { fontSize: vars.text.titleSize, lineHeight: vars.text.titleLine } },
      },
      display: {
        ...wrapping,
        fontSize: vars.text.displaySize,
        lineHeight: vars.text.displayLine,
        fontWeight: vars.weight.strong,
        letterSpacing: vars.text.tightTracking,
        "@media": {
          [below("medium")]: { fontSize: vars.text.headingSize, lineHeight: vars.text.headingLine },
        },
      },
    },
    tone: tones,
  },
  defaultVariants: { size: "inherit", tone: "inherit" },
});
