import { expect, test } from "vitest";
import { shortenNames, shortProperties } from "./shorten-names.ts";

test("classes and custom properties are renamed in the same way in styles and markup, and texts are preserved", () => {
  const page = (text: string) =>
    `<style>.hero_1{color:var(--broker-color-text);margin:.5rem}.hero_1.wide:hover{--broker-color-text:red}</style><p class="hero_1 wide" style="--broker-color-text:blue">${text}</p><p class="wide"></p>`;
  expect(shortenNames(page("hero_1 wide"), shortProperties([page("")]))).toBe(
    '<style>.k1{color:var(--0);margin:.5rem}.k1.k0:hover{--0:red}</style><p class="k1 k0" style="--0:blue">hero_1 wide</p><p class="k0"></p>',
  );
});

test("a custom property has the same short name in all pages, the shortest where it is used most", () => {
  const pages = ["--broker-one --broker-two", "--broker-two --broker-two --broker-three"];
  const names = shortProperties(pages);
  expect(pages.map((page) => shortenNames(page, names))).toEqual(["--1 --0", "--0 --0 --2"]);
});
