import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const footer = style({ display: "flex", flexDirection: "column", gap: vars.space[8] });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space[8],
});

export const column = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const heading = style({
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  fontWeight: vars.weight.strong,
});

export const print = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  textWrap: "pretty",
});
