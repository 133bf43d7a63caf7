import { below, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";
import { gutter } from "../style/layout.css.ts";

/* On phones one line, which reaches the edges of the window and scrolls, so that the list below begins in the first view. */
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  "@media": {
    [below("small")]: {
      flexWrap: "nowrap",
      marginInline: `calc(${gutter} * -1)`,
      paddingInline: gutter,
      // The focus ring of a tab is within the line.
      paddingBlock: vars.space[1],
      overflow: "auto",
      scrollbarWidth: "none",
    },
  },
});

export const tab = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  textDecorationLine: "none",
  fontVariantNumeric: "tabular-nums",
  ":hover": { background: vars.color.hover },
  selectors: {
    "&[aria-current]": { background: vars.color.text, color: vars.color.surface, borderColor: "transparent" },
  },
});

export const count = style({ opacity: 0.75, fontSize: vars.text.smallSize });
