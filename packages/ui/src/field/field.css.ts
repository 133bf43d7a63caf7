import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  minInlineSize: 0,
});

export const fieldLabel = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
});

export const fieldHint = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.textMuted,
  selectors: { "&:empty": { display: "none" } },
});

export const fieldError = style({
  display: "flex",
  gap: vars.space[2],
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  color: vars.color.negativeText,
});

/** The frame of a control, with the state of the input inside it. */
export const control = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
  inlineSize: "100%",
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: "start",
  transition: `border-color ${vars.duration.quick} ${vars.easing.out}, box-shadow ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-hovered], &:hover": { borderColor: vars.color.textMuted },
    "&:has([data-invalid]), &[data-invalid], [data-invalid] > &": { borderColor: vars.color.negativeMark },
    /* A button inside has its own ring. */
    "&:has([data-focused]:not(button)), &:has(select:focus-visible), &[data-focus-visible]": {
      borderColor: vars.color.focus,
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      /* Over the border, so that both are one line. */
      outlineOffset: `calc(${vars.stroke.thin} * -1)`,
    },
    "&:has(select:disabled), &:has([data-disabled]), &[data-disabled]": {
      opacity: 0.6,
      background: vars.color.sunken,
    },
    "&:has([readonly])": { background: vars.color.sunken, borderColor: vars.color.border },
  },
});

export const input = style({
  flex: 1,
  inlineSize: "100%",
  minInlineSize: 0,
  // Inside the border of its frame.
  minBlockSize: `calc(${vars.size.target} - 2 * ${vars.stroke.thin})`,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: 0,
  background: "transparent",
  outline: "none",
  borderRadius: "inherit",
  textAlign: "start",
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&:-webkit-autofill": {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 62.5rem ${vars.color.brandSoft}`,
    },
  },
});

/** Text or icons inside the frame, before or after the input. */
export const adornment = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  alignSelf: "stretch",
  gap: vars.space[2],
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
