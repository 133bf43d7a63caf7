import { style as plainStyle, type StyleRule } from "@vanilla-extract/css";
import { recipe as plainRecipe, type RuntimeFn } from "@vanilla-extract/recipes";
import "./base.css.ts";
import { layers } from "./contract.css.ts";
import { breakpoints } from "./tokens.ts";

type Variants = Record<string, Record<string, StyleRule>>;
interface RecipeOptions<V extends Variants> {
  base: StyleRule;
  variants: V;
  defaultVariants?: NonNullable<Parameters<RuntimeFn<V>>[0]>;
}

const layered = (rule: StyleRule): StyleRule => ({ "@layer": { [layers.components]: rule } });

/** `style` of vanilla-extract, inside the components layer, so that a partner's plain CSS overrules it. */
export const style = (rule: StyleRule): string => plainStyle(layered(rule));

function layeredVariants<V extends Variants>(variants: V): V;
function layeredVariants(variants: Variants): Variants {
  const layeredGroup = (rules: Record<string, StyleRule>) =>
    Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, layered(rule)]));
  return Object.fromEntries(Object.entries(variants).map(([group, rules]) => [group, layeredGroup(rules)]));
}

/** `recipe` of vanilla-extract, inside the components layer. */
export function recipe<V extends Variants>(options: RecipeOptions<V>): RuntimeFn<V> {
  const { base, variants, defaultVariants } = options;
  return plainRecipe<V>({
    base: layered(base),
    variants: layeredVariants(variants),
    ...(defaultVariants && { defaultVariants }),
  });
}

/** Media query from a breakpoint upwards. */
export const from = (name: keyof typeof breakpoints): string =>
  `screen and (min-width: ${breakpoints[name]}px)`;

/** Media query below a breakpoint. */
export const below = (name: keyof typeof breakpoints): string =>
  `screen and (max-width: ${breakpoints[name] - 0.02}px)`;

/** Media query of people who asked their system for less motion. */
export const calm = "(prefers-reduced-motion: reduce)";
