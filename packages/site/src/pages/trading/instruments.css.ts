import { from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[4],
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockEnd: vars.space[8],
});

/** Reserves its space; without scripts the browser's own search replaces it. */
export const search = style({
  selectors: { "&:not(:defined)": { visibility: "hidden" } },
  "@media": { "(scripting: none)": { display: "none" } },
});

export const field = style({
  minBlockSize: "3rem",
  inlineSize: "min(20rem, 100%)",
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
});

export const groupHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[4],
  paddingBlockEnd: vars.space[4],
});

export const group = style({ paddingBlockEnd: "clamp(3rem, 6vw, 5rem)" });

export const moves = style({ display: "grid", gap: vars.space[6], counterReset: "move" });

export const move = style({
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr)",
  fontSize: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
  lineHeight: 1.45,
  textWrap: "pretty",
  selectors: {
    "&::before": {
      counterIncrement: "move",
      content: "counter(move)",
      color: vars.color.textMuted,
      fontVariantNumeric: "tabular-nums",
    },
  },
});

export const exampleLead = style({ paddingBlockEnd: vars.space[4] });
export const exampleNote = style({ paddingBlockStart: vars.space[4] });

export const example = style({
  display: "grid",
  gap: vars.space[10],
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "start",
      gap: vars.space[16],
    },
  },
});

/** A gain and a loss of the same size, drawn alike. */
export const both = style({ display: "grid", gridTemplateColumns: "1fr 1fr" });

const half = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[5],
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const gain = style([
  half,
  {
    background: vars.color.positiveSoft,
    borderStartStartRadius: vars.radius.large,
    borderEndStartRadius: vars.radius.large,
  },
]);
export const loss = style([
  half,
  {
    background: vars.color.negativeSoft,
    borderStartEndRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.large,
  },
]);

export const amount = style({
  fontSize: "clamp(1.75rem, 1.2rem + 2.2vw, 3rem)",
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "-0.04em",
});

export const band = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "repeat(24, 1fr)",
  gap: 2,
  direction: "ltr",
  // Without scripts the marker is out of view, and must not widen a right-to-left page.
  overflow: "clip",
  paddingBlock: "0.375rem",
  marginBlock: "-0.375rem",
  // The current hour in the visitor's zone, which a custom element sets.
  "::after": {
    content: "''",
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "var(--now, -100vw)",
    borderInlineStart: `2px solid ${vars.color.text}`,
  },
});
const hour = style({ blockSize: "3.5rem", borderRadius: 3 });
export const open = style([hour, { background: vars.color.brand, forcedColorAdjust: "none" }]);
export const shut = style([hour, { background: vars.color.sunken, forcedColorAdjust: "none" }]);
export const scale = style({
  display: "flex",
  justifyContent: "space-between",
  direction: "ltr",
  paddingBlockStart: vars.space[2],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const quote = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[5],
});
export const bid = style({
  fontSize: "clamp(2.25rem, 1.5rem + 3vw, 3.75rem)",
  lineHeight: 1.1,
  fontWeight: 600,
  letterSpacing: "-0.045em",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const chart = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "clamp(12rem, 26vw, 20rem)",
  overflow: "visible",
  direction: "ltr",
});
export const line = style({ fill: "none", stroke: vars.color.brand, strokeWidth: 2 });
export const area = style({ fill: vars.color.brandSoft });
export const instrumentHead = style({
  display: "grid",
  gap: vars.space[8],
  paddingBlockEnd: vars.space[6],
});
