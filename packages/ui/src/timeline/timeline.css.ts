import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

const SIGN = "1.5rem";

export const list = style({ display: "flex", flexDirection: "column", textAlign: "start" });

export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${SIGN} minmax(0, 1fr)`,
  columnGap: vars.space[3],
  selectors: {
    "&:not(:last-child)": { paddingBlockEnd: vars.space[4] },
    /* The line to the next step. */
    "&:not(:last-child)::before": {
      content: "",
      position: "absolute",
      insetBlock: `${SIGN} 0`,
      insetInlineStart: `calc(${SIGN} / 2 - ${vars.stroke.thick} / 2)`,
      borderInlineStart: `${vars.stroke.thick} solid ${vars.color.border}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderColor: vars.color.positiveMark },
  },
});

export const sign = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: SIGN,
    blockSize: SIGN,
    borderRadius: vars.radius.pill,
    border: `${vars.stroke.thick} solid ${vars.color.borderStrong}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
  },
  variants: {
    state: {
      done: {
        borderColor: vars.color.positiveLine,
        background: vars.color.positiveSoft,
        color: vars.color.positiveText,
      },
      current: {
        borderColor: vars.color.brand,
        background: vars.color.brandSoft,
        color: vars.color.brandText,
      },
      ahead: { borderStyle: "dashed" },
      failed: {
        borderColor: vars.color.negativeLine,
        background: vars.color.negativeSoft,
        color: vars.color.negativeText,
      },
    },
  },
});

export const label = recipe({
  base: { fontWeight: vars.weight.medium },
  variants: {
    state: {
      done: {},
      current: {},
      ahead: { color: vars.color.textMuted, fontWeight: vars.weight.regular },
      failed: {},
    },
  },
});

export const note = style({
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
