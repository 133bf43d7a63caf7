import { keyframes } from "@vanilla-extract/css";
import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  flex: "none",
  display: "block",
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
  border: `${vars.stroke.thick} solid currentColor`,
  borderBlockStartColor: "transparent",
  /* Round also in brands with square corners. */
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
  selectors: {
    '&[data-size="large"]': { inlineSize: vars.space[8], blockSize: vars.space[8], borderWidth: "0.1875rem" },
  },
});

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.modal,
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space[4],
  background: vars.color.scrim,
});

export const overlayCard = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.large,
  background: vars.color.floating,
  color: vars.color.text,
  boxShadow: vars.elevation.modal,
  fontWeight: vars.weight.medium,
});
