import { heardOnly } from "../theme/fixed.ts";
import { style } from "../theme/layered.ts";

export const visuallyHidden = style(heardOnly);
