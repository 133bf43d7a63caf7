import { vars } from "../theme/contract.css.ts";
import { below, style } from "../theme/layered.ts";

export const strip = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  borderBlock: `${vars.stroke.thin} solid ${vars.color.border}`,
});

/* The figure is seen first, and read after the words that it counts; all figures of a row share one line. */
export const claim = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const figure = style({
  fontSize: vars.text.headingSize,
  lineHeight: vars.text.headingLine,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.text.tightTracking,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: vars.color.text,
  "@media": { [below("small")]: { fontSize: vars.text.titleSize, lineHeight: vars.text.titleLine } },
});

export const words = style({
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
});
