import { style } from "../theme/layered.ts";

/** There to hear of the focus; what it holds stands as if it were not there. */
export const unboxed = style({ display: "contents" });
