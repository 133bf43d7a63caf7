import {
  clampChroma,
  converter,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
  type Oklch,
} from "culori/fn";

/** Registers the colour spaces of themes with culori, whose functions support no colour space without a registration. */
export function registerColourSpaces(): void {
  // oxlint-disable-next-line react/rules-of-hooks -- culori's name for registering a colour space
  for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);
}

/** Parses a CSS colour to OKLCH; `undefined` for an invalid one. */
export function toOklch(colour: string): Oklch | undefined {
  registerColourSpaces();
  return converter("oklch")(colour);
}

const figure = (value: number) => Number(value.toFixed(4));

/** Formats a colour as CSS, with reduced chroma where it is outside of sRGB. */
export function toCss(colour: Oklch): string {
  registerColourSpaces();
  const { l, h = 0, alpha = 1 } = colour;
  const rounded = { ...colour, l: figure(l), h: figure(h) };
  // Rounded down, so that the result stays within the gamut.
  const chroma = Math.floor(clampChroma(rounded, "oklch").c * 10_000) / 10_000;
  return `oklch(${rounded.l} ${chroma} ${rounded.h}${alpha < 1 ? ` / ${figure(alpha)}` : ""})`;
}
