import { vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";
import { notice } from "../../parts/facts.css.ts";

/** Shown where the address contains its fragment. */
export const often = style([
  notice,
  { display: "none", marginBlockEnd: vars.space[8], selectors: { "&:target": { display: "block" } } },
]);

export const now = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[2],
  paddingBlockEnd: vars.space[5],
  fontWeight: vars.weight.medium,
  selectors: {
    "&[hidden]": { display: "none" },
    "&:before": {
      content: '""',
      flex: "none",
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: vars.radius.pill,
      border: `2px solid ${vars.color.textMuted}`,
      forcedColorAdjust: "none",
    },
    "&[data-state=open]:before": {
      background: vars.color.positiveText,
      borderColor: vars.color.positiveText,
    },
  },
});
