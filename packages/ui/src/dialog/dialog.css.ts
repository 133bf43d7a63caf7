import { createVar, globalStyle, keyframes } from "@vanilla-extract/css";
import { bottomBar } from "../app-shell/bottom-bar.css.ts";
import { layers, vars } from "../theme/contract.css.ts";
import { below, calm, from, recipe, style } from "../theme/layered.ts";

const fade = keyframes({ from: { opacity: 0 } });
const fromEnd = keyframes({ from: { transform: "translateX(100%)" } });
const fromStart = keyframes({ from: { transform: "translateX(-100%)" } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(1rem) scale(0.985)" } });

export const backdrop = recipe({
  base: {
    position: "fixed",
    inset: 0,
    zIndex: vars.layer.modal,
    blockSize: "var(--visual-viewport-height, 100dvh)",
    display: "grid",
    /* No wider than the window, whatever its content. */
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "center",
    justifyItems: "center",
    padding: vars.space[4],
    background: vars.color.scrim,
    selectors: {
      "&[data-entering]": { animation: `${fade} ${vars.duration.backdrop} ${vars.easing.out}` },
      "&[data-exiting]": {
        animation: `${fade} ${vars.duration.backdrop} ${vars.easing.inOut} reverse forwards`,
      },
    },
    "@media": { [below("small")]: { alignItems: "end", padding: 0 }, [calm]: { animation: "none" } },
  },
  variants: {
    placement: {
      center: {},
      end: { "@media": { [from("small")]: { justifyItems: "end", alignItems: "stretch", padding: 0 } } },
    },
  },
});

export const modal = recipe({
  base: {
    display: "flex",
    inlineSize: "100%",
    maxBlockSize: "100%",
    minBlockSize: 0,
    borderRadius: vars.radius.large,
    border: `${vars.stroke.thin} solid ${vars.color.border}`,
    background: vars.color.floating,
    color: vars.color.text,
    boxShadow: vars.elevation.modal,
    selectors: {
      "&[data-entering]": { animation: `${rise} ${vars.duration.modal} ${vars.easing.out}` },
      "&[data-exiting]": {
        animation: `${rise} ${vars.duration.backdrop} ${vars.easing.inOut} reverse forwards`,
      },
    },
    "@media": {
      [below("small")]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      [calm]: { animation: "none" },
    },
  },
  variants: {
    size: { medium: { maxInlineSize: vars.size.dialog }, large: { maxInlineSize: "48rem" } },
    placement: {
      center: {},
      end: {
        "@media": {
          [from("small")]: { borderRadius: 0, borderBlock: "none", borderInlineEnd: "none" },
          [`${from("small")} and (prefers-reduced-motion: no-preference)`]: {
            selectors: {
              "&[data-entering]": { animationName: fromEnd, animationDuration: vars.duration.slow },
              "&[data-exiting]": { animationName: fromEnd },
              '[dir="rtl"] &[data-entering]': { animationName: fromStart },
              '[dir="rtl"] &[data-exiting]': { animationName: fromStart },
            },
          },
        },
      },
    },
  },
  defaultVariants: { size: "medium" },
});

/** The space beside the content is the same as in a card, so that the bar of a step reaches the edges of the dialog too. */
const inset = createVar();

export const dialog = style({
  vars: { [inset]: vars.space[6] },
  "@media": { [below("medium")]: { vars: { [inset]: vars.space[5] } } },
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  outline: "none",
});

export const signed = style({ display: "grid", placeItems: "center", paddingBlockStart: vars.space[6] });

export const head = recipe({
  base: {
    display: "flex",
    alignItems: "start",
    justifyContent: "space-between",
    gap: vars.space[3],
    paddingBlockStart: "1.125rem",
    paddingInlineStart: inset,
    paddingInlineEnd: vars.space[4],
    minBlockSize: "4rem",
  },
  variants: {
    isSigned: {
      true: {
        justifyContent: "center",
        paddingBlockStart: vars.space[2],
        paddingInlineEnd: inset,
        minBlockSize: 0,
        textAlign: "center",
      },
      false: {},
    },
  },
});

export const title = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  /* The first line is aligned with the close button. */
  paddingBlock: `calc((${vars.size.target} - ${vars.text.titleLine}) / 2)`,
  fontSize: vars.text.titleSize,
  lineHeight: vars.text.titleLine,
  fontWeight: vars.weight.strong,
  letterSpacing: "-0.01em",
});

export const body = recipe({
  base: {
    /* Positioned, so that visually hidden content scrolls with it. */
    position: "relative",
    overflowY: "auto",
    display: "flex",
    flexDirection: "column",
    gap: vars.space[4],
    paddingBlock: vars.space[3],
    paddingInline: inset,
    selectors: {
      // The bar of a step is at the lower edge, as in a card.
      "&:last-child": { paddingBlockEnd: inset, vars: { [bottomBar]: `calc(${inset} * -1)` } },
    },
  },
  variants: { isSigned: { true: { textAlign: "center" }, false: {} } },
});

export const actions = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: vars.space[3],
    paddingBlockStart: vars.space[3],
    paddingBlockEnd: inset,
    paddingInline: inset,
    "@media": { [below("small")]: { flexDirection: "column-reverse", alignItems: "stretch" } },
  },
  /* Below centred text, the buttons use the whole width. */
  variants: { isSigned: { true: { flexDirection: "column-reverse", alignItems: "stretch" }, false: {} } },
});

/** A dialog beside its page is printed without the page. */
export const printed = style({
  "@media": { print: { position: "static", blockSize: "auto", background: "none", display: "block" } },
});

globalStyle(`body:has(${printed}) > :not(${printed}, :has(${printed}))`, {
  "@layer": { [layers.components]: { "@media": { print: { display: "none" } } } },
});
