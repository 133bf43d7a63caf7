import { createVar, fallbackVar, keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { gutter } from "../theme/gutter.css.ts";
import { ringInside, style } from "../theme/layered.ts";

export const tabs = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[6],
  minInlineSize: 0,
  // Marked while it contains the focus; the focused element shows its own ring.
  outline: "none",
});

const fade = { syntax: "<length>", inherits: false, initialValue: "0em" } as const;
const startFade = createVar(fade);
const endFade = createVar(fade);
const FADE = "2.5rem";
const follow = keyframes({
  "0%": { vars: { [endFade]: FADE } },
  "15%": { vars: { [startFade]: FADE, [endFade]: FADE } },
  "85%": { vars: { [startFade]: FADE, [endFade]: FADE } },
  "100%": { vars: { [startFade]: FADE } },
});
const edge = fallbackVar(gutter, "0rem");
const mask = (side: "right" | "left") =>
  `linear-gradient(to ${side}, transparent, ${vars.color.text} ${startFade} calc(100% - ${endFade}), transparent)`;

export const list = style({
  display: "flex",
  gap: vars.space[1],
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
  // To the edges of the window on phones, so that a tab which is half in view is pressed wherever it would be drawn.
  marginInline: `calc(${edge} * -1)`,
  paddingInline: edge,
  "@media": { print: { border: 0 } },
  "@supports": {
    /* The row fades on the sides where tabs are outside of it; without overflow the timeline is inactive. */
    "(animation-timeline: scroll())": {
      maskImage: mask("right"),
      animation: `${follow} linear both`,
      animationTimeline: "scroll(self inline)",
      selectors: { '[dir="rtl"] &': { maskImage: mask("left") } },
      "@media": { "(forced-colors: active), print": { maskImage: "none" } },
    },
  },
});

export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: "none",
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  borderRadius: vars.radius.small,
  borderBlockEnd: `${vars.stroke.thick} solid transparent`,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  transition: `color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    "&[data-hovered]": { color: vars.color.text },
    "&[data-pressed]": { color: vars.color.text, background: vars.color.hover },
    "&[data-selected]": { color: vars.color.brandText, borderColor: vars.color.brand },
    "&[data-focus-visible]": { outlineOffset: ringInside },
    "&[data-disabled]": { opacity: 0.55, cursor: "default" },
  },
  "@media": {
    // In print the open tab is a title of its panel.
    print: {
      minBlockSize: 0,
      paddingInline: 0,
      border: 0,
      selectors: { "&:not([data-selected])": { display: "none" }, "&[data-selected]": { border: 0 } },
    },
    "(forced-colors: active)": {
      borderColor: "Canvas",
      selectors: { "&[data-selected]": { borderColor: "Highlight" } },
    },
  },
});

export const panel = style({ borderRadius: vars.radius.small, minInlineSize: 0 });
