import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const divider = style({
  inlineSize: "100%",
  border: 0,
  margin: 0,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.border}`,
});
