import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const code = recipe({
  base: {
    fontFamily: vars.font.mono,
    fontSize: `max(0.9375em, ${vars.text.smallSize})`,
    fontVariantNumeric: "slashed-zero tabular-nums",
    unicodeBidi: "isolate",
    direction: "ltr",
    overflowWrap: "anywhere",
  },
  variants: {
    isWhole: { true: { overflowWrap: "normal", whiteSpace: "nowrap" } },
    look: {
      plain: {},
      boxed: {
        paddingBlock: vars.space[1],
        paddingInline: vars.space[2],
        borderRadius: vars.radius.small,
        background: vars.color.sunken,
        border: `${vars.stroke.thin} solid ${vars.color.border}`,
      },
    },
  },
  defaultVariants: { look: "plain" },
});

/** The gap after a group, which is no character, so that it is not copied. */
export const group = style({
  marginInlineEnd: "0.4em",
  selectors: { "&:last-child": { marginInlineEnd: 0 } },
});
