import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const area = style({ minBlockSize: "7rem", resize: "vertical", lineHeight: vars.text.bodyLine });
