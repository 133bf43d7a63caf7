import { from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

/** Fields in one column, or two where there is room. */
export const form = style({ display: "grid", gap: vars.space[6] });
export const pair = style({
  display: "grid",
  gap: vars.space[6],
  alignItems: "start",
  "@media": { [from("medium")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const field = style({ display: "grid", gap: vars.space[2], minInlineSize: 0 });
export const label = style({ fontWeight: vars.weight.medium });
export const hint = style({ fontSize: vars.text.smallSize, color: vars.color.textMuted });

export const control = style({
  inlineSize: "100%",
  minInlineSize: 0,
  minBlockSize: "3rem",
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums lining-nums",
  selectors: { "&[aria-invalid=true]": { borderColor: vars.color.negativeText, borderWidth: 2 } },
});

export const text = style([control, { minBlockSize: "10rem", paddingBlock: vars.space[3], resize: "block" }]);

export const wrong = style({
  fontSize: vars.text.smallSize,
  fontWeight: vars.weight.medium,
  color: vars.color.negativeText,
});

export const consent = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: "start",
  maxInlineSize: "42rem",
});
export const tick = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  margin: 0,
  accentColor: vars.color.brand,
});

export const submit = style({ justifySelf: "start", cursor: "pointer" });

/** The honeypot field: invisible and not focusable. */
export const trap = style({
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
});

/** A custom element around a form. */
export const whole = style({ display: "block" });
