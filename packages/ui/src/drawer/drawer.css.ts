import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { calm, style } from "../theme/layered.ts";

const fade = keyframes({ from: { opacity: 0 } });
const fromStart = keyframes({ from: { transform: "translateX(-100%)" } });
const fromEnd = keyframes({ from: { transform: "translateX(100%)" } });

export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.drawer,
  display: "flex",
  background: vars.color.scrim,
  selectors: {
    "&[data-entering]": { animation: `${fade} ${vars.duration.backdrop} ${vars.easing.out}` },
    "&[data-exiting]": {
      animation: `${fade} ${vars.duration.backdrop} ${vars.easing.inOut} reverse forwards`,
    },
  },
  "@media": { [calm]: { animation: "none" } },
});

export const panel = style({
  display: "flex",
  inlineSize: "min(20rem, 86vw)",
  blockSize: "100%",
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.modal,
  selectors: {
    "&[data-entering]": { animation: `${fromStart} ${vars.duration.slow} ${vars.easing.out}` },
    "&[data-exiting]": {
      animation: `${fromStart} ${vars.duration.base} ${vars.easing.inOut} reverse forwards`,
    },
    '[dir="rtl"] &[data-entering]': { animationName: fromEnd },
    '[dir="rtl"] &[data-exiting]': { animationName: fromEnd },
  },
  "@media": { [calm]: { animation: "none" } },
});

export const content = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  gap: vars.space[3],
  minInlineSize: 0,
  position: "relative",
  overflowY: "auto",
  padding: vars.space[4],
  outline: "none",
});

export const head = style({ display: "flex", alignItems: "start", justifyContent: "space-between" });

export const title = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  /* The first line is aligned with the close button. */
  paddingBlock: `calc((${vars.size.target} - ${vars.text.leadLine}) / 2)`,
  paddingInlineStart: vars.space[3],
  fontSize: vars.text.leadSize,
  lineHeight: vars.text.leadLine,
  fontWeight: vars.weight.strong,
});
