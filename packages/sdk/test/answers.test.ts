import type { Shape } from "@broker/api-spec/client-operations";
import { examples } from "@broker/api-spec/examples";
import openapi from "@broker/api-spec/openapi.json" with { type: "json" };
import { beforeAll, describe, expect, test } from "vitest";
import { unwrap } from "../src/envelope.ts";
import { type ClientOperation, isApiError } from "../src/index.ts";
import { findRoute } from "../src/operation.ts";
import { isOfShape } from "../src/wire/shape.ts";
import { allOperations } from "./all-operations.ts";

// Loads the rows of late operations, as a first call of each file does.
beforeAll(() => Promise.all([findRoute("UpdateUserPassword"), findRoute("UpdateLetterLanguage")]));

const isCall = (name: string): name is ClientOperation => Object.hasOwn(allOperations, name);
const calls = Object.keys(allOperations).filter(isCall);
const withData = calls.filter((call) => examples[call].success.data !== null);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the client's result for an answer with this data: its data, or the kind of its error. */
function outcome(call: ClientOperation, data: unknown): unknown {
  const text = JSON.stringify({ responseCode: 1, responseMessage: "", data });
  try {
    return unwrap(call, new Response(), text, 0);
  } catch (error) {
    return isApiError(error) && error.operation === call ? error.kind : error;
  }
}

/** Returns the example's object, or the first of its list, with a function that replaces it. */
function sample(call: ClientOperation) {
  const { data } = examples[call].success;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (!isRecord(first)) throw new Error(`${call} has no example`);
  return { first, around: (record: object) => (Array.isArray(data) ? [record] : record) };
}

/** Each field of each operation that has data. */
const fields = withData.flatMap((call) =>
  Object.keys(sample(call).first).map((name) => [call, name] as const),
);

test("every operation whose example has data has a schema, and no other", () => {
  expect(calls.filter((call) => allOperations[call].answer !== undefined)).toEqual(withData);
});

test.each(withData)("%s is validated: its example is valid, and nothing else", (call) => {
  const { data } = examples[call].success;
  const wrong = [null, "", 0, [{}], [null], Array.isArray(data) ? data[0] : [data]];
  expect([data, ...wrong].map((value) => outcome(call, value))).toEqual([
    data,
    ...wrong.map(() => "malformed"),
  ]);
  // A missing field that may be null is null.
  const nothing = Object.fromEntries(Object.keys(Object(data)).map((name) => [name, null]));
  expect(outcome(call, {})).toEqual(outcome(call, nothing));
});

describe.each(fields)("%s without a valid %s", (call, name) => {
  const { first, around } = sample(call);

  test("is refused when it has another type", () => {
    const own = first[name];
    const others = [
      Array.isArray(own) ? [1] : [],
      isRecord(own) ? [{}] : {},
      typeof own === "boolean" ? "true" : true,
    ];
    expect(others.map((other) => outcome(call, around({ ...first, [name]: other })))).toEqual(
      others.map(() => "malformed"),
    );
  });

  test("is refused when it is missing, or is null where the contract allows that", () => {
    const { [name]: _, ...rest } = first;
    const withNull = around({ ...first, [name]: null });
    const isTaken = outcome(call, withNull) !== "malformed";
    expect(outcome(call, around(rest))).toEqual(isTaken ? withNull : "malformed");
  });
});

test("a number without a finite value, and an id that is no integer, are refused", () => {
  const { first } = sample("GetUserInfo");
  const endless = JSON.stringify({ responseCode: 1, responseMessage: "", data: first }).replace(
    /"eWalletBalance":[^,]+/,
    '"eWalletBalance":1e999',
  );
  expect(() => unwrap("GetUserInfo", new Response(), endless, 0)).toThrow(
    expect.objectContaining({ kind: "malformed" }),
  );
  expect(outcome("GetUserInfo", { ...first, staffUserId: 1.5 })).toBe("malformed");
});

test("a record with any keys is validated by its values", () => {
  const { data } = examples.GetCapabilities.success;
  const withCodes = (postalCodes: object) =>
    outcome("GetCapabilities", { ...data, identity: { ...data.identity, postalCodes } });
  expect(withCodes({ GB: "[A-Z]+", SG: "[0-9]{6}" })).toMatchObject({
    identity: { postalCodes: { GB: "[A-Z]+" } },
  });
  expect([withCodes({ GB: 5 }), withCodes({ GB: null }), withCodes([])]).toEqual(
    Array.from({ length: 3 }, () => "malformed"),
  );
});

test("the scalar fields of a record are validated beside its other parts", () => {
  const shape: Shape = { "": "id# note?", rows: ["amount."], tags: [""] };
  const record = { id: 1, note: "a", rows: [{ amount: 0.5 }], tags: ["b"] };
  const { note: _, ...without } = record;
  const wrong = [
    { ...record, id: 1.5 },
    { ...record, note: 1 },
    { ...record, rows: [{}] },
    { ...record, tags: [1] },
  ];
  expect([record, without, ...wrong, null].map((value) => isOfShape(shape, value))).toEqual([
    true,
    true,
    ...wrong.map(() => false),
    false,
  ]);
  expect(without).toEqual({ ...record, note: null });
});

test("fields that are not in the contract are returned", () => {
  const { first, around } = sample("GetCurrencies");
  const data = around({ ...first, symbol: "RM" });
  expect(outcome("GetCurrencies", data)).toEqual(data);
});

/** Returns a part of the contract's document by its keys, and follows references. */
function partOf(from: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof from !== "object" || from === null) return undefined;
  const reference: unknown = Reflect.get(from, "$ref");
  const target = typeof reference === "string" ? partOf(openapi, reference.slice(2).split("/")) : from;
  if (key === undefined || typeof target !== "object" || target === null) return target;
  return partOf(Reflect.get(target, key), rest);
}

/** Returns the schema of a field of an answer: of its object, or of the items of its list. */
function schemaOf(call: ClientOperation, name: string): unknown {
  const item = partOf(openapi, ["paths", `/api/${allOperations[call].area}/${call}`]);
  const [operation] = isRecord(item) ? Object.values(item) : [];
  const answer = ["responses", "200", "content", "application/json", "schema", "oneOf", "0", "allOf", "1"];
  const data = partOf(operation, [...answer, "properties", "data"]);
  return partOf(partOf(data, ["items"]) ?? data, ["properties", name]);
}

test("the optional fields are those that the contract lets be null, and the identity check", () => {
  const isOptional = ([call, name]: readonly [ClientOperation, string]) => {
    const schema = schemaOf(call, name);
    if (!isRecord(schema)) throw new Error(`The contract has no schema of ${name} in ${call}.`);
    const { type, "x-may-be-missing": mayBeMissing } = schema;
    return mayBeMissing === true || (Array.isArray(type) && type.includes("null"));
  };
  const accepted = fields.filter(([call, name]) => {
    const { first, around } = sample(call);
    return outcome(call, around({ ...first, [name]: null })) !== "malformed";
  });
  expect(accepted).toEqual(fields.filter(isOptional));
  expect(accepted).toContainEqual(["GetUserInfo", "kycStatus"]);
});
