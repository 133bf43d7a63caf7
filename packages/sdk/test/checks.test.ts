import { examples } from "@broker/api-spec/examples";
import { operations } from "@broker/api-spec/operations";
import * as v from "valibot";
import { expect, test } from "vitest";
import { checks } from "../src/checks.ts";
import type { ClientOperation } from "../src/index.ts";

const isOfClients = (name: string): name is ClientOperation =>
  Object.hasOwn(operations, name) && Reflect.get(Reflect.get(operations, name), "audience") !== "staff";
const calls = Object.keys(operations).filter(isOfClients);
const withData = calls.filter((call) => examples[call].success.data !== null);

test.each(withData)("%s is judged: its example fits, and nothing else does", (call) => {
  const check = checks[call] ?? v.any();
  const { data } = examples[call].success;
  const wrong = [null, "", 0, {}, [{}], [null], Array.isArray(data) ? data[0] : [data]];
  expect([data, ...wrong].map((value) => v.is(check, value))).toEqual([true, ...wrong.map(() => false)]);
});
