import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const list = recipe({
  base: { display: "flex", flexDirection: "column" },
  variants: { lines: { true: {}, false: {} } },
});

export const row = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    minBlockSize: vars.size.target,
    selectors: { "&:not(:last-child)": { borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}` } },
  },
  variants: { emphasis: { true: { fontWeight: vars.weight.strong } } },
});

/* The value begins beside it, and below it where there is no room for both. */
export const term = style({
  flex: `0 0 min(16rem, max(7rem, 40%))`,
  maxInlineSize: "100%",
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

export const details = style({
  flex: "1 1 6rem",
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minInlineSize: 0,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
