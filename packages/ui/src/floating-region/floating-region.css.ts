import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { below, calm, style } from "../theme/layered.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(0.75rem)" } });

export const region = style({
  position: "fixed",
  insetBlockEnd: vars.space[5],
  insetInlineEnd: vars.space[5],
  zIndex: vars.layer.floating,
  inlineSize: "min(28rem, calc(100vw - 2rem))",
  borderRadius: vars.radius.medium,
  background: vars.color.floating,
  boxShadow: vars.elevation.floating,
  animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
  "@media": {
    [below("large")]: { insetBlockEnd: "5.5rem", insetInlineEnd: vars.space[4] },
    [calm]: { animation: "none" },
    print: { display: "none" },
  },
});
