import { createGlobalThemeContract, globalLayer } from "@vanilla-extract/css";
import { tokenShape } from "./tokens.ts";
import { toVariableName } from "./variable-name.ts";

const root = globalLayer("broker");

/** Cascade layers in rising order; CSS outside of any layer overrides them. */
export const layers = {
  reset: globalLayer({ parent: root }, "reset"),
  tokens: globalLayer({ parent: root }, "tokens"),
  components: globalLayer({ parent: root }, "components"),
};

/** References to the theme's CSS variables, such as `vars.color.text`, for `.css.ts` files. */
export const vars = createGlobalThemeContract(tokenShape, (_value, [group = "", name = ""]) =>
  toVariableName(group, name).slice(2),
);
