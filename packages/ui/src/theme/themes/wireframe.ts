import { createTheme } from "../create-theme.ts";

const grey = { hue: 0, chroma: 0 };

/** A neutral theme: greys, system font, square corners. It proves that components depend on the theme contract only. */
export const wireframe = createTheme({
  name: "wireframe",
  neutral: grey,
  accent: grey,
  positive: grey,
  negative: grey,
  warning: grey,
  information: grey,
  font: { sans: "system-ui, sans-serif", mono: "ui-monospace, monospace" },
  radius: { small: "0", medium: "0", large: "0", pill: "0" },
});
