import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  padding: vars.space[1],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const toggle = style({
  flex: "1 1 auto",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  border: `${vars.stroke.thin} solid transparent`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  cursor: "pointer",
  transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-hovered]": { color: vars.color.text },
    "&[data-selected]": {
      background: vars.color.surface,
      color: vars.color.text,
      borderColor: vars.color.border,
      boxShadow: vars.elevation.raised,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-selected]": { borderColor: "Highlight" } } },
  },
});

/** Takes its space, but is hidden. */
export const unseen = style({ visibility: "hidden" });
