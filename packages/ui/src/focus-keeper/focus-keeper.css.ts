import { style } from "../theme/layered.ts";

/** The listener of focus events, without a box. */
export const unboxed = style({ display: "contents" });
