import { vars } from "../theme/contract.css.ts";
import { recipe } from "../theme/layered.ts";

export const badge = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space[1],
    // One line beside other content; two where it has the whole width.
    flexShrink: 0,
    inlineSize: "max-content",
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    paddingBlock: "0.125rem",
    paddingInline: vars.space[2],
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.smallSize,
    lineHeight: vars.text.smallLine,
    fontWeight: vars.weight.medium,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.pressed, color: vars.color.text },
      brand: { background: vars.color.brandSoft, color: vars.color.brandText },
      positive: { background: vars.color.positiveSoft, color: vars.color.positiveText },
      negative: { background: vars.color.negativeSoft, color: vars.color.negativeText },
      warning: { background: vars.color.warningSoft, color: vars.color.warningText },
      information: { background: vars.color.informationSoft, color: vars.color.informationText },
    },
  },
  defaultVariants: { tone: "neutral" },
});
