import { globalStyle } from "@vanilla-extract/css";
import { layers, vars } from "../theme/contract.css.ts";
import { style } from "../theme/layered.ts";

/** The width of the panel below which the actions do not fit beside each other. */
const narrow = "(max-width: 25rem)";

export const place = style({ containerType: "inline-size" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[3],
  "@container": { [narrow]: { gap: vars.space[2] } },
});

const whereNarrow = (selector: string, flex: string) =>
  globalStyle(`${actions} > ${selector}`, {
    "@layer": { [layers.components]: { "@container": { [narrow]: { flex } } } },
  });
whereNarrow("*", "1 1 auto");
whereNarrow(":first-child", "1 0 100%");
