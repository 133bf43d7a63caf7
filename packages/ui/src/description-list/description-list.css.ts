import { vars } from "../theme/contract.css.ts";
import { from, recipe, style } from "../theme/layered.ts";

export const list = recipe({
  base: { display: "flex", flexDirection: "column" },
  variants: { lines: { true: {}, false: {} } },
});

export const row = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: vars.space[4],
    paddingBlock: vars.space[2],
    minBlockSize: vars.size.target,
    selectors: { "&:not(:last-child)": { borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}` } },
  },
  variants: { emphasis: { true: { fontWeight: vars.weight.strong } } },
});

export const term = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const details = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  minInlineSize: 0,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  "@media": { [from("small")]: { textAlign: "end", marginInlineStart: "auto" } },
});
