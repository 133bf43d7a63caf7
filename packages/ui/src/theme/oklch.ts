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

/** Makes culori know the colour spaces that themes are written in; without it, its functions know none. */
export function registerColourSpaces(): void {
  // oxlint-disable-next-line react/rules-of-hooks -- culori's name for registering a colour space
  for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) useMode(mode);
}

/** Reads a CSS colour as OKLCH, or `undefined` where it is none. */
export function toOklch(colour: string): Oklch | undefined {
  registerColourSpaces();
  return converter("oklch")(colour);
}

const figure = (value: number) => Number(value.toFixed(4));

/** Writes a colour as CSS, with less chroma where an sRGB screen could not show it. */
export function toCss(colour: Oklch): string {
  registerColourSpaces();
  const { l, h = 0, alpha = 1 } = colour;
  const rounded = { ...colour, l: figure(l), h: figure(h) };
  // Rounded down, so that rounding does not lead out of the gamut again.
  const chroma = Math.floor(clampChroma(rounded, "oklch").c * 10_000) / 10_000;
  return `oklch(${rounded.l} ${chroma} ${rounded.h}${alpha < 1 ? ` / ${figure(alpha)}` : ""})`;
}
