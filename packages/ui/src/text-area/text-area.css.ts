import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const area = style({
  minBlockSize: "7rem",
  resize: "vertical",
  lineHeight: vars.text.bodyLine,
  /* Each line has the direction of its own letters; an empty field has the direction of the page. */
  unicodeBidi: "plaintext",
});
