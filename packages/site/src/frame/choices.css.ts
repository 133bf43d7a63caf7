import { vars } from "@broker/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/* Without scripts the choice applies to the page; with them it is stored. */
globalStyle(':root:has([data-scheme="light"]:checked)', { colorScheme: "light" });
globalStyle(':root:has([data-scheme="dark"]:checked)', { colorScheme: "dark" });

export const choices = style({ display: "grid", gap: vars.space[6] });

export const set = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

export const legend = style({
  padding: 0,
  paddingBlockEnd: vars.space[1],
  fontSize: vars.text.smallSize,
  color: vars.color.textMuted,
});

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  color: vars.color.text,
  textDecorationLine: "none",
  cursor: "pointer",
  borderRadius: vars.radius.small,
  selectors: { "&[aria-current]": { fontWeight: vars.weight.strong } },
});

export const radio = style({ inlineSize: "1.125rem", blockSize: "1.125rem", accentColor: vars.color.brand });
