import { createVar } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { recipe, style } from "../theme/layered.ts";

export const list = style({ display: "flex", flexDirection: "column", gap: vars.space[1] });

export const item = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space[3],
    minBlockSize: vars.size.target,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[3],
    borderRadius: vars.radius.medium,
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    cursor: "pointer",
    transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
    selectors: {
      "&[data-hovered], &[data-pressed]": { background: vars.color.hover, color: vars.color.text },
      "&[aria-current]": { background: vars.color.brandSoft, color: vars.color.brandText },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[aria-current]": { outline: `${vars.stroke.thick} solid Highlight` } },
      },
    },
  },
  variants: { iconOnly: { true: { justifyContent: "center", paddingInline: 0 } } },
});

/** Up to two lines, because a truncated link cannot be read. */
export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });

export const sideNameTop = createVar();

/**
 * The name beside the menu, which scrolls and would clip it. The gap belongs to the name, so that the pointer can reach
 * it.
 */
export const sideName = style({
  position: "fixed",
  insetBlockStart: sideNameTop,
  insetInlineStart: `calc(${vars.size.sideMenuCollapsed} - ${vars.space[3]})`,
  paddingInlineStart: vars.space[4],
  transform: "translateY(-50%)",
});

export const sideNameWords = style({
  display: "block",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.color.text,
  color: vars.color.canvas,
  border: `${vars.stroke.thin} solid transparent`,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  whiteSpace: "nowrap",
});
