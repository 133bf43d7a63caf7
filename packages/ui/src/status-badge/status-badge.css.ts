import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

/** A badge that can be pressed, with the same look and a target of 44 px. */
export const pressable = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  selectors: { "&[data-hovered]": { filter: "brightness(0.97)" } },
});
