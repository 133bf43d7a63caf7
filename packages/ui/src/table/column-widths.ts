import { vars } from "../theme/contract.css.ts";
import { below, from } from "../theme/layered.ts";
import { breakpoints } from "../theme/tokens.ts";

const belowWidest = `(max-width: ${breakpoints.widest - 0.02}px)`;

/** Widths at which a row is a card. */
export const phone = below("medium");

/** Widths at which a table has room for its columns, with less padding. */
export const tablet = `${from("medium")} and ${belowWidest}`;

/** Small desktops, where the columns have the reduced padding and room to spare. */
const smallDesktop = `${from("wide")} and ${belowWidest}`;

/** The reduced padding on each side of a column. */
export const tightPadding = `calc(${vars.space[3]} / 2)`;

/** Figures end where a left-aligned column begins: with less padding, the two need a gap where there is room. */
export const alignments = {
  start: { textAlign: "start" },
  end: { textAlign: "end", "@media": { [smallDesktop]: { paddingInlineEnd: vars.space[4] } } },
} as const;
