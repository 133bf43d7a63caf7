import { below, from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const stage = style({
  position: "relative",
  paddingBlockEnd: vars.space[8],
  "@media": { [from("medium")]: { paddingInlineEnd: "14%" } },
});

/** A laptop: its screen in a thin frame, and the edge of its keyboard below. */
export const laptop = style({
  borderRadius: "1.25rem",
  padding: "clamp(0.375rem, 0.9vw, 0.75rem)",
  background: "oklch(0.22 0.012 262)",
  boxShadow: vars.elevation.modal,
});

export const display = style({ borderRadius: "0.75rem", overflow: "hidden", background: vars.color.canvas });

export const phone = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: "clamp(7rem, 20%, 15rem)",
  borderRadius: "clamp(1rem, 2.4vw, 2.25rem)",
  padding: "clamp(0.25rem, 0.6vw, 0.5rem)",
  background: "oklch(0.22 0.012 262)",
  boxShadow: vars.elevation.modal,
  "@media": { [below("small")]: { inlineSize: "34%", insetBlockEnd: "-1rem" } },
});

export const phoneDisplay = style({
  borderRadius: "clamp(0.75rem, 1.9vw, 1.8rem)",
  overflow: "hidden",
  background: vars.color.canvas,
});

export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto", direction: "ltr" });

export const ground = style({ fill: vars.color.surface });
export const notch = style({ fill: "oklch(0.22 0.012 262)" });
export const panel = style({ fill: vars.color.sunken });
export const hair = style({ stroke: vars.color.border, strokeWidth: 1, fill: "none" });
export const words = style({
  fill: vars.color.text,
  fontSize: 13,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
});
export const quiet = style({ fill: vars.color.textMuted, fontSize: 12, fontVariantNumeric: "tabular-nums" });
export const rise = style({ stroke: vars.color.positiveMark });
export const fall = style({ stroke: vars.color.negativeMark });
export const sell = style({ fill: vars.color.negative });
export const buy = style({ fill: vars.color.brand });
export const onSolid = style({
  fill: vars.color.onBrand,
  fontSize: 13,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const large = style({
  fill: vars.color.text,
  fontSize: 22,
  fontWeight: 600,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
});
export const line = style({
  stroke: vars.color.brand,
  strokeWidth: 1.5,
  vectorEffect: "non-scaling-stroke",
  fill: "none",
});
export const area = style({ fill: vars.color.brandSoft });
export const dash = style({ stroke: vars.color.brand, strokeWidth: 1, strokeDasharray: "3 4", fill: "none" });
