import { vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[4] });

export const frame = style({ maxInlineSize: "16rem" });

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.titleSize,
  lineHeight: vars.text.titleLine,
  letterSpacing: "0.35em",
  minBlockSize: "3.375rem",
  direction: "ltr",
});
