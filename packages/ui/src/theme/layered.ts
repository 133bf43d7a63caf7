import { style as plainStyle, styleVariants, type StyleRule } from "@vanilla-extract/css";
import { addFunctionSerializer } from "@vanilla-extract/css/functionSerializer";
import "./base.css.ts";
import { type Choice, classNames } from "./class-names.ts";
import { layers, vars } from "./contract.css.ts";
import { breakpoints } from "./tokens.ts";

type Variants = Record<string, Record<string, StyleRule>>;
interface RecipeOptions<V extends Variants> {
  base: StyleRule;
  variants: V;
  defaultVariants?: Choice<V>;
}

const layered = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.components]: rule } });

/** `style` of vanilla-extract, inside the components layer, so that a partner's plain CSS overrules it. */
export const style = (rule: StyleRule): string => plainStyle(layered(rule));

/**
 * A style with variants, inside the components layer. Compiled, it is a call of `classNames`, by its path from a part's
 * own folder; the runtime of vanilla-extract's own recipes would bring helpers for old browsers to every page.
 */
export function recipe<V extends Variants>(options: RecipeOptions<V>): (choice?: Choice<V>) => string {
  const { base, variants, defaultVariants = {} } = options;
  // Before its variants, which overrule it.
  const always = style(base);
  const named = Object.fromEntries(
    Object.entries(variants).map(([group, rules]) => [group, styleVariants(rules, layered, group)]),
  );
  const args: Parameters<typeof classNames> = [always, named, defaultVariants];
  return addFunctionSerializer(classNames(...args), {
    importPath: "../theme/class-names.ts",
    importName: "classNames",
    args,
  });
}

/** Offset of a focus ring that lies inside its part, as what is around would cut it. */
export const ringInside = `calc(${vars.focus.width} * -1)`;

/** Media query from a breakpoint upwards. */
export const from = (name: keyof typeof breakpoints): string =>
  `screen and (min-width: ${breakpoints[name]}px)`;

/** Media query below a breakpoint. */
export const below = (name: keyof typeof breakpoints): string =>
  `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

/** Media query of people who asked their system for less motion. */
export const calm = "(prefers-reduced-motion: reduce)";
