import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { calm, ringInside, style } from "../theme/layered.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-0.25rem)" } });

export const popover = style({
  display: "flex",
  minInlineSize: "min(12rem, calc(100vw - 2rem))",
  maxInlineSize: "min(24rem, calc(100vw - 2rem))",
  zIndex: vars.layer.floating,
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.elevation.floating,
  selectors: {
    "&[data-entering]": { animation: `${appear} ${vars.duration.quick} ${vars.easing.out}` },
    "&[data-exiting]": {
      animation: `${appear} ${vars.duration.quick} ${vars.easing.inOut} reverse forwards`,
    },
    /* The popover is as wide as the field that opened it, and never wider than a phone's viewport. */
    '&[data-trigger="Select"], &[data-trigger="ComboBox"]': {
      minInlineSize: "min(var(--trigger-width), calc(100vw - 2rem))",
    },
  },
  "@media": { [calm]: { animation: "none" } },
});

export const content = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  padding: vars.space[4],
  outline: "none",
});

/** The options of menus, selects and combo boxes. */
export const options = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  maxBlockSize: "22rem",
  overflowY: "auto",
  padding: vars.space[1],
  outline: "none",
});

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  selectors: {
    "&[data-focused]": { background: vars.color.hover },
    "&[data-focus-visible]": {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: ringInside,
    },
    "&[data-pressed]": { background: vars.color.pressed },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "default" },
  },
});

export const optionWords = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const optionHint = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
});

export const empty = style({ padding: vars.space[3], color: vars.color.textMuted });
