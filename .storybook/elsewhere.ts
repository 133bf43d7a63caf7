import type { Overrides } from "./overrides.ts";

interface Elsewhere {
  /** What holds for every story, whatever it says itself. */
  overrides?: Overrides;
  /** The window, in px. */
  window?: readonly [width: number, height: number];
  /** The language it is judged in, by its tag. Its test comes before, in the words of its own language. */
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
  // These two are wishes of the system: the browser itself is told, in vitest.storybook.config.ts.
  "forced-colours": {},
  "reduced-motion": {},
};

/** The surroundings named in `STORYBOOK_SURROUNDINGS=narrow,rtl` and the like, put together; null where none is. */
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
