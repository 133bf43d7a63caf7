import { from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const row = style({
  display: "grid",
  gap: `${vars.space[2]} ${vars.space[8]}`,
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  alignItems: "baseline",
  "@media": { [from("large")]: { gridTemplateColumns: "3rem minmax(0, 5fr) minmax(0, 6fr) auto" } },
});

export const number = style({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

export const name = style({
  fontSize: "1.375rem",
  lineHeight: 1.25,
  fontWeight: 600,
  letterSpacing: "-0.022em",
});

export const link = style({
  color: vars.color.text,
  textDecorationLine: "none",
  ":hover": { color: vars.color.brandText, textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
});

export const reading = style({
  display: "grid",
  gap: vars.space[10],
  paddingBlockEnd: "clamp(4rem, 3rem + 5vw, 7.5rem)",
  "@media": { [from("large")]: { gridTemplateColumns: "16rem minmax(0, 42rem)", gap: vars.space[16] } },
});

export const contents = style({
  "@media": {
    [from("large")]: {
      position: "sticky",
      insetBlockStart: "6.5rem",
      alignSelf: "start",
      maxBlockSize: "calc(100vh - 8rem)",
      overflow: "auto",
    },
    print: { display: "none" },
  },
});

export const contentsLink = style({
  display: "block",
  paddingBlock: vars.space[1],
  minBlockSize: "2rem",
  fontSize: "0.9375rem",
  color: vars.color.textMuted,
  textDecorationLine: "none",
  ":hover": { color: vars.color.text },
});

export const text = style({ display: "grid", gap: vars.space[4], lineHeight: 1.65, textWrap: "pretty" });

export const clause = style({
  paddingBlockStart: vars.space[6],
  fontSize: "1.375rem",
  lineHeight: 1.3,
  fontWeight: 600,
  letterSpacing: "-0.02em",
  selectors: { "&:target": { color: vars.color.brandText } },
});

export const points = style({ display: "grid", gap: vars.space[2], paddingInlineStart: vars.space[5] });
export const point = style({ listStyle: "disc outside" });
