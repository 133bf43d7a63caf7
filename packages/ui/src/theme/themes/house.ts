import { createTheme, type Brand } from "../create-theme.ts";

/** The default brand: cobalt on cool greys, Geist, soft corners. A starting point for other brands. */
export const houseBrand = {
  name: "house",
  neutral: { hue: 262, chroma: 0.036 },
  accent: { hue: 262, chroma: 0.19 },
  positive: { hue: 156, chroma: 0.11 },
  negative: { hue: 24, chroma: 0.18 },
  warning: { hue: 68, chroma: 0.105 },
  information: { hue: 236, chroma: 0.1 },
  font: {
    sans: '"Geist Variable", "Geist Fallback", system-ui, sans-serif',
    mono: '"Geist Mono Variable", "Geist Mono Fallback", ui-monospace, "SFMono-Regular", Menlo, monospace',
  },
  radius: { small: "0.375rem", medium: "0.625rem", large: "1rem", pill: "999px" },
} as const satisfies Brand;

/** The default theme, set on `:root` as soon as a component is used. */
export const house = createTheme(houseBrand);
