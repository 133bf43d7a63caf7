import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

/** A badge that can be pressed keeps its look and grows its target to 44 px. */
export const pressable = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  selectors: { "&[data-hovered]": { filter: "brightness(0.97)" } },
});
