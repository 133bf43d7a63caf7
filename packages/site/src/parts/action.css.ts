import { vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "3rem",
  paddingInline: vars.space[6],
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.medium,
  textDecorationLine: "none",
  whiteSpace: "nowrap",
  transition: `background ${vars.duration.quick}, border-color ${vars.duration.quick}`,
});

export const compact = style({ minBlockSize: vars.size.target, paddingInline: vars.space[5] });

const primary = style({
  background: vars.color.brand,
  color: vars.color.onBrand,
  ":hover": { background: vars.color.brandHover },
  ":active": { background: vars.color.brandPressed },
  "@media": { "(forced-colors: active)": { border: "1px solid ButtonText" } },
});

const secondary = style({
  border: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.text,
  ":hover": { background: vars.color.hover },
});

const plain = style({ color: vars.color.text, ":hover": { background: vars.color.hover } });

export const looks = { primary, secondary, plain };

export const arrow = style({
  display: "inline-block",
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  textDecorationLine: "none",
  ":hover": { textDecorationLine: "underline", textUnderlineOffset: "0.25em" },
  ":after": {
    // Follows the last word of several lines, and never begins one.
    content: '"\\a0\\a0→" / ""',
    position: "relative",
    insetInlineStart: 0,
    transition: `inset-inline-start ${vars.duration.quick} ${vars.easing.out}`,
  },
  selectors: {
    "&:hover:after": { insetInlineStart: 3 },
    "[dir=rtl] &:after": { content: '"\\a0\\a0←" / ""' },
  },
});

export const inline = style({
  color: vars.color.brandText,
  textDecorationColor: vars.color.brandLine,
  textUnderlineOffset: "0.2em",
  ":hover": { textDecorationColor: "currentColor" },
});
