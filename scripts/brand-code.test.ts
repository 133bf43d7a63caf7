import { expect, test } from "vitest";
import kite from "../packages/ui/brands/kite.json" with { type: "json" };
import {
  brandOf,
  brandParameter,
  decodeBrand,
  encodeBrand,
} from "../.storybook/white-label/studio/brand-code.ts";

const brand = { ...kite, name: "Ébène 石", accentDark: "#ffa94d", logoDark: "/dark.svg" };

test("an address holds a whole brand, in its query or in its fragment", () => {
  const code = encodeBrand(brand);
  expect(code).toMatch(/^[\w-]+$/);
  expect(brandOf(`?path=/story/x&${brandParameter}=${code}`)).toEqual(brand);
  expect(brandOf(`#${brandParameter}=${code}`)).toEqual(brand);
  expect(brandOf("?path=/story/x")).toBeNull();
});

test("an address holds a brand without a logo", () => {
  const { logo: _logo, ...withoutLogo } = kite;
  expect(decodeBrand(encodeBrand(withoutLogo))).toEqual(withoutLogo);
});

test.each([
  ["is no code", "%%%"],
  ["is no brand", btoa('{"name":"x"}')],
  ["has a radius as text", encodeBrand(Object.assign({}, brand, { radius: "2" }))],
])("an address is ignored that %s", (_what, code) => {
  expect(decodeBrand(code)).toBeNull();
});
