import { globalStyle } from "@vanilla-extract/css";
import { layers, vars } from "../theme/contract.css.ts";
import { from, recipe, ringInside, style } from "../theme/layered.ts";
import { alignments, phone, tablet, tightPadding } from "./column-widths.ts";
import { keepInView, line, lineBelow, noLineBelow } from "./table-edges.ts";

export const scroller = style({
  /* Positioned, so that visually hidden content scrolls with the table instead of widening the page. */
  position: "relative",
  inlineSize: "100%",
  overflowX: "auto",
  borderRadius: "inherit",
  "@media": { print: { overflow: "visible" } },
});

export const table = style({
  inlineSize: "100%",
  /* Each cell has the line below its row, so that sticky cells have it, also with forced colours. */
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "start",
  /* Inside, because the scrolling container would clip an outer ring. */
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

/* An inline layout in a cell is aligned to the end of a card's line, as text is. */
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
    align: alignments,
    isScreenOnly: keepInView(vars.color.sunken),
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
  /* The sort icon is on the inner side, so that heading and figures share one edge. */
  variants: {
    align: { start: { textAlign: "start" }, end: { flexDirection: "row-reverse", textAlign: "end" } },
  },
});

export const sortSign = recipe({
  /* Sort controls are not printed. */
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
      // A printed page shows as much of the text as it has room for.
      print: {
        blockSize: "auto",
        paddingBlock: vars.space[2],
        paddingInline: vars.space[2],
      },
      [phone]: {
        display: "flex",
        alignItems: "center",
        /* The value wraps below its name where it has no room beside it. */
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
          /* An empty value needs no line on a card. */
          "&:has(> span:empty)": { display: "none" },
        },
      },
    },
  },
  variants: {
    align: alignments,
    isHeader: { true: { fontWeight: vars.weight.regular } },
    isScreenOnly: keepInView(vars.color.surface),
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
    /* A short label of a control, which does not break. */
    isWhole: { true: { display: "block", inlineSize: "max-content" } },
  },
});
