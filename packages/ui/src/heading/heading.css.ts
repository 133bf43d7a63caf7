import { vars } from "../theme/contract.css.ts";
import { below, recipe } from "../theme/layered.ts";

export const heading = recipe({
  base: {
    fontFamily: vars.font.sans,
    fontWeight: vars.weight.strong,
    letterSpacing: vars.text.tightTracking,
    color: vars.color.text,
    textWrap: "balance",
    overflowWrap: "break-word",
  },
  variants: {
    size: {
      hero: {
        fontSize: vars.text.heroSize,
        lineHeight: vars.text.heroLine,
        "@media": {
          [below("medium")]: { fontSize: vars.text.displaySize, lineHeight: vars.text.displayLine },
        },
      },
      display: {
        fontSize: vars.text.displaySize,
        lineHeight: vars.text.displayLine,
        "@media": {
          [below("medium")]: { fontSize: vars.text.headingSize, lineHeight: vars.text.headingLine },
        },
      },
      heading: { fontSize: vars.text.headingSize, lineHeight: vars.text.headingLine },
      title: { fontSize: vars.text.titleSize, lineHeight: vars.text.titleLine, letterSpacing: "-0.01em" },
      lead: { fontSize: vars.text.leadSize, lineHeight: vars.text.leadLine, letterSpacing: "-0.01em" },
      body: { fontSize: vars.text.bodySize, lineHeight: vars.text.bodyLine, letterSpacing: "-0.005em" },
    },
  },
});
