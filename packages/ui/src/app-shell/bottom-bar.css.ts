import { createVar } from "@vanilla-extract/css";

/** The height of the bar at the lower edge of phones; unset without a bar. */
export const bottomBar = createVar();
