import { vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const tabs = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const tab = style({
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
