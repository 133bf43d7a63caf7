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

/** Columns of equal width, which do not change while scrolling. */
export const fixed = style({ tableLayout: "fixed" });

export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  "@media": {
    [below("medium")]: { display: "none" },
    // Browsers repeat the head on every printed page themselves.
    print: { position: "static" },
  },
});

export const row = style({
  position: "relative",
  /* Only rows that can be opened change their background below the pointer. */
  selectors: { "&:hover:has(th a)": { background: vars.color.hover } },
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
    /* A press anywhere in the column's head sorts. */
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

/** Represents the rows before and after the rendered ones. */
export const gap = style({ display: "block" });

/** The link of a row, which covers the row; other controls of the row are above it. */
export const rowLink = style({
  color: vars.color.brandText,
  textDecorationLine: "none",
  borderRadius: vars.radius.small,
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "tr:hover > th &": { textDecorationLine: "underline" },
  },
});

/** A cell above the link of its row. */
export const above = style({ position: "relative", zIndex: 1 });
