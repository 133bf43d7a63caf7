import { vars } from "../theme/contract.css.ts";
import { below, recipe, style } from "../theme/layered.ts";

const phone = below("medium");
const line = `${vars.stroke.thin} solid ${vars.color.border}`;

export const table = style({
  inlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  textAlign: "start",
  "@media": { [phone]: { display: "block" } },
});

/* On phones each value carries the name of its offer instead. */
export const head = style({ "@media": { [phone]: { display: "none" } } });

export const body = style({ "@media": { [phone]: { display: "block" } } });

export const offer = recipe({
  base: {
    padding: vars.space[4],
    textAlign: "center",
    verticalAlign: "top",
    fontWeight: vars.weight.regular,
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
  },
  variants: { isHighlighted: { true: { background: vars.color.brandSoft }, false: {} } },
});

export const name = style({
  display: "block",
  paddingBlockEnd: vars.space[2],
  fontSize: vars.text.titleSize,
  lineHeight: vars.text.titleLine,
  fontWeight: vars.weight.strong,
});

export const row = style({
  "@media": { [phone]: { display: "block", paddingBlock: vars.space[3], borderBlockEnd: line } },
});

export const feature = style({
  padding: vars.space[4],
  paddingInlineStart: 0,
  borderBlockStart: line,
  textAlign: "start",
  fontWeight: vars.weight.medium,
  "@media": {
    [phone]: {
      display: "block",
      padding: 0,
      paddingBlockEnd: vars.space[1],
      borderBlockStart: 0,
      overflowWrap: "anywhere",
    },
  },
});

export const cell = recipe({
  base: {
    padding: vars.space[4],
    borderBlockStart: line,
    textAlign: "center",
    fontVariantNumeric: "tabular-nums lining-nums",
    "@media": {
      [phone]: {
        display: "flex",
        justifyContent: "space-between",
        gap: vars.space[4],
        padding: 0,
        paddingBlock: vars.space[1],
        borderBlockStart: 0,
        textAlign: "end",
        overflowWrap: "anywhere",
        selectors: { "&::before": { content: "attr(data-label)", color: vars.color.textMuted } },
      },
    },
  },
  variants: {
    isHighlighted: {
      true: { background: vars.color.brandSoft, "@media": { [phone]: { background: "none" } } },
      false: {},
    },
  },
});

export const sign = recipe({
  base: { display: "inline-grid", placeItems: "center", verticalAlign: "middle" },
  variants: { isYes: { true: { color: vars.color.positiveText }, false: { color: vars.color.textMuted } } },
});
