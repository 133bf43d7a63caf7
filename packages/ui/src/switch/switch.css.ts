import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const field = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  cursor: "pointer",
  selectors: {
    "&[data-disabled]": { opacity: 0.6, cursor: "not-allowed" },
    "&[data-focus-visible]": { outline: "none" },
  },
});

export const track = style({
  flex: "none",
  inlineSize: "2.5rem",
  blockSize: "1.5rem",
  padding: "0.125rem",
  /* Round in every brand, which distinguishes it from a checkbox. */
  borderRadius: vars.size.target,
  border: `${vars.stroke.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.sunken,
  transition: `background-color ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    "[data-selected] > &": { background: vars.color.brand, borderColor: vars.color.brand },
    "[data-focus-visible] > &": {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "[data-selected] > &": { background: "Highlight" } } },
  },
});

export const thumb = style({
  display: "block",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  borderRadius: "50%",
  background: vars.color.borderStrong,
  transition: `translate ${vars.duration.base} ${vars.easing.out}`,
  selectors: {
    "[data-selected] &": { background: vars.color.onBrand, translate: "1rem 0" },
    '[dir="rtl"] [data-selected] &': { translate: "-1rem 0" },
  },
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
