import { vars } from "../theme/contract.css.ts";
import { from, style } from "../theme/layered.ts";

const desk = from("large");

/** The bar with the primary links at the lower edge of phones. */
export const bar = style({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.layer.header,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-around",
  paddingBlock: vars.space[1],
  paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.border}`,
  "@media": { [desk]: { display: "none" }, print: { display: "none" } },
});

export const item = style({
  // An item is as wide as its longest word: items without room wrap to the next line, and no word is broken.
  flex: "1 1 min-content",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: "0.125rem",
  minBlockSize: "3.25rem",
  // The icons are in one line, also beside a label of two.
  paddingBlockStart: "0.3125rem",
  paddingInline: vars.space[1],
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  textDecoration: "none",
  selectors: { "&[aria-current]": { color: vars.color.brandText, fontWeight: vars.weight.medium } },
});

export const label = style({
  maxInlineSize: "100%",
  textAlign: "center",
  overflowWrap: "break-word",
});
