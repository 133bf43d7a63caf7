import { vars } from "../theme/contract.css.ts";
import { from, recipe } from "../theme/layered.ts";

export const tones = {
  plain: { color: vars.color.text },
  muted: { color: vars.color.textMuted },
  brand: { color: vars.color.brandText },
  positive: { color: vars.color.positiveText },
  negative: { color: vars.color.negativeText },
  warning: { color: vars.color.warningText },
  inherit: { color: "inherit" },
};

export const text = recipe({
  base: { overflowWrap: "break-word", textWrap: "pretty" },
  variants: {
    size: {
      small: { fontSize: vars.text.smallSize, lineHeight: vars.text.smallLine },
      body: { fontSize: vars.text.bodySize, lineHeight: vars.text.bodyLine },
      lead: { fontSize: vars.text.leadSize, lineHeight: vars.text.leadLine },
    },
    tone: tones,
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    measure: { full: {}, prose: { maxInlineSize: vars.size.prose } },
    figures: { tabular: { fontVariantNumeric: "tabular-nums lining-nums" } },
    /* The line breaks of the writer are shown, and each line has the direction of its own letters. */
    dir: { auto: { whiteSpace: "pre-line", unicodeBidi: "plaintext" } },
    lines: {
      one: {
        "@media": {
          [from("medium")]: {
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap",
            maxInlineSize: "100%",
          },
        },
      },
    },
  },
  defaultVariants: { size: "body", tone: "plain", weight: "regular" },
});
