import { vars } from "../theme/contract.css.ts";
import { ringInside, style } from "../theme/layered.ts";

export const dateInput = style({ cursor: "text", paddingInlineEnd: 0 });

export const segments = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  paddingInline: vars.space[3],
  fontVariantNumeric: "tabular-nums",
});

export const segment = style({
  paddingInline: "0.0625rem",
  borderRadius: "0.125rem",
  outline: "none",
  selectors: {
    "&[data-placeholder]": { color: vars.color.textMuted },
    "&[data-type=literal]": { color: vars.color.textMuted, whiteSpace: "pre" },
    "&[data-focused]": { background: vars.color.brand, color: vars.color.onBrand },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[data-focused]": { background: "Highlight", color: "HighlightText" } },
    },
  },
});

/** The panel shrinks to the width of its popover. */
export const panel = style({ flex: 1, minInlineSize: 0, outline: "none" });

export const calendar = style({ padding: vars.space[4] });

export const month = style({ inlineSize: "100%", borderSpacing: 0 });

export const calendarHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
});

export const pickers = style({ display: "flex", gap: vars.space[2], minInlineSize: 0 });

export const picker = style({
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  border: `${vars.stroke.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.floating,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
});

export const dayName = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.bodyLine,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
});

export const day = style({
  display: "grid",
  placeItems: "center",
  /* Seven columns, also on the narrowest phone. */
  inlineSize: "min(2.5rem, calc((100vw - 5rem) / 7))",
  marginInline: "auto",
  blockSize: "2.5rem",
  borderRadius: vars.radius.small,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  outlineOffset: ringInside,
  selectors: {
    "&[data-hovered]": { background: vars.color.hover },
    "&[data-today]": { boxShadow: `inset 0 0 0 ${vars.stroke.thin} ${vars.color.borderStrong}` },
    "&[data-selected]": { background: vars.color.brand, color: vars.color.onBrand },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "default", opacity: 0.6 },
    "&[data-outside-month]": { display: "none" },
  },
  "@media": {
    "(forced-colors: active)": {
      forcedColorAdjust: "none",
      color: "CanvasText",
      background: "Canvas",
      selectors: {
        "&[data-selected]": { background: "Highlight", color: "HighlightText" },
        "&[data-disabled]": { color: "GrayText", opacity: 1 },
      },
    },
  },
});
