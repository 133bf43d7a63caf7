import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: vars.space[1] });

export const checkbox = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: "0.625rem",
  cursor: "pointer",
  borderRadius: vars.radius.small,
  selectors: {
    "&[data-disabled]": { cursor: "not-allowed", opacity: 0.6 },
    "&[data-focus-visible]": { outline: "none" },
  },
});

export const box = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "1.375rem",
  blockSize: "1.375rem",
  marginBlock: "0.0625rem",
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: "transparent",
  transition: `background-color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "[data-hovered] > &": { borderColor: vars.color.textMuted },
    "[data-invalid] > &": { borderColor: vars.color.negativeMark },
    "[data-selected] > &, [data-indeterminate] > &": {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
    "[data-focus-visible] > &": {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "[data-selected] > &, [data-indeterminate] > &": { background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
