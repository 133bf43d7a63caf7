import type { Overrides } from "./overrides.ts";

interface Elsewhere {
  /** The choices that override those of every story. */
  overrides?: Overrides;
  /** The viewport, in px. */
  window?: readonly [width: number, height: number];
  /** The tag of the language in which its layout is checked. Its test runs before, in its own language. */
  locale?: string;
}

const surroundings: Readonly<Record<string, Elsewhere>> = {
  narrow: { window: [320, 640] },
  rtl: { overrides: { direction: "rtl" } },
  dark: { overrides: { scheme: "dark" } },
  wireframe: { overrides: { brand: "wireframe" } },
  meridian: { overrides: { brand: "meridian" } },
  kite: { overrides: { brand: "kite" } },
  pseudo: { locale: "en-XA" },
  malay: { locale: "ms" },
  chinese: { locale: "zh" },
  arabic: { locale: "ar" },
  // Tests run with reduced motion otherwise. These two emulate preferences of the system; vitest.storybook.config.ts sets them in the browser.
  "forced-colours": {},
  motion: {},
};

/** Combines the surroundings that `STORYBOOK_SURROUNDINGS=narrow,rtl` and the like name; null without any. */
export function elsewhereOf(names: unknown): Elsewhere | null {
  const chosen = typeof names === "string" && names !== "" ? names.split(",") : [];
  const unknown = chosen.filter((name) => !Object.hasOwn(surroundings, name));
  if (unknown.length > 0) throw new Error(`There are no surroundings “${unknown.join()}”.`);
  if (chosen.length === 0) return null;
  const parts = chosen.map((name) => surroundings[name] ?? {});
  const merged: Overrides = Object.assign({}, ...parts.map((part) => part.overrides));
  const sum: Elsewhere = Object.assign({}, ...parts);
  return { ...sum, overrides: merged };
}
