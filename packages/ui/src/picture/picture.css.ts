import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const picture = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "65dvh",
  marginInline: "auto",
  objectFit: "contain",
  borderRadius: vars.radius.medium,
});
