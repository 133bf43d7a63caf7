import { vars } from "../theme/contract.css.ts";
import { below, from, recipe, style } from "../theme/layered.ts";
import { line } from "./table-edges.ts";

export const viewport = style({
  position: "relative",
  inlineSize: "100%",
  maxBlockSize: "70dvh",
  overflow: "auto",
  borderRadius: "inherit",
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
});

/** Columns share the width evenly, so that they do not move when other rows come into view. */
export const fixed = style({ tableLayout: "fixed" });

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  "@media": {
    [below("medium")]: { display: "none" },
    // Paper repeats it on every page by itself.
    print: { position: "static" },
  },
});

export const row = style({
  selectors: { "&:hover": { background: vars.color.hover } },
  "@media": {
    [below("medium")]: {
      selectors: { "&:not(:last-child)": { borderBlockEnd: line } },
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
    },
  },
});

export const selected = style({ background: vars.color.brandSoft });

export const sortButton = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    verticalAlign: "middle",
    gap: vars.space[1],
    minBlockSize: vars.size.target,
    /* The whole head of the column sorts. */
    inlineSize: "100%",
    marginBlock: `calc(-1 * ${vars.space[3]})`,
    borderRadius: vars.radius.small,
    fontWeight: "inherit",
    selectors: { "&:hover": { color: vars.color.text } },
  },
  variants: {
    align: { start: { textAlign: "start" }, end: { flexDirection: "row-reverse", textAlign: "end" } },
  },
});

export const selectionColumn = style({ "@media": { [from("medium")]: { inlineSize: vars.space[16] } } });

/** Stands for the rows before and behind the window. */
export const gap = style({ display: "block" });
