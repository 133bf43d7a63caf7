import { vars } from "../theme/contract.css.ts";
import { below, from, style } from "../theme/layered.ts";

export const layout = style({
  display: "grid",
  minBlockSize: "100dvh",
  background: vars.color.surface,
  "@media": { [from("large")]: { gridTemplateColumns: "minmax(30rem, 1fr) minmax(0, 1.15fr)" } },
});

export const formPane = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  "@media": { [below("large")]: { paddingInline: vars.space[5], paddingBlock: vars.space[6] } },
});

export const formColumn = style({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  inlineSize: "100%",
  maxInlineSize: "27rem",
  marginInline: "auto",
});

export const brandPane = style({
  position: "relative",
  display: "none",
  overflow: "hidden",
  color: vars.color.text,
  background: vars.color.canvas,
  borderInlineStart: `${vars.stroke.thin} solid ${vars.color.border}`,
  "@media": { [from("large")]: { display: "flex", flexDirection: "column" } },
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
});

export const picture = style({
  position: "relative",
  flex: 1,
  minBlockSize: 0,
  display: "flex",
  alignItems: "flex-end",
});
