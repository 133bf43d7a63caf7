import { clientOperations, type Shape } from "@broker/api-spec/client-operations";
import { examples } from "@broker/api-spec/examples";
import { describe, expect, test } from "vitest";
import { unwrap } from "../src/envelope.ts";
import { type ClientOperation, isApiError } from "../src/index.ts";
import { isOfShape } from "../src/wire/shape.ts";

const isCall = (name: string): name is ClientOperation => Object.hasOwn(clientOperations, name);
const calls = Object.keys(clientOperations).filter(isCall);
const withData = calls.filter((call) => examples[call].success.data !== null);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an answer with this data comes to: its data, or the kind of its error. */
function outcome(call: ClientOperation, data: unknown): unknown {
  const text = JSON.stringify({ responseCode: 1, responseMessage: "", data });
  try {
    return unwrap(call, new Response(), text, 0);
  } catch (error) {
    return isApiError(error) && error.operation === call ? error.kind : error;
  }
}

/** The example's object, or the first of its list, with a way to put another in its place. */
function sample(call: ClientOperation) {
  const { data } = examples[call].success;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (!isRecord(first)) throw new Error(`${call} has no example`);
  return { first, around: (record: object) => (Array.isArray(data) ? [record] : record) };
}

/** Each field of each call that has data. */
const fields = withData.flatMap((call) =>
  Object.keys(sample(call).first).map((name) => [call, name] as const),
);

test("every call whose example has data has a shape, and no other", () => {
  expect(calls.filter((call) => clientOperations[call].answer !== undefined)).toEqual(withData);
});

test.each(withData)("%s is judged: its example fits, and nothing else does", (call) => {
  const { data } = examples[call].success;
  const wrong = [null, "", 0, {}, [{}], [null], Array.isArray(data) ? data[0] : [data]];
  expect([data, ...wrong].map((value) => outcome(call, value))).toEqual([
    data,
    ...wrong.map(() => "malformed"),
  ]);
});

describe.each(fields)("%s without a right %s", (call, name) => {
  const { first, around } = sample(call);

  test("is refused when it is of another kind", () => {
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

  test("is refused when it is missing, or reads as null where the contract allows that", () => {
    const { [name]: _, ...rest } = first;
    const withNull = around({ ...first, [name]: null });
    const isTaken = outcome(call, withNull) !== "malformed";
    expect(outcome(call, around(rest))).toEqual(isTaken ? withNull : "malformed");
  });
});

test("an amount beyond all numbers, and an id that is no whole number, are refused", () => {
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

test("a record of any fields is judged by what each of them holds", () => {
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

test("the plain fields of a record are judged beside its other parts", () => {
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

test("what the contract does not name is handed on", () => {
  const { first, around } = sample("GetCurrencies");
  const data = around({ ...first, symbol: "RM" });
  expect(outcome("GetCurrencies", data)).toEqual(data);
});

test("the fields that may be missing are the ones that the contract lets be null, and the identity check", () => {
  const missing = fields.flatMap(([call, name]) => {
    const { first, around } = sample(call);
    return outcome(call, around({ ...first, [name]: null })) === "malformed" ? [] : [name];
  });
  expect([...new Set(missing)].toSorted()).toEqual([
    "bankAccountName",
    "bankAccountNumber",
    "bankName",
    "bankSwiftCode",
    "branchName",
    "city",
    "comment",
    "kycReason",
    "kycStatus",
    "kycVerifiedAt",
    "lastSignInAt",
    "logo",
    "nationality",
    "paymentUrl",
    "receipt",
    "reference",
    "remarks",
    "transactionId",
    "walletAddress",
    "withdrawalBank",
    "withdrawalBankAccountName",
    "withdrawalBankAccountNumber",
  ]);
});
