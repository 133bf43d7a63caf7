import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const trigger = style({
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  cursor: "pointer",
});

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { "&[data-placeholder]": { color: vars.color.textMuted } },
});
