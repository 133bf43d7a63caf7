import { vars } from "../theme/contract.css.ts";
import { below, recipe, style } from "../theme/layered.ts";

/** The style of buttons, and of links that look like buttons. */
export const button = recipe({
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[2],
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[2],
    // Text of twice the size keeps its room on a phone.
    paddingInline: `min(${vars.space[5]}, 6.5vw)`,
    border: `${vars.stroke.thin} solid transparent`,
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.medium,
    fontSize: vars.text.bodySize,
    lineHeight: vars.text.bodyLine,
    textAlign: "center",
    maxInlineSize: "100%",
    overflowWrap: "anywhere",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    WebkitTapHighlightColor: "transparent",
    transition: `background-color ${vars.duration.quick} ${vars.easing.out}, border-color ${vars.duration.quick} ${vars.easing.out}, box-shadow ${vars.duration.quick} ${vars.easing.out}`,
    selectors: {
      "&[data-disabled]": { cursor: "not-allowed", opacity: 0.55 },
      "&[data-pending]": { cursor: "progress" },
    },
    // Buttons are not printed.
    "@media": { print: { display: "none" } },
  },
  variants: {
    variant: {
      primary: {
        background: vars.color.brand,
        color: vars.color.onBrand,
        boxShadow: vars.elevation.raised,
        selectors: {
          "&[data-hovered]": { background: vars.color.brandHover },
          "&[data-pressed], &[data-pending]": { background: vars.color.brandPressed },
        },
      },
      secondary: {
        background: vars.color.surface,
        color: vars.color.text,
        borderColor: vars.color.borderStrong,
        selectors: {
          "&[data-hovered]": { background: vars.color.hover },
          "&[data-pressed], &[data-pending]": { background: vars.color.pressed },
        },
      },
      quiet: {
        color: vars.color.brandText,
        paddingInline: vars.space[3],
        /* Where buttons wrap, the text of a quiet button is near the edge of the content above and below. */
        "@media": { [below("large")]: { paddingInline: vars.space[1], minInlineSize: vars.size.target } },
        selectors: {
          "&[data-hovered]": { background: vars.color.hover },
          "&[data-pressed], &[data-pending]": { background: vars.color.pressed },
        },
      },
      danger: {
        background: vars.color.negative,
        color: vars.color.onNegative,
        selectors: {
          "&[data-hovered]": { background: vars.color.negativeHover },
          "&[data-pressed], &[data-pending]": { background: vars.color.negativePressed },
        },
      },
    },
    width: {
      content: {},
      full: { inlineSize: "100%" },
    },
  },
  defaultVariants: { variant: "primary", width: "content" },
});

/** Both labels share one grid cell, so that the button does not change its width when it becomes pending. */
export const labels = style({
  display: "inline-grid",
  alignItems: "center",
  justifyItems: "center",
  minInlineSize: 0,
});

export const label = style({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minInlineSize: 0,
  selectors: { '&[aria-hidden="true"]': { visibility: "hidden" } },
});
