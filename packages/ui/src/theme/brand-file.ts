/** A brand as a designer writes it down, in JSON; see `brands/*.json` for two of them. */
export interface BrandFile {
  name: string;
  /** Address of the logo, or a `data:` URL; it has to stand on light and on dark surfaces. */
  logo: string;
  /** Hex colour of main buttons, such as `#0f6b4f`; kept to the letter in the light scheme. */
  accent: string;
  /** Hex colour of main buttons in the dark scheme; without it `accent`, or a lighter one where that is too dark. */
  accentDark?: string;
  /** Hex colour whose hue tints the greys; at most a trace of its chroma is used. */
  neutral: string;
  /** Corners of controls in px, 0 for square ones; smaller and larger parts follow. */
  radius: number;
  /** CSS font stacks; the app loads the faces. */
  font: { sans: string; mono: string };
}
