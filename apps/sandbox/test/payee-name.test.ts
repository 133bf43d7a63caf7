import { expect, test } from "vitest";
import { toPayeeName } from "../src/payees/payee-name.ts";

test("a name is kept with single spaces and without invisible characters", () => {
  expect(toPayeeName(" My\u200B  coins\u202E ").name).toBe("My coins");
  expect(toPayeeName("\u200B\u202E\u3164").name).toBe("");
});

test.each([
  "my coins",
  "My co\u00ADins",
  "Ｍｙ ｃｏｉｎｓ",
  "My\u00A0coins",
  "M\u200Dy coins",
  "MY\u3164 COINS\uFEFF",
  "My \u200D coins",
  "My coins\u2800",
])("a name that looks like another one is the same name: %j", (alike) => {
  expect(toPayeeName(alike).nameKey).toBe(toPayeeName("My coins").nameKey);
});

test("a name that looks different is another name", () => {
  expect(toPayeeName("My coins 2").nameKey).not.toBe(toPayeeName("My coins").nameKey);
});
