import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const swatch = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "9rem",
  minBlockSize: vars.space[12],
  borderRadius: vars.radius.small,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

export const pair = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const specimen = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
  overflowWrap: "anywhere",
});

export const track = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
});

export const runner = recipe({
  base: {
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderRadius: vars.radius.small,
    background: vars.color.brand,
    transitionProperty: "margin-inline-start",
    transitionTimingFunction: vars.easing.out,
  },
  variants: {
    isOver: { true: { marginInlineStart: `calc(100% - ${vars.space[8]})` } },
    duration: {
      quick: { transitionDuration: vars.duration.quick },
      base: { transitionDuration: vars.duration.base },
      slow: { transitionDuration: vars.duration.slow },
      modal: { transitionDuration: vars.duration.modal },
      backdrop: { transitionDuration: vars.duration.backdrop },
    },
  },
});
