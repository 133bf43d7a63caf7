import { vars } from "../theme/contract.css.ts";
import { gutter } from "../theme/gutter.css.ts";
import { below, recipe, style } from "../theme/layered.ts";

const column = {
  inlineSize: "100%",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.space[6],
  "@media": { [below("medium")]: { paddingInline: vars.space[4] } },
};

export const page = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });

export const header = style({
  background: vars.color.surface,
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const headerColumn = style({
  ...column,
  minBlockSize: vars.size.header,
  paddingBlock: vars.space[2],
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
});

export const main = recipe({
  base: {
    ...column,
    flex: 1,
    paddingBlock: vars.space[12],
    outline: "none",
    "@media": { [below("medium")]: { paddingInline: gutter, vars: { [gutter]: vars.space[4] } } },
  },
  variants: {
    align: { start: {}, center: { display: "grid", alignContent: "center" } },
    width: { page: {}, form: { maxInlineSize: "34rem" } },
  },
});

export const footer = style({
  background: vars.color.surface,
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.border}`,
});

export const footerColumn = style({ ...column, paddingBlock: vars.space[8] });
