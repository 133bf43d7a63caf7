import { vars } from "./contract.css.ts";

/** The gaps of layout components, in steps of 4 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** One `gap` rule per step, as variants of a recipe. */
export const gaps = {
  0: { gap: 0 },
  1: { gap: vars.space[1] },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  5: { gap: vars.space[5] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
  10: { gap: vars.space[10] },
  12: { gap: vars.space[12] },
  16: { gap: vars.space[16] },
};
