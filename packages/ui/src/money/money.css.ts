import { createVar } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { below, recipe } from "../theme/layered.ts";
import { tones } from "../text/text.css.ts";

/** The number of characters of an amount that takes its size from the width of its container. */
export const characters = createVar();

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
        ...wrapping,
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
      lead: {
        // Where a long amount has no room it becomes smaller and does not wrap: a character is at most 0.64 em wide.
        fontSize: `min(3rem, calc(100cqi / ${characters} / 0.64))`,
        lineHeight: vars.text.heroLine,
        fontWeight: vars.weight.strong,
        letterSpacing: vars.text.tightTracking,
      },
    },
    tone: tones,
  },
  defaultVariants: { size: "inherit", tone: "inherit" },
});
