import { scannable } from "../theme/fixed.ts";
import { style } from "../theme/layered.ts";

/** Black on white in every scheme: that is what cameras read. */
export const qrCode = style({
  ...scannable,
  display: "block",
  /* Its size is what cameras need, however narrow the line. */
  flex: "none",
  maxInlineSize: "none",
  borderRadius: "0.25rem",
});
