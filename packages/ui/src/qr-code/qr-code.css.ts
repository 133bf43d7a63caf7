import { scannable } from "../theme/fixed.ts";
import { style } from "../theme/layered.ts";

/** Black on white in every scheme, as cameras need. */
export const qrCode = style({
  ...scannable,
  display: "block",
  /* The minimum size for cameras, however narrow the line. */
  flex: "none",
  maxInlineSize: "none",
  borderRadius: "0.25rem",
});
