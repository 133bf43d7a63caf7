import { fallbackVar, globalStyle } from "@vanilla-extract/css";
import { bottomBar } from "../app-shell/bottom-bar.css.ts";
import { layers, vars } from "../theme/contract.css.ts";
import { below, calm, from, recipe, style } from "../theme/layered.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
});

/** The end of the row where there is no button before it. */
export const ending = style({ marginInlineStart: "auto" });

export const bar = style({
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  // To the edges of the card around the step.
  marginInline: `calc(${vars.space[6]} * -1)`,
  marginBlockEnd: `calc(${vars.space[6]} * -1)`,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  background: vars.color.surface,
  "@media": {
    [below("medium")]: {
      marginInline: `calc(${vars.space[5]} * -1)`,
      marginBlockEnd: `calc(${vars.space[5]} * -1)`,
    },
    // A low window, such as a page at 400 %, keeps its room for the step.
    "(min-height: 30rem)": { position: "sticky", insetBlockEnd: fallbackVar(bottomBar, "0rem") },
    print: { position: "static" },
  },
});

/* A scroll target, and the focused element, stay clear of this bar and of the shell's; an open list covers both. */
globalStyle(`html:has(${bar}):not(:has([role="listbox"]))`, {
  "@layer": { [layers.reset]: { scrollPaddingBlockEnd: "9.5rem" } },
});

/* The same in a dialog, which scrolls itself and has no second bar. */
globalStyle(`[role="dialog"] :has(${bar})`, {
  "@layer": { [layers.reset]: { scrollPaddingBlockEnd: "5rem" } },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  // In one line with the content of the card.
  "@media": { [from("medium")]: { paddingInline: vars.space[6] } },
});

export const toggle = style({
  flex: "1 1 7.5rem",
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  minInlineSize: 0,
  borderRadius: vars.radius.medium,
  textAlign: "start",
});

export const toggleWords = style({ display: "flex", flexDirection: "column", minInlineSize: 0 });

export const name = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

export const amount = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});

export const chevron = recipe({
  base: {
    flex: "none",
    display: "flex",
    color: vars.color.textMuted,
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    "@media": { [calm]: { transition: "none" } },
  },
  variants: { open: { true: { transform: "rotate(180deg)" }, false: {} } },
});

export const details = style({
  maxBlockSize: "45dvh",
  overflowY: "auto",
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
});
