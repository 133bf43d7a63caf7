import { Ajv2020 } from "ajv/dist/2020.js";
import { formatHex } from "culori";
import { describe, expect, test } from "vitest";
import kite from "../../brands/kite.json" with { type: "json" };
import meridian from "../../brands/meridian.json" with { type: "json" };
import { createBrand } from "./create-brand.ts";
import { createThemeVariables } from "./create-theme.ts";
import schema from "./design-tokens.schema.json" with { type: "json" };
import { toDesignTokens } from "./design-tokens.ts";
import { house } from "./themes/house.ts";
import { wireframe } from "./themes/wireframe.ts";

const validate = new Ajv2020({ allErrors: true }).compile(schema);
const schemes = ["light", "dark"] as const;

describe.each([house, wireframe, createBrand(meridian), createBrand(kite)])("theme $name", (theme) => {
  test.each(schemes)("is a file of design tokens that its schema accepts, %s", (scheme) => {
    validate(toDesignTokens(theme, scheme));
    expect(validate.errors).toBeNull();
  });

  test("has a token for each CSS variable, and for each breakpoint", () => {
    const { breakpoint, ...groups } = toDesignTokens(theme);
    const names = Object.entries(groups).flatMap(([group, tokens]) =>
      Object.keys(tokens).map((name) => `--broker-${group}-${name}`),
    );
    expect(names.sort()).toEqual(Object.keys(createThemeVariables(theme)).sort());
    expect(Object.keys(breakpoint ?? {})).toContain("medium");
  });

  test("has every token that another refers to", () => {
    const tokens = toDesignTokens(theme);
    const references = JSON.stringify(tokens).match(/(?<="\{)[^{}"]+(?=\}")/g) ?? [];
    expect(new Set(references)).toEqual(new Set(["color.shadow"]));
    expect(tokens["color"]).toHaveProperty("shadow");
  });
});

test("writes the colours of its scheme", () => {
  const theme = createBrand(meridian);
  for (const [index, scheme] of schemes.entries()) {
    const hex = formatHex(theme.color.brand[index === 0 ? 0 : 1]);
    expect(toDesignTokens(theme, scheme)["color"]?.["brand"]).toMatchObject({ $value: { hex } });
  }
});

test("keeps the transparency of a shadow's colour, and the parts of a shadow", () => {
  const { color, elevation } = toDesignTokens(house);
  expect(color?.["shadow"]).toMatchObject({ $value: { alpha: 0.09 } });
  expect(elevation?.["raised"]).toEqual({
    $type: "shadow",
    $value: [
      {
        color: "{color.shadow}",
        offsetX: { value: 0, unit: "px" },
        offsetY: { value: 1, unit: "px" },
        blur: { value: 2, unit: "px" },
        spread: { value: 0, unit: "px" },
      },
    ],
  });
});

test("refuses a value that the format cannot express", () => {
  const odd = { ...house, radius: { ...house.radius, medium: "1em" } };
  expect(() => toDesignTokens(odd)).toThrow('"1em"');
});

test("the schema refuses a colour as text, an unknown unit and a token without type", () => {
  const tokens = {
    color: { text: { $type: "color", $value: "#000000" } },
    space: { 1: { $type: "dimension", $value: { value: 1, unit: "em" } }, 2: { $value: 4 } },
  };
  expect(validate(tokens)).toBe(false);
  expect(new Set(validate.errors?.map(({ instancePath }) => instancePath.split("/")[2]))).toEqual(
    new Set(["text", "1", "2"]),
  );
});
