import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const notice = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "flex-start",
    gap: vars.space[3],
    padding: vars.space[4],
    borderRadius: vars.radius.medium,
    border: `${vars.stroke.thin} solid transparent`,
    color: vars.color.text,
  },
  variants: {
    tone: {
      information: { background: vars.color.informationSoft, borderColor: vars.color.informationLine },
      positive: { background: vars.color.positiveSoft, borderColor: vars.color.positiveLine },
      warning: { background: vars.color.warningSoft, borderColor: vars.color.warningLine },
      negative: { background: vars.color.negativeSoft, borderColor: vars.color.negativeLine },
    },
  },
});

export const mark = recipe({
  base: { paddingBlock: "0.125rem" },
  variants: {
    tone: {
      information: { color: vars.color.informationText },
      positive: { color: vars.color.positiveText },
      warning: { color: vars.color.warningText },
      negative: { color: vars.color.negativeText },
    },
  },
});

export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[1],
  minInlineSize: 0,
  /* Below the icon where the text has no room beside it. */
  flex: "1 1 8rem",
  /* An address has no break opportunity. */
  overflowWrap: "anywhere",
});

export const title = style({ fontWeight: vars.weight.strong });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  paddingBlockStart: vars.space[2],
});
