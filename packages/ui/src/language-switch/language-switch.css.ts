import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[5],
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.smallSize,
  lineHeight: vars.text.smallLine,
  // Controls are not printed.
  "@media": { print: { display: "none" } },
});

export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  padding: 0,
  border: "none",
  borderRadius: vars.radius.small,
  background: "transparent",
  font: "inherit",
  color: vars.color.textMuted,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { color: vars.color.text, textDecorationLine: "underline" },
    '&[aria-current="true"]': { color: vars.color.text, fontWeight: vars.weight.medium },
  },
});
