import { style as plainStyle, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { addFunctionSerializer } from "@vanilla-extract/css/functionSerializer";
import "./base.css.ts";
import { type Choice, createClassNames } from "./class-names.ts";
import { layers, vars } from "./contract.css.ts";
import { breakpoints } from "./tokens.ts";

type Variants = Record<string, Record<string, StyleRule>>;
interface RecipeOptions<V extends Variants> {
  base: StyleRule;
  variants: V;
  defaultVariants?: Choice<V>;
}

const layered = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.components]: rule } });

/** vanilla-extract's `style` inside the components layer, so that a partner's plain CSS overrides it. */
export const style = (rule: StyleRule): string => plainStyle(layered(rule));

/**
 * Creates a style with variants inside the components layer. It compiles to a call of `createClassNames`, by the path
 * from a component's folder; the runtime of vanilla-extract's own recipes would add helpers for old browsers to every
 * page.
 */
export function recipe<V extends Variants>(options: RecipeOptions<V>): (choice?: Choice<V>) => string {
  const { base, variants, defaultVariants = {} } = options;
  // Before its variants, which override it.
  const always = style(base);
  const named = Object.fromEntries(
    Object.entries(variants).map(([group, rules]) => [group, styleVariants(rules, layered, group)]),
  );
  const args: Parameters<typeof createClassNames> = [always, named, defaultVariants];
  return addFunctionSerializer(createClassNames(...args), {
    importPath: "../theme/class-names.ts",
    importName: "createClassNames",
    args,
  });
}

/** The offset of a focus ring inside its element, where the container would clip an outer one. */
export const ringInside = `calc(${vars.focus.width} * -1)`;

/** Returns the media query from a breakpoint upwards. */
export const from = (name: keyof typeof breakpoints): string =>
  `screen and (min-width: ${breakpoints[name]}px)`;

/** Returns the media query below a breakpoint. */
export const below = (name: keyof typeof breakpoints): string =>
  `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

/** The media query of reduced motion. */
export const calm = "(prefers-reduced-motion: reduce)";
