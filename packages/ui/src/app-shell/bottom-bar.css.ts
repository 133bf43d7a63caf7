import { createVar } from "@vanilla-extract/css";

/** The height of the bar at the lower edge of phones; unset where there is none. */
export const bottomBar = createVar();
