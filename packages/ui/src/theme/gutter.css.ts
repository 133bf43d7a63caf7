import { createVar } from "@vanilla-extract/css";

/** The space between content and the edges of the window on phones; unset or zero where content does not reach them. */
export const gutter = createVar();
