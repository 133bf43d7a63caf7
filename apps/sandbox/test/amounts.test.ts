import { operations } from "@broker/api-spec/operations";
import type { SessionIds } from "@broker/sdk";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Operation } from "../src/contract/validation.ts";
import { type Changes, watchChanges } from "./changes.ts";
import { createProvider, image, type Provider, type Visitor } from "./provider.ts";
import { calls, fieldsOf, requestOf } from "./requests.ts";

/** A placeholder for a value until the request is built, so that a number can be written in any notation. */
const HOLE = "written-here";
const withAmounts = calls.flatMap((name) =>
  operations[name].decimals.map((field): [Operation, string] => [name, field]),
);
const numerals = ["1e1", "1E1", "1.0e+1", "10.001", "10.000", "10.0000000000000001", "-5", "-0", "0", "0.00"];
const large = ["1000000000.01", "9007199254740993", "12345678901", "1e308"];
const refused = {
  json: [...numerals, ...large, `"10"`, `"0x10"`, "null", "true", "[10]", "{}"],
  form: [
    ...numerals,
    ...large,
    "0x10",
    "0X1F",
    "0b101",
    "0o17",
    "+5",
    " 5",
    "5 ",
    "\t5",
    "5\u00A0",
    "05",
    "0005",
    ".5",
    "5.",
    "1,000",
    "1 000",
    "٣",
    "１２",
    "5_0",
    "5n",
    "--5",
    "1e",
    "1.5.5",
    "Infinity",
    "NaN",
    "null",
    "true",
    "",
    "ten",
  ],
};

let provider: Provider;
let changes: Changes;
let demo: Visitor;
let ids: SessionIds;
beforeAll(async () => {
  provider = await createProvider();
  demo = provider.visitor();
  ids = await demo.signIn();
  changes = await watchChanges(provider);
}, 60_000);
beforeEach(() => provider.forgetLimits());
afterAll(() => provider.close());

/** Sends an operation with its fields; amounts are written as given. */
async function send(name: Operation, fields: ReadonlyMap<string, unknown>, written: Record<string, string>) {
  const { send: kind } = operations[name];
  const holes = Object.entries(written).map(([field, text]): [string, string] => [
    field,
    kind === "json" ? `${HOLE}-${field}` : text,
  ]);
  const [path, init] = requestOf(name, new Map([...fields, ...holes]));
  const body =
    typeof init.body === "string"
      ? Object.entries(written).reduce(
          (text, [field, value]) => text.replace(`"${HOLE}-${field}"`, value),
          init.body,
        )
      : (init.body ?? null);
  const response = await demo.fetch(path, { ...init, body });
  return { status: response.status, answer: Object(await response.json()) };
}

test("every amount of the contract uses one grammar, in each kind of body", () => {
  const kinds = new Set(withAmounts.map(([name]) => operations[name].send));
  expect(kinds).toEqual(new Set(["json", "form"]));
  expect(withAmounts.length).toBeGreaterThanOrEqual(16);
});

describe.each(withAmounts)("asvs(2.2.1): %s.%s", (name, field) => {
  test("is refused by its name where it is not a plain decimal, without any change", async () => {
    const { send: kind } = operations[name];
    for (const text of kind === "form" ? refused.form : refused.json) {
      // Refused attempts count too, and the operation for a code allows few.
      await provider.forgetLimits();
      const { status, answer } = await send(name, fieldsOf(name, ids), { [field]: text });
      expect({ text, status, path: answer.data?.errors?.[0]?.path }).toEqual({
        text,
        status: 400,
        path: field,
      });
    }
    expect(await changes.since()).toEqual([]);
  });
});

test.each([
  ["10", "10.00"],
  ["10.5", "10.50"],
  ["10.50", "10.50"],
  ["0.01", "0.01"],
])("%s moves exactly %s, from a form and from JSON", async (text, moved) => {
  const balance = async () => (await demo.client.call("GetUserInfo", {})).cTraderBalance;
  const newest = `select amount_usd from transfer order by requested_at desc, transaction_id desc limit 1`;
  const before = await balance();
  const json = await send("CTraderTransferRequest", fieldsOf("CTraderTransferRequest", ids), {
    amountUsd: text,
  });
  expect(json.answer).toMatchObject({ responseCode: 1 });
  expect((await provider.query(newest)).rows).toEqual([{ amount_usd: moved }]);
  const fields = new Map([
    ...fieldsOf("CTraderInternalTransferUserToUser", ids),
    ["ToUserEmail", "friend@example.com"],
    ["ToUserCTraderLogin", "5100238"],
    ["Reference", image("selfie.png")],
  ]);
  const form = await send("CTraderInternalTransferUserToUser", fields, { AmountUsd: text });
  expect(form.answer).toMatchObject({ responseCode: 1 });
  expect((await provider.query(newest)).rows).toEqual([{ amount_usd: moved }]);
  expect(Math.round((before - (await balance())) * 100)).toBe(Math.round(Number(moved) * 200));
});

test("integers of queries and forms are digits only, not all that JavaScript parses as a number", async () => {
  const ask = async (text: string) => {
    const query = new URLSearchParams({ paymentAction: text, companyId: "9" });
    const response = await demo.fetch(`/api/Cache/GetPaymentPlatforms?${query.toString()}`);
    return { status: response.status, answer: Object(await response.json()) };
  };
  expect((await ask("1")).answer).toMatchObject({ responseCode: 1 });
  for (const text of ["0x1", "0b1", "1e0", "1.0", "+1", "01", " 1", "", "true", "one", "１"]) {
    const { status, answer } = await ask(text);
    expect({ text, status, path: answer.data?.errors?.[0]?.path }).toEqual({
      text,
      status: 400,
      path: "paymentAction",
    });
  }
});

test("a number in an answer is the exact decimal of the books, up to the largest", () => {
  const cents = fc.bigInt({ min: -100_000_000_000_000n, max: 100_000_000_000_000n });
  const property = fc.property(cents, (amount) => {
    const digits = String(amount < 0n ? -amount : amount).padStart(3, "0");
    const text = `${amount < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
    return Number(JSON.stringify(Number(text))).toFixed(2) === text;
  });
  expect(fc.defaultReportMessage(fc.check(property, { numRuns: 10_000 }))).toBeUndefined();
});
