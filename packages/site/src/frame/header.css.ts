import { below, from, vars } from "@broker/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { wide } from "../style/layout.css.ts";

const height = "4.5rem";
const desk = from("large");
const phone = below("large");

globalStyle("html", { scrollPaddingBlockStart: "6rem" });

export const skip = style({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[4],
  zIndex: 20,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.text,
  color: vars.color.surface,
  translate: "0 -5rem",
  ":focus": { translate: "0 0" },
  "@media": { print: { display: "none" } },
});

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 10,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": { print: { position: "static" } },
});

export const bar = style([
  wide,
  { display: "flex", alignItems: "center", gap: vars.space[6], blockSize: height },
]);

export const logo = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  flex: "none",
  borderRadius: vars.radius.small,
});

export const nav = style({
  display: "none",
  alignItems: "center",
  gap: vars.space[1],
  marginInlineEnd: "auto",
  "@media": { [desk]: { display: "flex" } },
});

export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  fontSize: "0.9375rem",
  textDecorationLine: "none",
  whiteSpace: "nowrap",
  ":hover": { background: vars.color.hover },
  selectors: {
    "&[aria-current]": { background: vars.color.brandSoft, color: vars.color.brandText },
    "&[data-current]": { color: vars.color.brandText },
    "&:has(+ :popover-open)": { background: vars.color.hover },
  },
});

/** Opens a menu: its icon points down. */
export const opener = style([
  entry,
  {
    ":after": {
      content: '""',
      inlineSize: "0.4em",
      blockSize: "0.4em",
      borderInlineEnd: "1.5px solid",
      borderBlockEnd: "1.5px solid",
      rotate: "45deg",
      translate: "0 -0.15em",
      opacity: 0.65,
    },
    selectors: { "[dir=rtl] &:after": { rotate: "-45deg" } },
  },
]);

export const end = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[1],
  "@media": { [phone]: { marginInlineStart: "auto", gap: vars.space[3] } },
});

export const deskOnly = style({ "@media": { [phone]: { display: "none" } } });
/** The content of the header that is shown if it fits beside the menu; on narrower pages it is in the menu's sheet only. */
export const roomOnly = style({ "@media": { [below("small")]: { display: "none" } } });
export const phoneOnly = style({ "@media": { [desk]: { display: "none" } } });

/** The open page is underlined, so that it is not marked by colour alone. */
const current = {
  color: vars.color.brandText,
  textDecorationLine: "underline",
  textDecorationThickness: 2,
  textUnderlineOffset: "0.35em",
} as const;

const panel = {
  position: "fixed",
  insetBlock: `${height} auto`,
  margin: 0,
  maxInlineSize: "none",
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.floating,
} as const;

/** A menu over the whole width, which a click outside of it or Escape closes, without scripts. */
export const mega = style({
  ...panel,
  insetInline: 0,
  inlineSize: "100%",
  padding: 0,
  clipPath: "inset(0 0 -4rem 0)",
  opacity: 0,
  transition: `opacity ${vars.duration.quick}, translate ${vars.duration.base} ${vars.easing.out}, overlay ${vars.duration.base} allow-discrete, display ${vars.duration.base} allow-discrete`,
  translate: "0 -0.5rem",
  selectors: {
    "&:popover-open": { opacity: 1, translate: "0 0" },
  },
  "@starting-style": { selectors: { "&:popover-open": { opacity: 0, translate: "0 -0.5rem" } } },
});

export const megaColumns = style([
  wide,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))",
    gap: `${vars.space[2]} ${vars.space[8]}`,
    paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  },
]);

export const place = style({
  display: "block",
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecorationLine: "none",
  ":hover": { background: vars.color.hover },
});

export const placeName = style({
  display: "block",
  fontWeight: vars.weight.medium,
  selectors: { "[aria-current] > &": current },
});
export const placeText = style({
  display: "block",
  fontSize: vars.text.smallSize,
  lineHeight: 1.5,
  color: vars.color.textMuted,
});

export const corner = style({
  ...panel,
  insetInline: "auto max(1.25rem, calc((100vw - 76rem) / 2))",
  inlineSize: "18rem",
  padding: vars.space[6],
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: 0,
});

export const sheet = style({
  ...panel,
  insetBlock: `${height} 0`,
  insetInline: 0,
  inlineSize: "100%",
  blockSize: "auto",
  maxBlockSize: "none",
  padding: `${vars.space[6]} 1.25rem ${vars.space[16]}`,
  overflow: "auto",
  overscrollBehavior: "contain",
  boxShadow: "none",
  borderBlockEnd: 0,
});

export const sheetGroup = style({
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const sheetTitle = style({
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
  paddingBlockEnd: vars.space[1],
});
export const sheetLink = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  fontSize: "1.1875rem",
  fontWeight: vars.weight.medium,
  letterSpacing: "-0.01em",
  color: vars.color.text,
  textDecorationLine: "none",
  selectors: { "&[aria-current]": current },
});
export const sheetActions = style({ display: "grid", gap: vars.space[3], paddingBlockStart: vars.space[6] });

export const burger = style([
  entry,
  { border: `1px solid ${vars.color.border}`, paddingInline: vars.space[4] },
]);
