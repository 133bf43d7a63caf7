import { createRamp, stepOf, type Hue, type Ramp } from "./ramp.ts";
import { scales } from "./scales.ts";
import type { ColorName, Paint, Theme, Tokens } from "./tokens.ts";
import { toVariableName } from "./variable-name.ts";

/** The facts of a brand: colour families, fonts and corners. All other tokens follow from them. */
export interface Brand {
  name: string;
  neutral: Hue;
  accent: Hue;
  positive: Hue;
  negative: Hue;
  warning: Hue;
  information: Hue;
  font: Tokens["font"];
  radius: Tokens["radius"];
}

type Meaning = "positive" | "negative" | "warning" | "information";
type MeaningRole = "Soft" | "Line" | "Mark" | "Text";

const white = "oklch(1 0 0)";
const onSolid: Paint = ["oklch(0.995 0 0)", "oklch(0.995 0 0)"];

function meaning<Name extends Meaning>(name: Name, ramp: Ramp): Record<`${Name}${MeaningRole}`, Paint>;
function meaning(name: Meaning, ramp: Ramp): Partial<Record<ColorName, Paint>> {
  return {
    [`${name}Soft`]: stepOf(ramp, 3),
    [`${name}Line`]: stepOf(ramp, 7),
    [`${name}Mark`]: stepOf(ramp, 8),
    [`${name}Text`]: stepOf(ramp, 11),
  };
}

/** Derives a solid fill, and its colours on hover and press; in dark schemes they become darker too. */
function solid(ramp: Ramp): [rest: Paint, hover: Paint, pressed: Paint] {
  const [rest, [hover]] = [stepOf(ramp, 9), stepOf(ramp, 10)];
  const [pressed] = stepOf(ramp, 11);
  return [rest, [hover, hover], [pressed, pressed]];
}

/**
 * Derives a whole theme, light and dark, from the facts of a brand.
 *
 * @example
 * const acme = createTheme({ ...houseBrand, name: "acme", accent: { hue: 150, chroma: 0.12 } });
 */
export function createTheme(brand: Brand): Theme {
  const neutral = createRamp(brand.neutral);
  const accent = createRamp(brand.accent);
  const negative = createRamp(brand.negative);
  const [accentRest, accentHover, accentPressed] = solid(accent);
  const [negativeRest, negativeHover, negativePressed] = solid(negative);
  const n = (number: Parameters<typeof stepOf>[1]) => stepOf(neutral, number);

  return {
    ...scales,
    name: brand.name,
    font: brand.font,
    radius: brand.radius,
    color: {
      canvas: [n(1)[0], n(1)[1]],
      surface: [white, n(2)[1]],
      sunken: [n(3)[0], n(1)[1]],
      floating: [white, n(3)[1]],
      hover: [n(3)[0], n(4)[1]],
      pressed: [n(4)[0], n(5)[1]],
      text: n(12),
      textMuted: n(11),
      border: [n(5)[0], n(5)[1]],
      borderStrong: n(8),
      focus: [stepOf(accent, 9)[0], stepOf(accent, 11)[1]],
      shadow: [`oklch(0.25 0.02 ${brand.neutral.hue} / 0.09)`, "oklch(0 0 0 / 0.4)"],
      scrim: [`oklch(0.25 0.02 ${brand.neutral.hue} / 0.45)`, "oklch(0 0 0 / 0.62)"],
      skeleton: [n(4)[0], n(4)[1]],
      skeletonShine: [n(2)[0], n(5)[1]],
      brand: accentRest,
      brandHover: accentHover,
      brandPressed: accentPressed,
      onBrand: onSolid,
      brandSoft: stepOf(accent, 3),
      brandLine: stepOf(accent, 7),
      brandText: stepOf(accent, 11),
      ...meaning("positive", createRamp(brand.positive)),
      ...meaning("negative", negative),
      ...meaning("warning", createRamp(brand.warning)),
      ...meaning("information", createRamp(brand.information)),
      negative: negativeRest,
      negativeHover,
      negativePressed,
      onNegative: onSolid,
    },
  };
}

/** Returns all CSS variables of a theme by name; colours as `light-dark()`, so that they follow `color-scheme`. */
export function createThemeVariables(theme: Theme): Record<string, string> {
  const { name: _name, logo: _logo, logoDark: _logoDark, color, ...groups } = theme;
  const variables: Record<string, string> = {};
  for (const [name, [light, dark]] of Object.entries(color)) {
    variables[toVariableName("color", name)] = light === dark ? light : `light-dark(${light}, ${dark})`;
  }
  for (const [group, tokens] of Object.entries(groups)) {
    for (const [name, value] of Object.entries<string>(tokens))
      variables[toVariableName(group, name)] = value;
  }
  return variables;
}

/**
 * A theme as a style sheet that overrules the built-in one, for brands that are chosen at run time.
 *
 * @example
 * <style>{createThemeStyleSheet(house)}</style>
 */
export function createThemeStyleSheet(theme: Theme, selector = ":root"): string {
  const lines = Object.entries(createThemeVariables(theme)).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${lines.join(";")}}`;
}
