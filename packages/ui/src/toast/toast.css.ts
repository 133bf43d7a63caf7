import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { below, calm, style } from "../theme/layered.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const region = style({
  position: "fixed",
  insetBlockEnd: vars.space[5],
  insetInlineEnd: vars.space[5],
  zIndex: vars.layer.toast,
  display: "flex",
  flexDirection: "column-reverse",
  gap: vars.space[3],
  inlineSize: "min(24rem, calc(100vw - 2rem))",
  borderRadius: vars.radius.medium,
  "@media": { [below("large")]: { insetBlockEnd: "5.5rem", insetInlineEnd: vars.space[4] } },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  paddingInlineEnd: vars.space[1],
  minBlockSize: "3.25rem",
  borderRadius: vars.radius.medium,
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.elevation.floating,
  animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
  "@media": { [calm]: { animation: "none" } },
});

export const content = style({
  flex: 1,
  paddingBlock: vars.space[3],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
