import { vars } from "../theme/contract.css.ts";
import { scannable } from "../theme/fixed.ts";
import { style } from "../theme/layered.ts";

const square = {
  display: "block",
  /* The minimum size for cameras, however narrow the line. */
  flex: "none",
  maxInlineSize: "none",
  borderRadius: "0.25rem",
} as const;

/** Black on white in every scheme, as cameras need. */
export const qrCode = style({ ...scannable, ...square });

/** Visible on every surface, so that the space of a late code is no gap. */
export const qrPlace = style({ ...square, background: vars.color.sunken });
