import { expect, test } from "vitest";
import { shortenNames, shortProperties } from "./shorten-names.ts";

test("classes and custom properties are renamed in the same way in styles and markup, and texts are preserved", () => {
  const page = (text: string) =>
    `<style>.hero_1{color:var(--broker-color-text);margin:.5rem}.hero_1.wide:hover{--broker-color-text:red}</style><p class="hero_1 wide" style="--broker-color-text:blue">${text}</p><p class="wide"></p>`;
  expect(shortenNames(page("hero_1 wide"), shortProperties([page("")]))).toBe(
    '<style>.b{color:var(--0);margin:.5rem}.b.a:hover{--0:red}</style><p class="b a" style="--0:blue">hero_1 wide</p><p class="a"></p>',
  );
});

test("a hundred and more classes have names of one and two characters, none twice", () => {
  const classes = Array.from({ length: 120 }, (_, index) => `class_${index}`);
  const page = shortenNames(`<p class="${classes.join(" ")}"></p>`, new Map());
  const names = /class="([^"]*)"/.exec(page)?.[1]?.split(" ") ?? [];
  expect(new Set(names).size).toBe(120);
  expect(names.filter((name) => !/^[A-Za-z][0-9]?$/.test(name))).toEqual([]);
});

test("a custom property has the same short name in all pages, the shortest where it is used most", () => {
  const pages = ["--broker-one --broker-two", "--broker-two --broker-two --broker-three"];
  const names = shortProperties(pages);
  expect(pages.map((page) => shortenNames(page, names))).toEqual(["--1 --0", "--0 --0 --2"]);
});
