import { converter, formatHex } from "culori/fn";
import { registerColourSpaces } from "./oklch.ts";
import { breakpoints, type Theme, type Tokens } from "./tokens.ts";
import { toTokenName } from "./variable-name.ts";

/** A size or a duration of the format. */
type Figure = Readonly<{ value: number; unit: "px" | "rem" | "ms" }>;

/** A colour of the format. */
type Colour = Readonly<{
  colorSpace: "srgb";
  components: readonly [red: number, green: number, blue: number];
  alpha?: number;
  hex: string;
}>;

/** A shadow of the format. */
type Shadow = Readonly<{ color: string; offsetX: Figure; offsetY: Figure; blur: Figure; spread: Figure }>;

/** A token in the format of the Design Tokens Community Group, version 2025.10. */
export type DesignToken = Readonly<{ $description?: string }> &
  (
    | Readonly<{ $type: "color"; $value: Colour }>
    | Readonly<{ $type: "dimension" | "duration"; $value: Figure }>
    | Readonly<{ $type: "fontFamily"; $value: readonly string[] }>
    | Readonly<{ $type: "fontWeight" | "number"; $value: number }>
    | Readonly<{ $type: "cubicBezier"; $value: readonly number[] }>
    | Readonly<{ $type: "shadow"; $value: readonly Shadow[] }>
  );

/** A file of design tokens: groups with the names of the CSS variables, such as `color` and `text-muted`. */
export type DesignTokens = Readonly<Record<string, Readonly<Record<string, DesignToken>>>>;

const rounded = (value: number) => Number(value.toFixed(4));

function toColour(css: string): DesignToken {
  registerColourSpaces();
  const colour = converter("rgb")(css);
  if (colour === undefined) throw new TypeError(`"${css}" is not a colour.`);
  const { r, g, b, alpha = 1 } = colour;
  const part = (value: number) => rounded(Math.min(1, Math.max(0, value)));
  return {
    $type: "color",
    $value: {
      colorSpace: "srgb",
      components: [part(r), part(g), part(b)],
      ...(alpha < 1 && { alpha: rounded(alpha) }),
      hex: formatHex(colour),
    },
  };
}

function toFigure(css: string): Figure {
  const [, value, unit = "px"] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(css) ?? [];
  if (value === undefined || (unit !== "px" && unit !== "rem" && unit !== "ms"))
    throw new TypeError(`"${css}" is not a number with a unit of design tokens.`);
  return { value: Number(value), unit };
}

const toDimension = (css: string): DesignToken => ({ $type: "dimension", $value: toFigure(css) });

/** The format has no unit for a multiple of the font size. */
const toLetterSpacing = (css: string): DesignToken => ({
  $type: "number",
  $value: Number.parseFloat(css),
  $description: "A multiple of the font size.",
});

/** Splits a list at its commas, except those in brackets. */
const split = (list: string) => list.split(/,\s*(?![^(]*\))/);

const toShadow = (css: string): DesignToken => ({
  $type: "shadow",
  $value: split(css).map((one): Shadow => {
    const [x = "", y = "", blur = "", variable = ""] = one.split(" ");
    const [, group, name] = /^var\(--broker-([a-z]+)-(.+)\)$/.exec(variable) ?? [];
    return {
      color: `{${group}.${name}}`,
      offsetX: toFigure(x),
      offsetY: toFigure(y),
      blur: toFigure(blur),
      spread: toFigure("0"),
    };
  }),
});

const toCurve = (css: string): DesignToken => ({
  $type: "cubicBezier",
  $value: Array.from(css.matchAll(/-?[\d.]+/g), ([figure]) => Number(figure)),
});

const formats: Readonly<Record<Exclude<keyof Tokens, "color">, (css: string) => DesignToken>> = {
  font: (css) => ({
    $type: "fontFamily",
    $value: split(css).map((family) => family.replaceAll('"', "")),
  }),
  text: (css) => (css.endsWith("em") && !css.endsWith("rem") ? toLetterSpacing(css) : toDimension(css)),
  weight: (css) => ({ $type: "fontWeight", $value: Number(css) }),
  space: toDimension,
  radius: toDimension,
  stroke: toDimension,
  elevation: toShadow,
  focus: toDimension,
  layer: (css) => ({ $type: "number", $value: Number(css) }),
  duration: (css) => ({ $type: "duration", $value: toFigure(css) }),
  easing: toCurve,
  size: toDimension,
};

const isFormatted = (group: string): group is keyof typeof formats => Object.hasOwn(formats, group);

/**
 * Returns a theme in one scheme as a file of design tokens, in the format of the Design Tokens Community Group, version
 * 2025.10, which design tools import: one file for each mode. Colours are in sRGB, and shadows refer to the colour
 * `shadow`.
 *
 * @example
 * const file = JSON.stringify(toDesignTokens(house, "dark"), null, 2);
 */
export function toDesignTokens(theme: Theme, scheme: "light" | "dark" = "light"): DesignTokens {
  const index = scheme === "light" ? 0 : 1;
  const named = (tokens: Readonly<Record<string, string>>, format: (css: string) => DesignToken) =>
    Object.fromEntries(Object.entries(tokens).map(([name, css]) => [toTokenName(name), format(css)]));
  const paints = Object.fromEntries(Object.entries(theme.color).map(([name, paint]) => [name, paint[index]]));
  const { name: _name, logo: _logo, logoDark: _logoDark, color: _color, ...groups } = theme;
  return {
    color: named(paints, toColour),
    ...Object.fromEntries(
      Object.entries(groups).flatMap(([group, tokens]) =>
        isFormatted(group) ? [[group, named(tokens, formats[group])]] : [],
      ),
    ),
    breakpoint: named(
      Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`])),
      toDimension,
    ),
  };
}
