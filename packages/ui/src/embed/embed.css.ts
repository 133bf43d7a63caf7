import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const embed = style({
  display: "grid",
  overflow: "hidden",
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  "@media": { print: { display: "none" } },
});

const whole = { gridArea: "1 / 1", minInlineSize: 0 } as const;

export const frame = style({
  ...whole,
  display: "block",
  inlineSize: "100%",
  border: 0,
  visibility: "hidden",
  selectors: { "&[data-shown]": { visibility: "visible" } },
});

export const cover = style({ ...whole, display: "grid", alignContent: "center", justifyItems: "center" });
