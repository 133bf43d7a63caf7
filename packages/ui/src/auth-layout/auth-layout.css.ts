import { vars } from "../theme/contract.css.ts";
import { below, from, style } from "../theme/layered.ts";

/** Two panes; on phones one column: logo, brand, form, foot. */
export const layout = style({
  minBlockSize: "100dvh",
  background: vars.color.surface,
  "@media": {
    [from("large")]: { display: "grid", gridTemplateColumns: "minmax(30rem, 1fr) minmax(0, 1.15fr)" },
    [below("large")]: {
      display: "flex",
      flexDirection: "column",
      gap: vars.space[6],
      paddingInline: vars.space[5],
      paddingBlock: vars.space[6],
    },
  },
});

export const formPane = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  // In one column its children are laid out by the parent, with the brand between them.
  "@media": { [below("large")]: { display: "contents" } },
});

/** The column of the form: its maximum width, centred. */
const column = { inlineSize: "100%", maxInlineSize: "27rem", marginInline: "auto" } as const;

export const head = style({ "@media": { [below("large")]: column } });
export const foot = style({ order: 2, "@media": { [below("large")]: column } });

export const formColumn = style({
  ...column,
  order: 1,
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  "@media": { [below("large")]: { justifyContent: "flex-start" } },
});

export const brandPane = style({
  position: "relative",
  overflow: "hidden",
  color: vars.color.text,
  background: vars.color.canvas,
  "@media": {
    [from("large")]: {
      // Beside a form that is longer than the window, its words and its picture stay in view.
      position: "sticky",
      insetBlockStart: 0,
      blockSize: "100dvh",
      display: "flex",
      flexDirection: "column",
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.border}`,
    },
    [below("large")]: {
      ...column,
      borderRadius: vars.radius.large,
      border: `${vars.stroke.thin} solid ${vars.color.border}`,
      // The headline and the tagline, small enough to leave the form its place.
      vars: {
        [vars.text.heroSize]: vars.text.titleSize,
        [vars.text.heroLine]: vars.text.titleLine,
        [vars.text.displaySize]: vars.text.titleSize,
        [vars.text.displayLine]: vars.text.titleLine,
        [vars.text.leadSize]: vars.text.smallSize,
        [vars.text.leadLine]: vars.text.smallLine,
      },
    },
  },
});

export const brandGlow = style({
  position: "absolute",
  inset: 0,
  background: `radial-gradient(75% 60% at 78% 92%, ${vars.color.brandSoft}, transparent 70%)`,
  "@media": { "(forced-colors: active)": { display: "none" } },
});

export const brandWords = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  maxInlineSize: "36rem",
  paddingBlockStart: "clamp(4rem, 14vh, 9rem)",
  paddingInline: vars.space[16],
  "@media": { [below("large")]: { gap: vars.space[1], padding: vars.space[5] } },
});

export const picture = style({
  position: "relative",
  flex: 1,
  // The picture fills the height that the words leave, and never makes the page scroll: a low window crops its foot.
  contain: "size",
  display: "flex",
  alignItems: "safe flex-end",
  "@media": { [below("large")]: { display: "none" } },
});
