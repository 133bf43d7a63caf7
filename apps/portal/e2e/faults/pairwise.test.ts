import { expect, test } from "vitest";
import { pairwise } from "./pairwise.ts";

test("each pair of values of any two dimensions is covered, in far fewer rows than all combinations", () => {
  const sizes = [5, 4, 2, 3];
  const rows = pairwise(sizes);
  const met = (a: number, b: number) => new Set(rows.map((row) => `${row[a]} ${row[b]}`)).size;
  for (const [a, size] of sizes.entries())
    for (const [b, other] of sizes.entries()) expect(met(a, b)).toBe(a === b ? size : size * other);
  expect(rows.length).toBeLessThan(30);
});

test("the rows are the same in every run", () => {
  expect(pairwise([3, 3, 2])).toEqual(pairwise([3, 3, 2]));
});
