import { below, from, vars } from "@broker/ui/theme";
import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";

/** The background and text of a page. */
export const ground = style({ background: vars.color.surface });

const gutter = "clamp(1.25rem, 4.2vw, 3.5rem)";

/** The common width of all sections. */
export const wide = style({
  inlineSize: "100%",
  maxInlineSize: `calc(76rem + 2 * ${gutter})`,
  marginInline: "auto",
  paddingInline: gutter,
});

/**
 * Content below the first view: the browser lays it out when it comes near the viewport, or a script does after the first paint
 * (`frame/scripts.ts`). Without scripts, in print, and for an address that names an element, whose place depends on the content
 * above it, the content is laid out at once. Measured on `/ar` at a quarter of the usual speed: half of the time of style and
 * layout of the first view.
 */
export const later = {
  "@media": {
    "screen and (scripting: enabled)": {
      selectors: {
        ":root:not(:has(:target)) &": { contentVisibility: "auto", containIntrinsicSize: "auto 44rem" },
      },
    },
  },
} satisfies StyleRule;

export const section = style({ ...later, paddingBlock: "clamp(4rem, 3rem + 5vw, 7.5rem)" });

/** Follows a section without a rule or background between them. */
export const close = style({ paddingBlockStart: 0 });

export const sunken = style({ background: vars.color.canvas, borderBlock: `1px solid ${vars.color.border}` });

/** A band in the other scheme; its element has `data-color-scheme="dark"`. */
export const night = style({ background: vars.color.canvas, color: vars.color.text });

// Two sections on one background need the space between them once.
const plain = `${section}:not(${sunken}, ${night})`;
globalStyle(`${plain} + ${plain}`, { paddingBlockStart: 0 });

/** Title and lead of a section, above its content. */
export const opening = style({
  display: "grid",
  gap: vars.space[4],
  marginBlockEnd: "clamp(2rem, 1.5rem + 2vw, 3.5rem)",
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      alignItems: "end",
      gap: vars.space[10],
    },
  },
});

/** A heading that stays at the side of its content. */
export const beside = style({
  display: "grid",
  gap: vars.space[8],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
      gap: vars.space[16],
      alignItems: "start",
    },
  },
});

export const stay = style({
  display: "grid",
  gap: vars.space[5],
  justifyItems: "start",
  "@media": { [from("large")]: { position: "sticky", insetBlockStart: "7rem" } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3] });

export const after = style({ marginBlockStart: vars.space[8] });

/** The link to a source, below the text that it belongs to. */
export const source = style({ marginBlockStart: vars.space[3] });

export const stack = style({ display: "grid", gap: vars.space[4], justifyItems: "start" });

export const pageHead = style({
  display: "grid",
  gap: vars.space[5],
  justifyItems: "start",
  paddingBlock: "clamp(2rem, 1.5rem + 2vw, 3.5rem) clamp(2.5rem, 2rem + 3vw, 4.5rem)",
  "@media": {
    [below("small")]: { paddingBlockStart: vars.space[6] },
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: vars.space[16],
      alignItems: "end",
    },
  },
});
/** The breadcrumb has a row of its own. */
globalStyle(`${pageHead} > nav`, { gridColumn: "1 / -1" });
// Smaller than the headline of the front page, so that the content begins in the first view.
globalStyle(`${pageHead} > h1`, { fontSize: "clamp(2.5rem, 1.6rem + 3vw, 3.5rem)" });

/** Lead, action and risk warning of a page, which begin above y = 400 at 1280×720. */
export const pageAction = style({ display: "grid", gap: vars.space[5], justifyItems: "start" });

export const heardOnly = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
