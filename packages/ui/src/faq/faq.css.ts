import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const faq = style({ borderBlockStart: `${vars.stroke.thin} solid ${vars.color.border}` });

export const entry = style({ borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}` });

export const question = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.brandText },
  },
});

export const sign = style({
  flex: "none",
  color: vars.color.textMuted,
  transition: `rotate ${vars.duration.base} ${vars.easing.out}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});

export const answer = style({
  maxInlineSize: vars.size.prose,
  // Leaves room for the focus ring of its question.
  paddingBlockStart: vars.space[2],
  paddingBlockEnd: vars.space[5],
  color: vars.color.textMuted,
  textWrap: "pretty",
});
