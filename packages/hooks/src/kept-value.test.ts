import { describe, expect, test } from "vitest";
import {
  unionOf,
  isAbsent,
  isDecimal,
  isNumber,
  isText,
  listOf,
  oneOf,
  nullableOf,
  parseJson,
  recordOf,
  take,
} from "./kept-value.ts";

const values = ["a", "1.50", 1, 0.5, true, null, undefined, [], ["a"], [1], {}, { id: 1 }, Number.NaN];
/** The values in which a `Guard` finds a value that it accepts. */
const found = (guard: (value: unknown) => boolean) => values.filter((value) => guard(value));

describe("a value from the browser's storage", () => {
  test.each([
    ["a text", isText, ["a", "1.50"]],
    ["a number", isNumber, [1, 0.5]],
    ["a plain decimal", isDecimal, ["1.50"]],
    ["nothing", isAbsent, [null, undefined]],
    ["one of several values", oneOf<string | number>("a", 1), ["a", 1]],
    ["a value of either type", unionOf(isText, isNumber), ["a", "1.50", 1, 0.5]],
    ["a number or null", nullableOf(isNumber), [1, 0.5, null]],
    ["a list of texts", listOf(isText), [[], ["a"]]],
    ["an object by its fields", recordOf({ id: isNumber }), [{ id: 1 }]],
  ])("is validated as %s, and as nothing else", (_, guard, expected) => {
    expect(found(guard)).toEqual(expected);
  });

  test.each(["-1", "1.", ".5", "1e3", " 1", "", "1,5"])("is no plain decimal: %j", (text) => {
    expect(isDecimal(text)).toBe(false);
  });
});

describe("a validated object", () => {
  const fields = { id: isNumber, note: nullableOf(isText) };

  test("has the requested fields, and no others", () => {
    expect(take(fields, { id: 1, note: null, password: "secret" })).toEqual({ id: 1, note: null });
  });

  test.each([[{ id: 1 }], [{ id: "1", note: null }], [null], ["text"], [[]], [undefined]])(
    "is null where it is incomplete: %j",
    (value) => {
      expect(take(fields, value)).toBeNull();
    },
  );
});

test("a text that is invalid JSON, missing or unreadable is ignored", () => {
  const refused = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  expect([parseJson(() => "{"), parseJson(() => null), parseJson(refused), parseJson(() => "[1]")]).toEqual([
    null,
    null,
    null,
    [1],
  ]);
});
