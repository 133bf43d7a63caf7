import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const table = style({ inlineSize: "100%", borderCollapse: "collapse", color: vars.color.text });

export const cell = style({
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
  textAlign: "end",
  overflowWrap: "anywhere",
  fontWeight: vars.weight.regular,
  selectors: {
    "&:first-child": { paddingInlineStart: 0, textAlign: "start" },
    "thead &": { color: vars.color.textMuted },
  },
});
