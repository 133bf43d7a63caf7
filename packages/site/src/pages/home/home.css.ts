import { below, from, vars } from "@broker/ui/theme";
import { style } from "@vanilla-extract/css";
import { wide } from "../../style/layout.css.ts";

export const hero = style({ overflow: "clip", position: "relative" });

export const heroInner = style([
  wide,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space[10],
    paddingBlock: "clamp(2rem, 1rem + 3.2vw, 4.25rem) clamp(2.5rem, 1.5rem + 3vw, 5rem)",
    "@media": {
      [from("large")]: {
        gridTemplateColumns: "minmax(0, 35rem) minmax(0, 1fr)",
        alignItems: "center",
        gap: "clamp(2rem, 4vw, 4.5rem)",
      },
    },
  },
]);

export const heroWords = style({
  display: "grid",
  gap: vars.space[6],
  justifyItems: "start",
  position: "relative",
});

/** The dashboard overflows the page at its inline end. */
export const heroPicture = style({
  position: "relative",
  "@media": {
    [from("large")]: { inlineSize: "min(74rem, 62vw)" },
    [below("medium")]: { inlineSize: "165vw" },
    // A phone shows the screen of a phone, whole.
    [below("small")]: { inlineSize: "100%" },
  },
});

export const screen = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.large,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.elevation.modal,
  background: vars.color.canvas,
});

/* Three steps on one line. */
export const way = style({
  display: "grid",
  gap: vars.space[12],
  "@media": {
    [from("large")]: { gridTemplateColumns: "5fr 6fr 5fr", gap: vars.space[8], alignItems: "start" },
  },
});

export const step = style({
  display: "grid",
  gap: vars.space[5],
  "@media": {
    // On tablets the text is beside the picture.
    [from("medium")]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      alignItems: "start",
      columnGap: vars.space[8],
    },
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      selectors: {
        "&:nth-child(2)": { marginBlockStart: "4.5rem" },
        "&:nth-child(3)": { marginBlockStart: "9rem" },
      },
    },
  },
});

export const stepHead = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space[4],
  rowGap: vars.space[2],
});

export const stepNumber = style({
  gridRow: "1 / 3",
  fontSize: "1rem",
  lineHeight: "2rem",
  inlineSize: "2rem",
  textAlign: "center",
  borderRadius: vars.radius.pill,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  alignSelf: "start",
});

export const crop = style([screen, { boxShadow: vars.elevation.floating, borderRadius: vars.radius.large }]);

export const markets = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const market = style({
  display: "grid",
  gap: `${vars.space[3]} ${vars.space[10]}`,
  paddingBlock: "clamp(1.5rem, 1rem + 1.5vw, 2.5rem)",
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": {
    [from("large")]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 5fr)",
      alignItems: "center",
    },
  },
});

export const marketLink = style({
  color: vars.color.text,
  textDecorationLine: "none",
  ":hover": { color: vars.color.brandText },
});

export const marketRows = style({ display: "grid" });

export const marketRow = style({
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr) 5.5rem",
  columnGap: vars.space[4],
  alignItems: "center",
  minBlockSize: "2.75rem",
  paddingInline: vars.space[3],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecorationLine: "none",
  fontVariantNumeric: "tabular-nums lining-nums",
  ":hover": { background: vars.color.hover },
});

export const marketPrice = style({ textAlign: "end" });
export const marketChange = style({ textAlign: "end" });
export const marketSymbol = style({ fontWeight: vars.weight.medium });

export const safety = style({
  display: "grid",
  gap: vars.space[12],
  "@media": {
    [from("large")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: vars.space[16] },
  },
});

export const safetyItem = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { "&:last-child": { borderBlockEnd: `1px solid ${vars.color.border}` } },
  "@media": {
    [from("medium")]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: vars.space[8] },
  },
});

export const never = style({ display: "grid", gap: vars.space[4], marginBlockStart: vars.space[10] });

export const neverItem = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.textMuted,
  selectors: {
    "&::before": {
      content: '"×" / ""',
      fontSize: "1.25rem",
      lineHeight: 1,
      color: vars.color.negativeText,
    },
  },
});

export const last = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[6],
  maxInlineSize: "52rem",
});
