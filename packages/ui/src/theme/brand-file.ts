/** The facts of a brand, as a JSON file; see `brands/*.json` for two of them. */
export interface BrandFile {
  name: string;
  /**
   * The address of the logo, or a `data:` URL, for pages of your own: the screens show the logo of the provider's company.
   * Without `logoDark` it must be legible on light and dark surfaces.
   */
  logo?: string;
  /** The logo for the dark scheme, where `logo` is legible on light surfaces only. */
  logoDark?: string;
  /** The hex colour of primary buttons, such as `#0f6b4f`; used unchanged in the light scheme. */
  accent: string;
  /** The hex colour of primary buttons in the dark scheme; by default `accent`, or a lighter colour if `accent` is too dark. */
  accentDark?: string;
  /** A hex colour whose hue tints the greys; its chroma is reduced to a trace. */
  neutral: string;
  /** The corner radius of controls in px, 0 for square ones; that of smaller and larger components follows. */
  radius: number;
  /** CSS font stacks; the app loads the fonts. */
  font: { sans: string; mono: string };
}
