import { vars } from "../theme/contract.css.ts";
import { heardOnly } from "../theme/fixed.ts";
import { recipe, style } from "../theme/layered.ts";

export const rail = style({ display: "flex", inlineSize: "100%" });

export const step = style({
  position: "relative",
  flex: 1,
  display: "flex",
  justifyContent: "center",
  minInlineSize: 0,
  selectors: {
    /* The line from the previous step. */
    "&:not(:first-child)::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "1.375rem",
      insetInlineEnd: "calc(50% + 1.5rem)",
      inlineSize: "calc(100% - 3rem)",
      borderBlockStart: `${vars.stroke.thick} solid ${vars.color.border}`,
    },
    "&[data-reached]:not(:first-child)::before": { borderColor: vars.color.brand },
  },
});

export const button = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[1],
  minInlineSize: vars.size.target,
  maxInlineSize: "100%",
  borderRadius: vars.radius.medium,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[1],
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "default" } },
});

export const circle = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: "2.25rem",
    blockSize: "2.25rem",
    borderRadius: vars.radius.pill,
    border: `${vars.stroke.thick} solid ${vars.color.borderStrong}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: "tabular-nums",
    transition: `background-color ${vars.duration.base} ${vars.easing.out}`,
    selectors: { "[data-hovered] > &": { borderColor: vars.color.focus } },
  },
  variants: {
    state: {
      ahead: {},
      current: {
        borderColor: vars.color.brand,
        background: vars.color.brand,
        color: vars.color.onBrand,
        "@media": {
          "(forced-colors: active)": {
            background: "Highlight",
            color: "HighlightText",
            forcedColorAdjust: "none",
          },
        },
      },
      complete: {
        borderColor: vars.color.brandLine,
        background: vars.color.brandSoft,
        color: vars.color.brandText,
      },
    },
  },
});

export const label = recipe({
  base: {
    fontSize: vars.text.smallSize,
    lineHeight: vars.text.smallLine,
    color: vars.color.textMuted,
    textAlign: "center",
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
  },
  variants: {
    current: {
      true: { color: vars.color.text, fontWeight: vars.weight.medium },
      /* Below the width of a phone only the current step shows its name; the others have it for screen readers. */
      false: {
        "@media": {
          "screen and (max-width: 22.4rem)": heardOnly,
        },
      },
    },
  },
});
