import { displayable, parse, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import kite from "../../brands/kite.json" with { type: "json" };
import meridian from "../../brands/meridian.json" with { type: "json" };
import { createBrand } from "./create-brand.ts";
import { contrastPromises } from "./contrast.ts";
import { createThemeStyleSheet, createThemeVariables } from "./create-theme.ts";
import { house } from "./themes/house.ts";
import { wireframe } from "./themes/wireframe.ts";
import { tokenShape } from "./tokens.ts";
import { toVariableName } from "./variable-name.ts";

const contractNames = Object.entries(tokenShape)
  .flatMap(([group, names]) => Object.keys(names).map((name) => toVariableName(group, name)))
  .sort();

const schemes = [
  ["light", 0],
  ["dark", 1],
] as const;

describe.each([house, wireframe, createBrand(meridian), createBrand(kite)])("theme $name", (theme) => {
  test("sets every variable of the contract and no other", () => {
    expect(Object.keys(createThemeVariables(theme)).sort()).toEqual(contractNames);
  });

  test.each(schemes)("uses only colours within sRGB, %s", (_scheme, index) => {
    const beyond = Object.entries(theme.color).filter(([, paint]) => {
      const color = parse(paint[index]);
      return color === undefined || !displayable(color);
    });
    expect(beyond).toEqual([]);
  });

  describe.each(schemes)("%s", (_scheme, index) => {
    const pairs = contrastPromises.flatMap(({ foreground, backgrounds, ratio }) =>
      backgrounds.map((background) => ({ foreground, background, ratio })),
    );
    test.each(pairs)(
      "$foreground on $background has a contrast of $ratio to 1",
      ({ foreground, background, ratio }) => {
        const reached = wcagContrast(theme.color[foreground][index], theme.color[background][index]);
        expect(reached).toBeGreaterThanOrEqual(ratio);
      },
    );
  });

  test("has no text smaller than 14 px, and body text of 16 px", () => {
    const sizes = Object.entries(theme.text).filter(([name]) => name.endsWith("Size"));
    expect(Math.min(...sizes.map(([, size]) => Number.parseFloat(size) * 16))).toBeGreaterThanOrEqual(14);
    expect(theme.text.bodySize).toBe("1rem");
  });
});

test("becomes one CSS rule that a page can load at run time", () => {
  const css = createThemeStyleSheet(wireframe, ".preview");
  expect(css).toMatch(/^\.preview\{--broker-color-canvas:light-dark\(oklch\(.+\), oklch\(.+\)\);/);
  expect(css.endsWith("}")).toBe(true);
});
