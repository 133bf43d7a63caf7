import { globalStyle } from "@vanilla-extract/css";
import { layers, vars } from "../theme/contract.css.ts";
import { breakpoints } from "../theme/tokens.ts";
import { below, from, recipe, ringInside, style } from "../theme/layered.ts";
import { inView, line, lineBelow, noLineBelow } from "./table-edges.ts";

const phone = below("medium");
/** Where a table has room for its columns and not for much air between and in them. */
const tablet = `${from("medium")} and (max-width: ${breakpoints.widest - 0.02}px)`;

/** Between two columns there, on each side. */
const tightPadding = `calc(${vars.space[3]} / 2)`;

export const scroller = style({
  /* So that what is for listeners only scrolls along, rather than widen the page. */
  position: "relative",
  inlineSize: "100%",
  overflowX: "auto",
  borderRadius: "inherit",
  "@media": { print: { overflow: "visible" } },
});

export const table = style({
  inlineSize: "100%",
  /* Each cell has the line below its row: what stays in view while others scroll keeps it, and forced colours too. */
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "start",
  /* Inside, as what scrolls around it would cut a ring outside. */
  outlineOffset: ringInside,
  "@media": {
    [tablet]: {
      vars: { [vars.text.bodySize]: vars.text.smallSize, [vars.text.bodyLine]: vars.text.smallLine },
      fontSize: vars.text.smallSize,
      lineHeight: vars.text.smallLine,
    },
    [phone]: { display: "block" },
  },
});

export const head = style({ "@media": { [phone]: { display: "none" } } });

export const body = style({
  "@media": { [phone]: { display: "block", selectors: { "&[data-empty]": { display: "grid" } } } },
});

/* A row in a cell stands at the end of a card's line, as words do. */
globalStyle(`${body} td > span > div`, {
  "@layer": { [layers.components]: { "@media": { [phone]: { justifyContent: "flex-end" } } } },
});

export const column = recipe({
  base: {
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    background: vars.color.sunken,
    borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.text.smallSize,
    lineHeight: vars.text.smallLine,
    fontWeight: vars.weight.medium,
    whiteSpace: "nowrap",
    selectors: {
      "&[data-allows-sorting]": { cursor: "pointer" },
      "&[data-allows-sorting][data-hovered]": { color: vars.color.text },
      "&[data-focus-visible]": { outlineOffset: ringInside },
    },
    "@media": {
      [tablet]: { paddingInline: tightPadding, whiteSpace: "normal" },
      print: { paddingInline: vars.space[2], whiteSpace: "normal" },
    },
  },
  variants: {
    align: { start: { textAlign: "start" }, end: { textAlign: "end" } },
    isScreenOnly: inView(vars.color.sunken),
  },
});

export const selectionColumn = style({
  inlineSize: vars.size.target,
  paddingInlineStart: vars.space[4],
  background: vars.color.sunken,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const columnWords = recipe({
  base: { display: "inline-flex", alignItems: "center", gap: vars.space[1], verticalAlign: "middle" },
  /* The sort sign stands on the inner side, so that words and figures share one edge. */
  variants: {
    align: { start: { textAlign: "start" }, end: { flexDirection: "row-reverse", textAlign: "end" } },
  },
});

export const sortSign = recipe({
  /* On paper nothing is sorted by pressing. */
  base: { display: "inline-flex", "@media": { print: { display: "none" } } },
  variants: { shown: { false: { opacity: 0, "@media": { [tablet]: { display: "none" } } } } },
});

export const row = style({
  outlineOffset: ringInside,
  selectors: {
    "&[data-hovered]": { background: vars.color.hover },
    "&[data-selected]": { background: vars.color.brandSoft },
  },
  "@media": {
    print: { breakInside: "avoid" },
    [phone]: {
      selectors: { "&:not(:last-child)": { borderBlockEnd: line } },
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
    },
  },
});

export const cell = recipe({
  base: {
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    blockSize: "3.5rem",
    verticalAlign: "middle",
    fontVariantNumeric: "tabular-nums lining-nums",
    outlineOffset: ringInside,
    selectors: lineBelow,
    "@media": {
      [tablet]: { paddingInline: tightPadding },
      // As much of a line as paper has room for.
      print: {
        blockSize: "auto",
        paddingBlock: vars.space[2],
        paddingInline: vars.space[2],
      },
      [phone]: {
        display: "flex",
        alignItems: "center",
        /* Below its name where there is no room for words beside it. */
        flexWrap: "wrap",
        columnGap: vars.space[4],
        blockSize: "auto",
        minBlockSize: "2.25rem",
        paddingBlock: vars.space[1],
        paddingInline: 0,
        textAlign: "end",
        overflowWrap: "anywhere",
        selectors: {
          ...noLineBelow,
          "&::before": {
            content: "attr(data-label)",
            flex: "none",
            maxInlineSize: "100%",
            color: vars.color.textMuted,
            fontSize: vars.text.smallSize,
            lineHeight: vars.text.smallLine,
          },
          /* A fact that is not there needs no line on a card. */
          "&:has(> span:empty)": { display: "none" },
        },
      },
    },
  },
  variants: {
    align: { start: { textAlign: "start" }, end: { textAlign: "end" } },
    isHeader: { true: { fontWeight: vars.weight.regular } },
    isScreenOnly: inView(vars.color.surface),
  },
});

export const selectionCell = style({
  inlineSize: vars.size.target,
  paddingInlineStart: vars.space[4],
  selectors: lineBelow,
  "@media": { [phone]: { paddingInlineStart: 0, selectors: noLineBelow } },
});

export const cellWords = recipe({
  base: { minInlineSize: 0, "@media": { [phone]: { flex: "1 1 6rem" } } },
  variants: {
    isLong: {
      true: {
        "@media": {
          [from("medium")]: { display: "block", minInlineSize: "9rem" },
          [tablet]: { minInlineSize: "5rem" },
        },
      },
    },
    /* What is pressed there is short, and read as one. */
    isWhole: { true: { display: "block", inlineSize: "max-content" } },
  },
});
