import { control } from "../field/field.css.ts";
import { vars } from "../theme/contract.css.ts";
import { recipe, ringInside, style } from "../theme/layered.ts";

export const iconButton = recipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.medium,
    border: `${vars.stroke.thin} solid transparent`,
    color: vars.color.textMuted,
    cursor: "pointer",
    transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
    selectors: {
      "&[data-hovered]": { background: vars.color.hover, color: vars.color.text },
      "&[data-pressed]": { background: vars.color.pressed },
      '&[data-disabled], &[aria-disabled="true"]': { opacity: 0.55, cursor: "not-allowed" },
      /* Within a field's frame, whose edge an outer ring would cross. */
      [`${control} > &`]: { outlineOffset: ringInside },
    },
  },
  variants: {
    variant: { quiet: {}, outline: { background: vars.color.surface, borderColor: vars.color.border } },
    tone: {
      plain: {},
      positive: {
        color: vars.color.positiveText,
        selectors: { "&[data-hovered]": { color: vars.color.positiveText } },
      },
    },
  },
  defaultVariants: { variant: "quiet", tone: "plain" },
});

/** The figure at the upper end of the icon, whose edge shows beside it. */
export const figure = style({
  position: "absolute",
  insetBlockStart: "0.125rem",
  insetInlineStart: "50%",
  minInlineSize: "1.25rem",
  paddingInline: vars.space[1],
  borderRadius: vars.radius.pill,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.text.smallSize,
  lineHeight: "1.25rem",
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "center",
  "@media": { "(forced-colors: active)": { border: `${vars.stroke.thin} solid` } },
});
