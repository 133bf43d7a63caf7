import { vars } from "../theme/contract.css.ts";
import { gutter } from "../theme/gutter.css.ts";
import { below, calm, from, recipe, style } from "../theme/layered.ts";
import { nameRoom } from "../user-button/user-button.css.ts";

const desk = from("large");
const phone = below("large");
const small = below("small");
/** Windows in which no name has room beside the logo and an icon button. */
const smallest = "screen and (max-width: 22.49rem)";

/** The width for which the logo has room in a header with one row. */
const logoWidth = "8.75rem";
/** The user's button without the name: two paddings, the avatar, two gaps and the chevron. */
const userButton = `(${vars.space[1]} * 4 + ${vars.space[8]} + ${vars.size.iconSmall})`;
/**
 * The width for the user's name: the width of the header without the logo, an icon button, which may load late, and the gaps.
 */
const room = `calc(100vw - ${vars.space[4]} * 2 - ${logoWidth} - ${vars.size.target} - ${vars.space[2]} * 2 - ${userButton})`;

export const shell = recipe({
  base: {
    display: "flex",
    minBlockSize: "100dvh",
    background: vars.color.canvas,
    "@media": { print: { display: "block", minBlockSize: 0, background: "none" } },
  },
  variants: { collapsed: { true: {}, false: {} } },
});

export const skipLink = style({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.toast,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.medium,
  selectors: { "&:not(:focus)": { insetBlockStart: "-6rem" } },
  "@media": { print: { display: "none" } },
});

export const sideMenu = recipe({
  base: {
    display: "none",
    position: "sticky",
    insetBlockStart: 0,
    flex: "none",
    flexDirection: "column",
    gap: vars.space[4],
    blockSize: "100dvh",
    overflowY: "auto",
    paddingInline: vars.space[3],
    paddingBlockEnd: vars.space[4],
    background: vars.color.surface,
    borderInlineEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
    transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
    "@media": { [desk]: { display: "flex" }, [calm]: { transition: "none" } },
  },
  variants: {
    collapsed: {
      // Above the page, because the names of its icons overlap it.
      true: { inlineSize: vars.size.sideMenuCollapsed, zIndex: vars.layer.drawer },
      false: { inlineSize: vars.size.sideMenu },
    },
  },
});

export const menuHead = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    flex: "none",
    minBlockSize: vars.size.header,
    gap: vars.space[2],
  },
  variants: {
    collapsed: {
      true: { flexDirection: "column", justifyContent: "center", paddingBlockStart: vars.space[4] },
      false: { paddingInlineStart: vars.space[3] },
    },
  },
});

export const main = style({ flex: 1, display: "flex", flexDirection: "column", minInlineSize: 0 });

export const header = recipe({
  base: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: vars.layer.header,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    // One row, unless the text is enlarged.
    flexWrap: "wrap",
    columnGap: vars.space[3],
    minBlockSize: vars.size.header,
    paddingInline: vars.space[6],
    background: vars.color.canvas,
    borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
    transition: `transform ${vars.duration.slow} ${vars.easing.out}`,
    selectors: { "&:focus-within": { transform: "none" } },
    "@media": {
      [phone]: { paddingInline: vars.space[4] },
      [small]: { columnGap: vars.space[2] },
      [calm]: { transition: "none" },
      print: { position: "static", paddingInline: 0, background: "none" },
    },
  },
  variants: {
    hidden: {
      true: { transform: "translateY(-100%)", "@media": { print: { transform: "none" } } },
      false: {},
    },
  },
});

/** The logo, which is in the side menu on desktops and in the header elsewhere. */
export const headerLogo = style({
  display: "flex",
  flex: `0 1 ${logoWidth}`,
  minInlineSize: 0,
  "@media": { [desk]: { display: "none" } },
});

export const headerEnd = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  // All the room beside the logo, so that an icon button that loads late does not move its start.
  flex: "1 1 auto",
  gap: vars.space[2],
  minInlineSize: 0,
  "@media": {
    [small]: { vars: { [nameRoom]: room } },
    [smallest]: { vars: { [nameRoom]: "0rem" } },
    print: { display: "none" },
  },
});

export const content = style({
  flex: 1,
  inlineSize: "100%",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingBlock: vars.space[8],
  paddingInline: vars.space[6],
  outline: "none",
  "@media": {
    [phone]: {
      // The footer begins below the first viewport.
      minBlockSize: `calc(100dvh - ${vars.size.header})`,
      paddingBlock: vars.space[5],
      paddingInline: gutter,
      vars: { [gutter]: vars.space[4] },
    },
    print: { minBlockSize: 0, maxInlineSize: "none", paddingBlock: vars.space[5], paddingInline: 0 },
  },
});

export const footer = style({
  inlineSize: "100%",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingBlock: vars.space[6],
  paddingInline: vars.space[6],
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  // Otherwise the loaded page would move the footer, which is below the content of a short page.
  selectors: {
    ":is(main:empty, main:has([data-skeleton])) ~ &": {
      "@media": { [desk]: { visibility: "hidden" } },
    },
  },
  "@media": {
    [phone]: { paddingInline: vars.space[4], paddingBlockEnd: "6.5rem" },
    print: { maxInlineSize: "none", paddingInline: 0 },
  },
});
