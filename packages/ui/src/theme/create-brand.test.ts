import { displayable, formatHex } from "culori";
import { describe, expect, test } from "vitest";
import meridian from "../../brands/meridian.json" with { type: "json" };
import type { BrandFile } from "./brand-file.ts";
import { BrandError, createBrand } from "./create-brand.ts";
import { findContrastFailures } from "./contrast-check.ts";
import { createThemeStyleSheet } from "./create-theme.ts";
import { toDesignTokens } from "./design-tokens.ts";
import { wireframe } from "./themes/wireframe.ts";

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const accentOf = (hue: number) => formatHex({ mode: "oklch", l: 0.5, c: 0.17, h: hue }) ?? "";

const refusal = (change: Partial<BrandFile>): BrandError => {
  try {
    createBrand({ ...meridian, ...change });
  } catch (error) {
    if (error instanceof BrandError) return error;
    throw error;
  }
  throw new Error("The brand was taken.");
};

describe("a theme derived from a brand", () => {
  test.each(hues)("has all required contrasts within sRGB, hue %i", (hue) => {
    const theme = createBrand({ ...meridian, accent: accentOf(hue), neutral: accentOf(hue) });
    expect(findContrastFailures(theme)).toEqual([]);
    expect(
      Object.values(theme.color)
        .flat()
        .filter((paint) => !displayable(paint)),
    ).toEqual([]);
  });
});

test("uses the accent unchanged in the light scheme", () => {
  expect(formatHex(createBrand(meridian).color.brand[0])).toBe(meridian.accent);
});

test("passes the logo on, without a CSS variable", () => {
  const theme = createBrand(meridian);
  expect(theme.logo).toBe(meridian.logo);
  expect(createThemeStyleSheet(theme)).not.toContain("svg");
});

test("passes the logo for the dark scheme on, without a CSS variable or a token", () => {
  const theme = createBrand({ ...meridian, logoDark: "/dark.svg" });
  expect(theme.logoDark).toBe("/dark.svg");
  expect(createThemeStyleSheet(theme)).toBe(createThemeStyleSheet(createBrand(meridian)));
  expect(toDesignTokens(theme)).toEqual(toDesignTokens(createBrand(meridian)));
});

test("takes a brand without a logo", () => {
  const { logo, ...withoutLogo } = meridian;
  expect(logo).toContain("svg");
  const theme = createBrand(withoutLogo);
  expect(theme).not.toHaveProperty("logo");
  expect(createThemeStyleSheet(theme)).toBe(createThemeStyleSheet(createBrand(meridian)));
});

test("uses dark text on an accent with too little contrast to white", () => {
  expect(createBrand({ ...meridian, accent: "#e8590c" }).color.onBrand[0]).toBe("oklch(0.14 0 0)");
});

test("lightens an accent with too little contrast in the dark scheme", () => {
  const { brand } = createBrand({ ...meridian, accent: "#0b1f4b" }).color;
  expect(formatHex(brand[0])).toBe("#0b1f4b");
  expect(formatHex(brand[1])).not.toBe("#0b1f4b");
});

test("limits the radius of a checkbox, so that it differs from a radio button", () => {
  expect(createBrand({ ...meridian, radius: 24 }).radius.small).toBe("0.375rem");
  expect(createBrand({ ...meridian, radius: 0 }).radius).toEqual({
    small: "0rem",
    medium: "0rem",
    large: "0rem",
    pill: "0",
  });
});

test("refuses an accent with too little contrast to white, and names the pair", () => {
  expect(refusal({ accent: "#facc15" }).message).toContain(
    "brand on surface reaches 1.53 to 1 in the light scheme and needs 3",
  );
});

test("refuses a dark accent with too little contrast in the dark scheme, and names the pair", () => {
  const failing = refusal({ accentDark: "#0b1f4b" }).failures;
  expect(failing.map(({ foreground, scheme }) => `${foreground} ${scheme}`)).toContain("brand dark");
});

test.each([
  ["accent", { accent: "teal" }, 'gives "teal" as accent'],
  ["neutral", { neutral: "#12" }, 'gives "#12" as neutral'],
  ["radius", { radius: -1 }, "gives -1 as radius"],
  ["font", { font: { sans: "a;}</style>", mono: "b" } }, 'gives "a;}</style>" as font; a font stack'],
  ["font", { font: { sans: "a", mono: "b}" } }, 'gives "b}" as font; a font stack'],
])("names the property that is not a %s", (_what, change, words) => {
  expect(() => createBrand({ ...meridian, ...change })).toThrow(words);
});

test("finds unreadable pairs in a theme made by hand", () => {
  const pale = { ...wireframe, color: { ...wireframe.color, text: ["#aaa", "#555"] as const } };
  expect(findContrastFailures(pale).map(({ foreground }) => foreground)).toContain("text");
});
